import MockyGenerator
import Testing

/// What is still to come: it is refused with a text of its own, and with nothing else.
@Suite struct NotYetTests {
  @Test func aStaticRequirementIsReportedWhole() {
    expectDiagnostics(
      of: """
        @Mockable protocol Factory {
          func make() -> Int
          static func shared() -> Int
        }
        """,
      """
      3:3: error: @Mockable does not mock static requirements yet; write this protocol's mock by hand
        static func shared() -> Int
        ^~~~~~
      """)
  }

  /// The marks stand around what is reported.
  @Test(
    arguments: [
      ("«static» func f()", "static requirements"),
      ("«static» var v: Int { get }", "static requirements"),
      ("«static» subscript(i: Int) -> Int { get }", "static requirements"),
      ("@available(macOS 14, *) «static» func f(_ other: Self)", "static requirements"),
      ("«init»(x: Int)", "initializer requirements"),
      ("«init»?()", "initializer requirements"),
      ("static func «==»(left: Self, right: Self) -> Bool", "operators"),
      ("static prefix func «!»(right: Self) -> Self", "operators"),
      ("static func «<~>»(left: Int, right: Self) -> Int", "operators"),
      ("func f(_ other: «Self») -> Bool", "requirements with 'Self'"),
      ("func f() -> «Self»?", "requirements with 'Self'"),
      ("func f(_ all: [Int: («Self») -> Void])", "requirements with 'Self'"),
      ("var next: «Self» { get }", "requirements with 'Self'"),
      ("subscript(i: Int) -> «Self» { get }", "requirements with 'Self'"),
      ("func «f»(_ body: () throws -> Int) rethrows -> Int", "requirements that rethrow"),
      ("func f<each «T»>(_ t: repeat each T)", "parameter packs"),
      ("func f(_ x: «borrowing» String)", "'borrowing' parameters"),
      ("func f(_ x: «consuming» String)", "'consuming' parameters"),
      ("func f(_ x: «__owned» String)", "'__owned' parameters"),
      ("func f(_ x: «sending» String)", "'sending' parameters"),
      ("func f() -> «sending» String", "'sending' results"),
      ("func f(_ x: «isolated» any Actor)", "'isolated' parameters"),
      ("func f(_ x: «isolated» (any Actor)?) async", "'isolated' parameters"),
      ("«consuming» func f()", "'consuming' requirements"),
      ("«borrowing» func f()", "'borrowing' requirements"),
      ("«@concurrent» func f() async", "'@concurrent' requirements"),
      (
        "«nonisolated(nonsending)» func f() async",
        "'nonisolated(nonsending)' requirements"
      ),
      ("func f<«T»: ~Copyable>(_ x: borrowing T)", "noncopyable types"),
      ("func f<T>(_ x: T) where «T: ~Copyable»", "noncopyable types"),
      ("func f(«_ x: Span<Int>»)", "'Span<Int>' values"),
      ("func «f»() -> Swift.Span<Int>", "'Swift.Span<Int>' values"),
      ("var v: Int { «_read» _modify }", "'_read' accessors"),
      ("subscript(i: Int) -> Int { get «_modify» }", "'_modify' accessors"),
      ("«distributed» func f()", "distributed actors"),
      ("associatedtype T: «~Copyable»", "'~Copyable' associated types"),
      ("associatedtype T where «T.U: ~Copyable»", "'~Copyable' associated types"),
      ("associatedtype T: Q where T.U == «Self»", "associated types that are bound to 'Self'"),
      ("associatedtype T: Q<[«Self»]>", "associated types that are bound to 'Self'"),
    ])
  func aRequirementThatIsStillToComeIsRefused(_ marked: String, _ what: String) {
    expectNotYet("@Mockable protocol P { \(marked) }", what)
  }

  @Test(
    arguments: [
      ("@Mockable protocol P: «~Copyable» {}", "'~Copyable' protocols"),
      ("@Mockable protocol P: Sendable, «~Escapable» {}", "'~Escapable' protocols"),
      ("@Mockable protocol P where «Self: ~Copyable» {}", "'~Copyable' protocols"),
      ("@Mockable protocol P: «DistributedActor» {}", "distributed actors"),
      (
        "@Mockable protocol P where T.U == «Self» { associatedtype T: Q }",
        "associated types that are bound to 'Self'"
      ),
      (
        "@Mockable protocol P: «Distributed.DistributedActor» { func f() }", "distributed actors"
      ),
      ("@Mockable «@objc» protocol P { @objc optional func f() }", "'@objc' protocols"),
      ("«@objc(PP)» @Mockable public protocol P: NSObjectProtocol2 {}", "'@objc' protocols"),
    ])
  func aProtocolThatIsStillToComeIsRefused(_ marked: String, _ what: String) {
    expectNotYet(marked, what)
  }

  @Test func aRequirementIsReportedOnceAndEveryRequirementIsReported() {
    expectDiagnostics(
      of: """
        @Mockable protocol Ordered {
          static func < (left: Self, right: Self) -> Bool
          func merge(_ other: Self, _ another: Self) -> Self
          #if DEBUG
            init()
          #endif
        }
        """,
      """
      2:15: error: @Mockable does not mock operators yet; write this protocol's mock by hand
        static func < (left: Self, right: Self) -> Bool
                    ^
      3:23: error: @Mockable does not mock requirements with 'Self' yet; write this protocol's mock by hand
        func merge(_ other: Self, _ another: Self) -> Self
                            ^~~~
      5:5: error: @Mockable does not mock initializer requirements yet; write this protocol's mock by hand
          init()
          ^~~~
      """)
  }

  private func expectNotYet(
    _ marked: String, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let marked = MarkedSource(marked)
    let message =
      "error: @Mockable does not mock \(what) yet; write this protocol's mock by hand"
    expectDiagnostics(
      of: marked.source, marked.text(message), sourceLocation: sourceLocation)
  }
}
