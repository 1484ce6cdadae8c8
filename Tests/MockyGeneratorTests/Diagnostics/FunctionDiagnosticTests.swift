import MockyGenerator
import Testing

/// Messages about aliases that no mock of a function can be written for.
@Suite struct FunctionDiagnosticTests {
  @Test func somethingElseIsNoTypeAlias() {
    expectFunctionDiagnostics(
      of: "@MockableFunction protocol Fetch {}",
      """
      1:19: error: @MockableFunction makes mocks of function types, but this is a protocol; \
      attach @Mockable instead
      @MockableFunction protocol Fetch {}
                        ^~~~~~~~
      fix-it: remove '@MockableFunction'
      protocol Fetch {}
      """)
    expectFunctionDiagnostics(
      of: "@MockableFunction func fetch() {}",
      """
      1:19: error: @MockableFunction makes mocks of function types, but this is a function; \
      attach it to a type alias of one
      @MockableFunction func fetch() {}
                        ^~~~
      fix-it: remove '@MockableFunction'
      func fetch() {}
      """)
  }

  @Test(arguments: ["Int", "Loader", "(Int, Int)", "[() -> Void]", "any Fetching"])
  func anAliasOfAnotherType(_ type: String) {
    expectFunctionDiagnostics(
      of: "@MockableFunction typealias Fetch = \(type)",
      """
      1:29: error: @MockableFunction makes mocks of function types, but 'Fetch' is not written as \
      one; write the whole function type after the equals sign
      @MockableFunction typealias Fetch = \(type)
                                  ^~~~~
      """)
  }

  @Test(arguments: ["func f() {}", "var v: Int {}", "init() {}"])
  func anAliasInsideAFunction(_ function: String) {
    expectFunctionDiagnostics(
      of: "@MockableFunction typealias Fetch = () -> Void", in: [function, "struct Tests {}"],
      """
      1:29: error: @MockableFunction cannot mock a type alias inside a function, because no other \
      code could find the mock; move it out
      @MockableFunction typealias Fetch = () -> Void
                                  ^~~~~
      """)
  }

  @Test func anAliasInsideAProtocol() {
    expectFunctionDiagnostics(
      of: "@MockableFunction typealias Fetch = () -> Void", in: ["protocol Fetching {}"],
      """
      1:29: error: @MockableFunction cannot mock a type alias inside a protocol, because a \
      protocol cannot contain a class; move it out
      @MockableFunction typealias Fetch = () -> Void
                                  ^~~~~
      """)
  }

  @Test func aFunctionOfC() {
    expectFunctionDiagnostics(
      of: "@MockableFunction typealias Compare = @convention(c) (Int) -> Int",
      """
      1:39: error: @MockableFunction cannot mock a '@convention(c)' function, because it cannot \
      keep a reference to a mock; remove '@convention(c)'
      @MockableFunction typealias Compare = @convention(c) (Int) -> Int
                                            ^~~~~~~~~~~~~~
      """)
  }

  @Test func aParameterPack() {
    expectFunctionDiagnostics(
      of: "@MockableFunction typealias All<each T> = (repeat each T) -> Void",
      """
      1:38: error: @MockableFunction cannot write a class with the generic parameter 'each T'; write the types out
      @MockableFunction typealias All<each T> = (repeat each T) -> Void
                                           ^
      """)
  }

  @Test func aResultThatIsAView() {
    expectFunctionDiagnostics(
      of: "@MockableFunction typealias Look = () -> Span<Int>",
      """
      1:29: error: a mock cannot return a 'Span<Int>', because it has no memory that the result \
      could view; write this mock by hand
      @MockableFunction typealias Look = () -> Span<Int>
                                  ^~~~
      """)
  }

  @Test func aClosureThatCannotBeHandedOn() {
    expectFunctionDiagnostics(
      of: "@MockableFunction typealias Run = (@isolated(any) () -> Void) -> Void",
      """
      1:29: error: a mock cannot pass on a nonescaping '@isolated(any)' closure, because Swift \
      does not support this yet; add '@escaping'
      @MockableFunction typealias Run = (@isolated(any) () -> Void) -> Void
                                  ^~~
      """)
  }

  @Test func whatCannotBeRead() {
    expectFunctionDiagnostics(
      of: "@MockableFunction typealias Fetch = (Int",
      """
      1:41: error: @Mockable cannot read this: expected ',' or ')', found the end of the source
      @MockableFunction typealias Fetch = (Int
                                              ^
      """)
  }
}

/// Expects that the mock of a function is not written, and all that is said about it.
private func expectFunctionDiagnostics(
  of source: String, in context: [String] = [], _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let expansion = MockedDeclaration(
    source, of: "MockableFunction", lexicalContext: context
  ).expansion(.peer)
  let texts = expansion.diagnostics.map { $0.text(in: source) }
  #expect(texts.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  let isSilent = expansion.source.isEmpty
  #expect(isSilent, "something was written all the same", sourceLocation: sourceLocation)
}
