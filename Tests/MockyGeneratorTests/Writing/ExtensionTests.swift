import MockyGenerator
import Testing

/// A protocol's extension makes a call through the protocol's own mock, if that has the same call.
@Suite struct ExtensionTests {
  @Test(arguments: [
    ("func f()", "func f() { MockP(mockObject).f() }"),
    ("func f() -> Int", "func f() -> Int { MockP(mockObject).f() }"),
    ("func f(_ a: Int, b c: [Int]) throws", "try MockP(mockObject).f(a, b: c)"),
    ("func f(in a: Int) async throws", "try await MockP(mockObject).f(in: a)"),
    ("func f(_ a: inout Int)", "MockP(mockObject).f(&a)"),
    ("func f(_ a: @autoclosure () -> Int)", "MockP(mockObject).f(a())"),
    ("func f<T>(_ a: T) -> [T]", "MockP(mockObject).f(a)"),
    ("var v: Int { get }", "var v: Int { MockP(mockObject).v }"),
    ("var v: Int { get set }", "set { MockP(mockObject).v = newValue }"),
    ("var v: Int { get async throws }", "get async throws { try await MockP(mockObject).v }"),
    ("subscript(a: Int) -> Int { get set }", "set { MockP(mockObject)[a] = newValue }"),
    ("subscript(b a: Int) -> Int { get }", "MockP(mockObject)[b: a]"),
    ("var v: Void { get }", "var v: Void { MockP(mockObject).v }"),
    ("var v: Void { get set }", "get { return MockP(mockObject).v }"),
    ("var v: Alias { get async }", "get async { return await MockP(mockObject).v }"),
    ("var v: [Alias] { get set }", "get { MockP(mockObject).v }"),
    ("subscript(a: Int) -> () { get set }", "get { return MockP(mockObject)[a] }"),
    ("subscript(a: Int) -> () { get set }", "set { MockP(mockObject)[a] = newValue }"),
    ("@MainActor func f()", "@MainActor func f() { MockP(mockObject).f() }"),
  ])
  func theOwnMockMakesIt(_ requirement: String, _ written: String) {
    #expect(text(requirement).contains(written))
  }

  /// The mock has other types, is elsewhere, or gets other arguments.
  @Test(arguments: [
    "func f(_ a: Int...)", "func f(_ a: Self)", "static func f()", "init(a: Int)",
    "func f(_ a: @Sendable () throws -> Void) rethrows", "func f(_ a: sending Box)",
    "func f() -> sending Box",
    "func f<each T>(_ a: repeat each T)", "associatedtype Item\nfunc f() -> Item",
  ])
  func theCallIsWrittenOnceMore(_ requirement: String) {
    #expect(!text(requirement).contains("MockP("))
  }

  @Test func anActorsMockIsNoOtherActor() {
    let source = "protocol P: Actor { func f() async -> Int }"
    #expect(!MockableExpansion(.extension, of: source).source.contains("MockP("))
  }

  @Test func theMockOfANestedProtocolIsNamedInFull() {
    let expansion = MockableExpansion(
      .extension, of: "protocol P { func f() }", lexicalContext: ["enum Shop {}"])
    #expect(expansion.source.contains("func f() { Shop.MockP(mockObject).f() }"))
  }

  private func text(_ requirements: String) -> String {
    MockableExpansion(.extension, of: "protocol P {\n\(requirements)\n}").source
  }
}

/// A builder is generic over the mock's type if a requirement needs it.
@Suite struct BuilderGenericsTests {
  @Test(arguments: [
    "func f(_ a: Int) -> [String: Int]", "static func f()", "func f<T: Equatable>(_ a: T)", "",
  ])
  func itNeedsNone(_ requirements: String) {
    #expect(text(requirements).contains("struct PExpectations: MockyCore.MockExpectations {"))
  }

  @Test(arguments: [
    "associatedtype Item", "func f() -> Self?", "func f(_ a: [Self])",
    "func f<T>(_ a: T) where T: Box<Self>", "func f() throws(Problem<Self>)",
  ])
  func itNeedsOne(_ requirements: String) {
    #expect(text(requirements).contains("struct PExpectations<M: P & MockyCore.Mock>"))
  }

  private func text(_ requirements: String) -> String {
    MockableExpansion(.peer, of: "protocol P {\n\(requirements)\n}").source
  }
}
