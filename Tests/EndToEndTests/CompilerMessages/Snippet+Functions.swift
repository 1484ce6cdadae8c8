/// Functions that are mocked by their type aliases.
extension Snippet {
  private static let reason =
    "'mockFunction(named:as:strictness:)' is unavailable: this makes mocks of functions with up to "
    + "four parameters, which may be async, throws, @Sendable or @MainActor: name the type with "
    + "'@MockableFunction typealias Name = …', and mock MockName"

  static let functions = [
    Snippet(
      "a function of five parameters",
      """
      let sum = context.mockFunction(named: "sum", as: ((Int, Int, Int, Int, Int) -> Int).self)
      context.check { expectThat(sum).receives.call(.any) }
      """,
      says: "1:19: error: \(reason)"),
    Snippet(
      "a parameter that is inout",
      "_ = context.mockFunction(as: ((inout Int) -> Void).self)",
      says: "1:13: error: \(reason)"),
    Snippet(
      "a function with typed throws",
      "_ = context.mockFunction(as: (() throws(CancellationError) -> Void).self)",
      says: "1:13: error: \(reason)"),
    Snippet(
      "a type that is no function's",
      "_ = context.mockFunction(as: Int.self)",
      says: "1:13: error: \(reason)"),
  ]
}
