/// The effect of a failure that was reported.
package enum Verdict: Sendable {
  /// The test fails.
  case counts
  /// The framework took it as a known issue, or dropped it.
  case excused
  /// The framework does not report it.
  case unknown
}
