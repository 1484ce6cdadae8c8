/// Functions that cannot be mocked.
extension Snippet {
  private static let reason =
    "'mockFunction(named:as:strictness:)' is unavailable: mocks of functions have up to ten "
    + "parameters, of which the first of two may be inout: mock a protocol with one method"

  static let functions = [
    Snippet(
      "a function of eleven parameters",
      """
      let sum = context.mockFunction(
        named: "sum", as: ((Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int) -> Int).self)
      context.check { expectThat(sum).receives.call(.any) }
      """,
      says: "1:19: error: \(reason)"),
    Snippet(
      "a second parameter that is inout",
      "_ = context.mockFunction(as: ((Int, inout Int) -> Void).self)",
      says: "1:13: error: \(reason)"),
    Snippet(
      "a type that is no function's",
      "_ = context.mockFunction(as: Int.self)",
      says: "1:13: error: \(reason)"),
  ]
}
