/// Expectations in and outside blocks.
extension Snippet {
  private static let sayWhatIsExpected = """
    say what is expected, as in expectThat(mock).receives.call(), and for … in instead of forEach
    """

  static let blocks = [
    Snippet(
      "an expectation outside a block", "expectThat(turtle).receives.up()",
      says: "1:29: warning: result of call to 'up()' is unused [#no-usage]"),
    Snippet(
      "expectations in a forEach",
      "context.check { [turtle].forEach { expectThat($0).receives.up() } }",
      says: "1:60: warning: result of call to 'up()' is unused [#no-usage]",
      "1:17: error: 'buildExpression' is unavailable: \(sayWhatIsExpected)"),
    Snippet(
      "a call of the mock in a block", "context.check { turtle.up() }",
      says: "1:17: error: 'buildExpression' is unavailable: \(sayWhatIsExpected)"),
    Snippet(
      "expectations in a for",
      """
      context.check {
        for each in [turtle] {
          expectThat(each).receives.up()
          if each === turtle { allowing(each).receives.down() }
        }
      }
      """),
  ]
}
