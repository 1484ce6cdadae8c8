/// The limits of messages and of the history: numbers of lines and calls, and widths of columns.
enum Layout {
  /// The title of a section.
  static let title: Int = 8
  /// The columns of tables, each with the columns before it.
  static let columns = (first: 64, second: 90, call: 100, third: 110, outcome: 160)
  /// Calls, waits, and failures after the first one.
  static let calls: Int = 12
  static let expectations: Int = 8
  static let similarCalls: Int = 5
  /// Calls to compare with an expectation.
  static let comparedCalls: Int = 200
  /// Calls that were neither expected nor verified.
  static let unaccountedCalls: Int = 100
  /// Unmet expectations and missing calls that get reasons.
  static let reasons: Int = 20
  /// A text that is shown in full, in one line.
  static let text: Int = 70
  /// Refused calls after which the history keeps only so many calls.
  static let refusals: Int = 1_000
  /// Different parts of a value.
  static let parts: Int = 6
}
