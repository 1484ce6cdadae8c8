/// Where an expectation stands in the search.
enum Tier: Int, CaseIterable, Sendable {
  /// Those of `check`, searched first.
  case test
  /// Those of `byDefault`, searched only after all others.
  case fallback
}
