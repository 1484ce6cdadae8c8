import MockyGenerator
import Testing

/// Declarations that cannot have a mock: the message tells why.
@Suite struct RefusalTests {
  @Test func aViewIsReportedWhole() {
    expectDiagnostics(
      of: """
        @Mockable protocol Buffer {
          func count() -> Int
          func bytes() -> Span<UInt8>
        }
        """,
      """
      3:8: error: a mock cannot return a 'Span<UInt8>', because it has no memory that the result could view; write this mock by hand
        func bytes() -> Span<UInt8>
             ^~~~~
      """)
  }

  @Test(
    arguments: [
      ("func «f»() -> Swift.Span<Int>", "Swift.Span<Int>"),
      ("func «f»() throws -> RawSpan?", "RawSpan?"),
      ("var «bytes»: MutableSpan<UInt8> { get set }", "MutableSpan<UInt8>"),
      ("«subscript»(i: Int) -> UTF8Span { get }", "UTF8Span"),
    ])
  func aViewIsNoResult(_ marked: String, _ type: String) {
    expect(
      "@Mockable protocol P { \(marked) }",
      "a mock cannot return a '\(type)', because it has no memory that the result could view;"
        + " write this mock by hand")
  }

  @Test(
    arguments: [
      "func f(_ x: Span<Int>, _ y: inout MutableSpan<Int>)", "func f(_ x: (Span<Int>) -> RawSpan)",
      "func f<T: ~Copyable>(_ x: borrowing T) -> T",
      "func f<T>(_ x: consuming T) where T: ~Copyable",
      "associatedtype T: ~Copyable", "associatedtype T where T: ~Copyable",
    ])
  func whatIsOnlyLentIsMocked(_ requirement: String) {
    expectNoDiagnostics(of: "@Mockable protocol P: ~Copyable, ~Escapable { \(requirement) }")
  }

  @Test(
    arguments: [
      "@Mockable protocol P { «distributed» func f() }",
      "@Mockable protocol P: «DistributedActor» {}",
      "@Mockable protocol P: «Distributed.DistributedActor» { func f() }",
    ])
  func onlyAnActorSystemMakesADistributedActor(_ marked: String) {
    expect(
      marked,
      "@Mockable cannot mock a distributed actor, because only its actor system can create one;"
        + " write this protocol's mock by hand")
  }

  @Test(
    arguments: [
      ("subscript(«i: (Int, Int.Type)?») -> Int { get set }", "(Int, Int.Type)?"),
      ("subscript(i: Int, «j: AnyClass??») -> Int { get set }", "AnyClass??"),
      ("subscript(«i: (Int, (() -> Void)?)?») -> Int { get set }", "(Int, (() -> Void)?)?"),
      ("subscript<each T>(«i: repeat each T») -> Int { get set }", "repeat each T"),
    ])
  func noClassHasASubscriptAtWhichTheCompilerCrashes(_ marked: String, _ type: String) {
    expect(
      "@Mockable protocol P { \(marked) }",
      "Swift's compiler crashes on a class with a settable subscript whose index is a '\(type)';"
        + " make it a method, or leave out 'set'")
  }

  @Test(
    arguments: [
      "subscript(i: (Int, Int.Type)?) -> Int { get }", "subscript(i: Int.Type?) -> Int { get set }",
      "subscript(i: (Int, Int.Type)) -> Int { get set }",
      "subscript(i: (() -> Void)?) -> Int { get set }",
      "subscript(i: (Int, [Int.Type])?) -> Int { get set }",
      "subscript<each T>(i: repeat each T) -> Int { get }",
    ])
  func otherSubscriptsAreMocked(_ requirement: String) {
    expectNoDiagnostics(of: "@Mockable protocol P { \(requirement) }")
  }

  @Test(
    arguments: [
      "func f<T>(«_ a: @convention(thin) (T) -> Void»)",
      "func «f»<T>() -> [@convention(thin) () -> T]",
      "associatedtype T; var «v»: (@convention(thin) () -> [T])? { get }",
      "associatedtype T; typealias A = [T]; func «f»() -> @convention(thin) () -> A",
    ])
  func aFunctionOfTheCompilerIsNoValue(_ marked: String) {
    expect(
      "@Mockable protocol P { \(marked) }",
      "Swift's compiler crashes on a mock with a generic '@convention(thin)' function;"
        + " remove '@convention(thin)'")
  }

  @Test(
    arguments: [
      "func «f»() -> (sending () -> Int) -> () -> Void",
      "func f(«_ a: @escaping (Int, sending () -> Int) async -> (Int, () -> Void)»)",
      "var «v»: (Int, ((sending () -> Int) throws(Never) -> () -> Void)?) { get }",
      "func f(«_ a: ((sending () -> Int) -> @Sendable () -> Void) -> Int»)",
    ])
  func aFunctionThatIsSentAClosureAndReturnsAnotherIsNoValue(_ marked: String) {
    expect(
      "@Mockable protocol P { \(marked) }",
      "Swift's compiler crashes on a mock with a function that takes a 'sending' closure and"
        + " returns a function; remove 'sending'")
  }

