import MockyGenerator
import Testing

/// Messages about structs of closures that no mock can be written for.
@Suite struct StructDiagnosticTests {
  @Test(arguments: [
    "struct P { let f: () -> Void; private let n: Int }",
    "struct P { let f: () -> Void; init() {} }",
    "struct P { var f: () -> Void; private init() {} }",
    "struct P { var f: () -> Void; init(n: Int) {} }",
    "struct P { var f: () -> Void; init() throws {} }",
    "struct P { private(set) var f: () -> Void; private var n = 1 }",
    "struct P { var f: () -> Void; var n, m: Int }",
  ])
  func noInitializerTakesTheClosures(_ declaration: String) {
    expectDiagnostics(
      of: "@Mockable \(declaration)",
      """
      1:18: error: @Mockable cannot create a 'P', because it has no accessible initializer that \
      takes its closures; add 'init(f:)'
      @Mockable \(declaration)
                       ^
      """)
  }

  @Test(arguments: ["value", "receives", "received", "mockObject"])
  func aNameIsTaken(_ name: String) {
    expectDiagnostics(
      of: "@Mockable struct P { var \(name): () -> Void }",
      """
      1:26: error: every mock has its own member '\(name)'; rename this requirement
      @Mockable struct P { var \(name): () -> Void }
                               ^\(String(repeating: "~", count: name.count - 1))
      """)
  }

  @Test func oneInsideAFunction() {
    expectDiagnostics(
      of: "@Mockable struct P { var f: () -> Void }", in: ["func f() {}"],
      """
      1:18: error: @Mockable cannot mock a struct inside a function; move it out
      @Mockable struct P { var f: () -> Void }
                       ^
      """)
  }

  @Test func aClosureThatNoMockHandsOn() {
    expectDiagnostics(
      of: "@Mockable struct P { var f: () -> Span<Int> }",
      """
      1:26: error: a mock cannot return a 'Span<Int>', because it has no memory that the result \
      could view; write this mock by hand
      @Mockable struct P { var f: () -> Span<Int> }
                               ^
      """)
  }

  @Test func aParameterPack() {
    expectDiagnostics(
      of: "@Mockable struct P<each T> { var f: (repeat each T) -> Void }",
      """
      1:25: error: @Mockable cannot write a class with the generic parameter 'each T'; write the types out
      @Mockable struct P<each T> { var f: (repeat each T) -> Void }
                              ^
      """)
  }

  @Test func oneThatCannotBeRead() {
    expectDiagnostics(
      of: "@Mockable struct P { var f: () -> Void; var g: ( }",
      """
      1:50: error: @Mockable cannot read this: expected a type after '(', found '}'
      @Mockable struct P { var f: () -> Void; var g: ( }
                                                       ^
      """)
  }
}
