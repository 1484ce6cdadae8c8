/// Equal calls after each other.
struct RepeatedCalls<Call> {
  /// One of them.
  let call: Call
  /// The numbers of the first and the last one.
  private(set) var numbers: ClosedRange<Int>
  private(set) var count: Int = 1

  init(_ call: Call, number: Int) { (self.call, numbers) = (call, number...number) }

  /// "3." or "3–22."
  var label: String { (count == 1 ? "\(first)" : "\(first)–\(numbers.upperBound)") + "." }

  /// "20 calls of "; empty for a single call.
  var prefix: String { count == 1 ? "" : "\(Counts.of(count, "call")) of " }

  var first: Int { numbers.lowerBound }

  /// Adds the next call of a list, and joins it with the one before if both read alike.
  static func add(_ run: Self, to runs: inout [Self], alike: (Call, Call) -> Bool) {
    guard let last = runs.last, alike(last.call, run.call) else { return runs.append(run) }
    let end = max(last.numbers.upperBound, run.numbers.upperBound)
    runs[runs.count - 1].numbers = min(last.first, run.first)...end
    runs[runs.count - 1].count += run.count
  }
}

extension RecordedCall {
  /// True if a transcript shows both calls in the same words.
  func readsLike(_ other: RecordedCall) -> Bool {
    (shortText, outcome, thread, callerText, outerNumber)
      == (other.shortText, other.outcome, other.thread, other.callerText, other.outerNumber)
  }
}
