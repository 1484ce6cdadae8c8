import Testing

@testable import MockyGenerator

/// Mocks have `anyArguments` if the tests write it.
@Suite struct AnyArgumentsTests {
  private let store = """
    protocol Store {
      func move(_ item: String, to user: inout Int) throws -> Bool
      func close()
      var name: String { get set }
    }
    """

  @Test func eachParameterIsAMatcherWithADefault() {
    let lines = lines(of: store)
    let start = lines.firstIndex { $0.contains("var anyArguments") } ?? 0
    #expect(
      Array(lines[start...].prefix(13)) == [
        "var anyArguments: AnyArguments { AnyArguments(mockRecorder) }",
        "nonisolated struct AnyArguments: MockyCore.MockExpectations {",
        "var mockRecorder: MockyCore.ExpectationRecorder",
        "init(_ mockRecorder: MockyCore.ExpectationRecorder) { self.mockRecorder = mockRecorder }",
        "",
        "func move(",
        "_ item: MockyCore.Matcher<String> = .any, to user: MockyCore.Matcher<Int> = .any",
        ") -> MockyCore.InvocationExpectation<",
        "(String, MockyCore.Inout<Int>), any Swift.Error, Bool, MockyCore.Synchronous",
        "> {",
        "mockRecorder.expectation(\"move(_:to:)\", item, .inout(user))",
        "}",
        "}",
      ])
  }

  @Test func testsWithoutTheWordHaveMocksWithoutIt() {
    let plain = Sources(tests: "MockStore().receives.move()", app: store).mocks.source
    let named = Sources(tests: "let anyArguments = MockStore()", app: store).mocks.source
    #expect(!plain.contains("nyArguments"))
    #expect(plain == named)
  }

  @Test(arguments: [
    // Of overloads without arguments, the compiler would take the shortest.
    (
      "func send(_ a: Int); func send(_ a: Int, to b: Int)",
      [
        "func send(_ a: MockyCore.Matcher<Int>)",
        "func send(_ a: MockyCore.Matcher<Int>, to b: MockyCore.Matcher<Int> = .any)",
      ]
    ),
    ("func send(); func send(_ a: Int)", ["func send(_ a: MockyCore.Matcher<Int>)"]),
    ("func send(_ a: Int); static func send()", ["func send(_ a: MockyCore.Matcher<Int> = .any)"]),
    (
      "subscript(a: Int) -> Int { get set }",
      [
        "func `subscript`(_ a: MockyCore.Matcher<Int> = .any)",
        "func `subscript`(_ a: MockyCore.Matcher<Int> = .any, setTo newValue: MockyCore.Matcher<Int>)",
      ]
    ),
    (
      "func send<T>(_ a: T, _ b: Int)",
      [
        "func send<T>(_ a: MockyCore.Matcher<T> = .any, _ b: MockyCore.Matcher<Int> = .any)",
        "func send(_ a: MockyCore.Matcher<Any> = .any, _ b: MockyCore.Matcher<Int> = .any)",
      ]
    ),
    ("func send<each T>(_ a: repeat each T)", []),
    ("func send(_ a: Int); func anyArguments()", []),
  ]) func theFirstHasADefaultIfItsNameIsItsOwn(_ members: String, _ written: [String]) {
    let lines = lines(of: "protocol A { \(members) }")
    let inside = lines.drop { !$0.hasPrefix("nonisolated struct AnyArguments") }
      .prefix { !$0.hasPrefix("nonisolated struct OfType") }
    let joined = inside.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
    for method in written { #expect(joined.contains(method), "\(joined)") }
    #expect(inside.filter { $0.contains("func ") }.count == written.count)
  }

  @Test func membersOfTheTypeHaveItToo() {
    let lines = lines(of: "protocol A { static func make(_ a: Int); func send(_ a: Int) }")
    #expect(lines.filter { $0.contains("var anyArguments") }.count == 2)
  }

  @Test(arguments: [
    "class A { func send(_ a: Int) {} }", "typealias A = (_ a: Int) -> Void",
    "enum Shop { protocol A { func send(_ a: Int) } }",
  ]) func mocksOfAllKindsHaveIt(_ app: String) {
    #expect(lines(of: app).contains { $0.contains("var anyArguments") })
  }

  private func lines(of app: String) -> [String] {
    Sources(tests: "[MockA.self, MockStore.self]; a.receives.anyArguments.send()", app: app).lines
  }
}