  @Test(
    arguments: [
      "(sending () -> Int) -> Int", "(() -> Int) -> () -> Void",
      "(sending @escaping () -> Int) -> () -> Void", "(sending () -> Int) throws -> () -> Void",
      "[(sending () -> Int) -> () -> Void]", "(sending () -> Int) -> (() -> Void)?",
    ])
  func otherFunctionsWithSentClosuresAreMocked(_ type: String) {
    expectNoDiagnostics(of: "@Mockable protocol P { var v: \(type) { get } }")
  }

  @Test(
    arguments: [
      "@Mockable protocol «P»: Actor, Codable {}",
      "@Mockable protocol «P»: Decodable & Sendable, Actor { func f() }",
    ])
  func noActorIsDecoded(_ marked: String) {
    expect(
      marked,
      "no actor can be 'Decodable', because Swift cannot pass a decoder to it;"
        + " remove 'Decodable' or 'Actor' from what 'P' inherits")
  }

  @Test(
    arguments: [
      "@Mockable protocol P: Actor, Encodable {}", "@MainActor @Mockable protocol P: Codable {}",
      "@Mockable protocol P: Actor { init(from decoder: any Decoder) async throws }",
    ])
  func whatElseIsCodedIsMocked(_ source: String) { expectNoDiagnostics(of: source) }

  @Test(
    arguments: [
      "@Mockable protocol P { associatedtype T: Q where T.U == «Self» }",
      "@Mockable protocol P { associatedtype T: Q<[«Self»]> }",
      "@Mockable protocol P where T.U == «Self» { associatedtype T: Q }",
      "@Mockable protocol P { associatedtype T: P where T.U == «Self» }",
    ])
  func anAssociatedTypeCannotHaveToDoWithTheMock(_ marked: String) {
    expect(
      marked,
      "@Mockable cannot mock an associated type that is bound to 'Self', because a class cannot"
        + " require this of a generic parameter; write this protocol's mock by hand")
  }

  @Test func associatedTypesCannotStandUnderAnyNumberOfConditions() {
    let types = (1...9).map { "\n#if A\($0)\nassociatedtype T\($0)\n#endif" }.joined()
    expect(
      "@Mockable protocol «P» {\(types)\n}",
      "@Mockable cannot mock a protocol in which the conditions around associated types have more"
        + " than 256 combinations; write this protocol's mock by hand")
  }

  @Test(
    arguments: [
      "associatedtype T where T == Self", "associatedtype T: P where T.T == Self",
      "associatedtype T: P where Self.T.T == Self",
    ])
  func anAssociatedTypeMayBeTheMock(_ requirement: String) {
    expectNoDiagnostics(of: "@Mockable protocol P { \(requirement) }")
  }

  @Test func aClosureThatKnowsItsActorHasToEscape() {
    expect(
      "@Mockable protocol P { func f(«_ x: @isolated(any) () async -> Void») async }",
      "a mock cannot pass on a nonescaping '@isolated(any)' closure, because Swift does not"
        + " support this yet; add '@escaping'")
    expect(
      "@Mockable protocol P { subscript(«_ x: (@isolated(any) () -> Void)») -> Int { get } }",
      "a mock cannot pass on a nonescaping '@isolated(any)' closure, because Swift does not"
        + " support this yet; add '@escaping'")
    expectNoDiagnostics(
      of: "@Mockable protocol P { func f(_ x: @escaping @isolated(any) () -> Void) }")
  }

  @Test func aClosureForACallThatRunsWhereItsCallerDoesHasToEscape() {
    expect(
      "@Mockable protocol P { nonisolated(nonsending) func f(«_ x: () async -> Void») async }",
      "a mock cannot pass on the nonescaping closure of a 'nonisolated(nonsending)' method,"
        + " because Swift's compiler cannot check this yet; add '@escaping' or '@Sendable'")
    expectNoDiagnostics(
      of: "@Mockable protocol P { nonisolated(nonsending) func f(_ x: @Sendable () -> Void) async }"
    )
  }

  @Test(
    arguments: [
      "func f<each T>(«_ x: @escaping (repeat each T) -> Void»)",
      "func f<each T>(«_ x: ((repeat each T) -> Void)?», _ y: repeat each T)",
      "func «f»<each T>() -> (repeat each T) -> Void",
    ])
  func aClosureOfAPackIsNoValue(_ marked: String) {
    expect(
      "@Mockable protocol P { \(marked) }",
      "a mock cannot pass on a closure with a parameter pack, because Swift cannot make it a"
        + " value of a generic type; write this mock by hand")
  }

