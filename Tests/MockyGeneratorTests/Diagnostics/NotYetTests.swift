import MockyGenerator
import Testing

/// What is still to come: it is refused with a text of its own, and with nothing else.
@Suite struct NotYetTests {
  @Test func aViewIsReportedWhole() {
    expectDiagnostics(
      of: """
        @Mockable protocol Buffer {
          func count() -> Int
          func bytes() -> Span<UInt8>
        }
        """,
      """
      3:8: error: @Mockable does not mock 'Span<UInt8>' values yet; write this protocol's mock by hand
        func bytes() -> Span<UInt8>
             ^~~~~
      """)
  }

  /// The marks stand around what is reported.
  @Test(
    arguments: [
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
        @Mockable protocol Buffer {
          distributed func flush()
          var size: Int { _read }
          #if DEBUG
            func take<T: ~Copyable>(_ one: consuming T, _ other: consuming T)
          #endif
        }
        """,
      """
      2:3: error: @Mockable does not mock distributed actors yet; write this protocol's mock by hand
        distributed func flush()
        ^~~~~~~~~~~
      3:19: error: @Mockable does not mock '_read' accessors yet; write this protocol's mock by hand
        var size: Int { _read }
                        ^~~~~
      5:15: error: @Mockable does not mock noncopyable types yet; write this protocol's mock by hand
          func take<T: ~Copyable>(_ one: consuming T, _ other: consuming T)
                    ^
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
