/// The expected and the actual number of calls.
struct Tally {
  let cardinality: Cardinality
  let count: Int
  /// The number of calls whose actions have finished.
  let finished: Int

  /// True if it has had enough calls, and their actions have finished.
  var isMet: Bool { cardinality.isSatisfied(by: finished) }

  /// True if it takes more calls.
  var hasRoom: Bool { cardinality.hasRoom(after: count) }

  /// ✓ if it is met, ✗ if it is unmet, ○ if no call is required, … if its calls have not returned.
  var mark: String {
    if !isMet { return cardinality.isSatisfied(by: count) ? "…" : "✗" }
    return cardinality == .anyNumber ? "○" : "✓"
  }

  /// "once, never called".
  var column: String { cardinality.describedText + called }

  /// "expected once, never called", or "allowed, called 4 times".
  var text: String { cardinality.expectedText + called }

  /// Returns "never called", "set 2 times, 1 not returned yet".
  func headline(_ verb: String = "called") -> String {
    if count == 0 { return "never \(verb)" }
    let calls = "\(verb) \(Counts.times(count))"
    guard finished < count, !isMet else { return calls }
    if finished == 0 { return "\(calls), not returned yet" }
    return "\(calls), \(count - finished) not returned yet"
  }

  /// ", called 4 times"; empty if no call was expected and none was made.
  private var called: String { cardinality.isNever && count == 0 ? "" : ", \(headline())" }
}