  @Test(arguments: [
    "func «f»<T>(_ x: T) -> [(borrowing Int, T) -> Void]",
    "var «f»: (borrowing Int) -> Item { get }",
    "func f(«_ x: inout (_ a: borrowing Int, Item) -> Void»)",
    "func f<T>(«_ x: @escaping (borrowing Int, T) -> Void»)",
  ])
  func noGenericClosureBorrows(_ marked: String) {
    expect(
      "@Mockable protocol P { associatedtype Item; \(marked) }",
      "a mock cannot have a generic closure with a 'borrowing' parameter, because"
        + " Swift gives it two different types; remove 'borrowing'")
    expectNoDiagnostics(of: "@Mockable protocol P { func f() -> (borrowing Int) -> Int }")
  }

  @Test(
    arguments: [
      (
        "@Mockable protocol P { init(a: Int); static func «`init`»(a: Int) }",
        "an expectation of 'init(a:)' could mean this method or an initializer of the protocol;"
          + " rename this method"
      ),
      (
        "@Mockable protocol P { subscript(a: Int) -> Int { get }; func «`subscript`»(_ a: Int) }",
        "an expectation of 'subscript(_:)' could mean this method or a subscript of the protocol;"
          + " rename this method"
      ),
    ])
  func aMethodIsNotCalledLikeWhatIsNone(_ marked: String, _ message: String) {
    expect(marked, message)
  }

  @Test(arguments: [
    "init(«_ x: Never»)", "init?(a: Int, «b: (Int, Never)») async throws", "func f(«_ x: Never»)",
    "subscript(«x: consuming Never») -> Int { get set }", "var «x»: Never { get set }",
    "func f(«_ x: @autoclosure () -> Never»)",
  ])
  func whatNothingCanCallIsRefused(_ marked: String) {
    expect(
      "@Mockable protocol P { \(marked) }",
      "a mock cannot have a member with a 'Never' parameter, and no code can call one; remove it")
    expectNoDiagnostics(of: "@Mockable protocol P { init(_ x: Never...); func f(_ x: Never?) }")
  }

  @Test(arguments: [
    (
      "func f<«E»: Error>(_ x: Int) throws(E)",
      "a mock cannot have the generic parameter 'E', because only the errors name it, and no"
        + " expectation knows them; write this mock by hand"
    ),
    (
      "«init»<T>(_ x: T) async",
      "every mock has its own 'init(_:)', and Swift would call this asynchronous generic one"
        + " instead; add a label to its parameter"
    ),
    (
      "func «f»() -> (Int...) -> nonisolated(nonsending) () async -> Void",
      "a mock cannot return '(Int...) -> nonisolated(nonsending) () async -> Void', because Swift"
        + " cannot name this type in an expression; return a type alias of it"
    ),
    (
      "var x: Int { get set }; func «x»(setTo: Int)",
      "an expectation of 'x(setTo:)' could mean this method or a setter of the protocol; rename"
        + " this method"
    ),
    (
      "var «receives»: Int { get }",
      "every mock has its own member 'receives'; rename this requirement"
    ),
  ])
  func whatNoRealCodeNeedsIsRefused(_ marked: String, _ message: String) {
    expect("@Mockable protocol P { \(marked) }", message)
    expectNoDiagnostics(of: "@Mockable protocol P { func receives(_ x: Int); static func x() }")
  }

  @Test(arguments: ["func «Swift»(_ Swift: Int)", "static var «MockyCore»: Int { get }"])
  func aMemberIsNotCalledLikeAModuleThatMocksName(_ marked: String) {
    let name = marked.contains("Core") ? "MockyCore" : "Swift"
    expect(
      "@Mockable protocol P { \(marked) }",
      "mocks use the name '\(name)' for the module; rename this requirement")
  }

  @Test func theSameNameWithOtherLabelsIsMocked() {
    expectNoDiagnostics(
      of: "@Mockable protocol P { init(a: Int); func `init`(b: Int); func `subscript`() }")
  }

  @Test func aRequirementIsReportedOnceAndEveryRequirementIsReported() {
    expectDiagnostics(
      of: """
        @Mockable protocol Buffer {
          distributed func flush()
          var size: Int { _read }
          #if DEBUG
            distributed func view(_ one: @isolated(any) () -> Void) -> Span<Int>
          #endif
        }
        """,
      """
      2:3: error: @Mockable cannot mock a distributed actor, because only its actor system can create one; write this protocol's mock by hand
        distributed func flush()
        ^~~~~~~~~~~
      3:19: error: @Mockable does not mock '_read' accessors yet; write this protocol's mock by hand
        var size: Int { _read }
                        ^~~~~
      5:5: error: @Mockable cannot mock a distributed actor, because only its actor system can create one; write this protocol's mock by hand
          distributed func view(_ one: @isolated(any) () -> Void) -> Span<Int>
          ^~~~~~~~~~~
      """)
  }

  private func expect(
    _ marked: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let marked = MarkedSource(marked)
    expectDiagnostics(
      of: marked.source, marked.text("error: \(message)"), sourceLocation: sourceLocation)
  }
}
