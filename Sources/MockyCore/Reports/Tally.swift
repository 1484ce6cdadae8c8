/// The number of calls that are expected, and of those that have come.
struct Tally {
  let cardinality: Cardinality
  let count: Int
  /// The calls whose actions are done.
  let finished: Int

  init(_ cardinality: Cardinality, count: Int, finished: Int? = nil) {
    self.cardinality = cardinality
    self.count = count
    self.finished = finished ?? count
  }

  /// The calls that are needed have come, and their actions are done.
  var isMet: Bool { cardinality.isSatisfied(by: finished) }

  /// More calls are taken.
  var hasRoom: Bool { cardinality.hasRoom(after: count) }

  /// ✓ met, ✗ not yet, ○ nothing demanded.
  var mark: String {
    if !isMet { return "✗" }
    return cardinality == .anyNumber ? "○" : "✓"
  }

  /// "once, never called".
  var column: String { cardinality.describedText + called }

  /// "expected once, never called", or "allowed, called 4 times".
  var text: String { cardinality.expectedText + called }

  /// "never called", "called 2 times, 1 not returned yet".
  var headline: String {
    if count == 0 { return "never called" }
    let calls = "called \(Counts.times(count))"
    guard finished < count, !isMet else { return calls }
    if finished == 0 { return "\(calls), not returned yet" }
    return "\(calls), \(count - finished) not returned yet"
  }

  /// ", called 4 times"; nothing where no call was expected and none was made.
  private var called: String { cardinality.isNever && count == 0 ? "" : ", \(headline)" }
}
