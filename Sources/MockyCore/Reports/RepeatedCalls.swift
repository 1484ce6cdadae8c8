/// Equal calls after each other, or calls that take turns with others in equal rounds.
struct RepeatedCalls<Call> {
  /// One of them.
  let call: Call
  /// The numbers of the first and the last one.
  private(set) var numbers: ClosedRange<Int>
  private(set) var count: Int = 1
  private var takesTurns: Bool = false

  init(_ call: Call, number: Int) { (self.call, numbers) = (call, number...number) }

  /// "3." or "3–22."
  var label: String { (count == 1 ? "\(first)" : "\(first)–\(numbers.upperBound)") + "." }

  /// "20 calls of "; empty for a single call.
  var prefix: String { count == 1 ? "" : "\(Counts.of(count, "call")) of " }

  var first: Int { numbers.lowerBound }
  /// The calls that take turns have the same distance.
  var distance: Int { count == 1 ? 1 : (numbers.count - 1) / (count - 1) }

  private mutating func join(_ other: Self) {
    let last = max(numbers.upperBound, other.numbers.upperBound)
    (numbers, count) = (min(first, other.first)...last, count + other.count)
  }

  /// Adds the next call of a list, and joins it with the one before if both read alike.
  ///
  /// From the third round on, it also joins rounds of up to four calls: "1–19. 10 calls of
  /// user.name" and "2–20. 10 calls of user.age".
  static func add(_ run: Self, to runs: inout [Self], alike: (Call, Call) -> Bool) {
    if let last = runs.last, !last.takesTurns, alike(last.call, run.call) {
      runs[runs.count - 1].join(run)
      return
    }
    runs.append(run)
    for length in 2...4 where runs.count >= 2 * length {
      let isJoined = runs[runs.count - 2 * length].takesTurns
      let start = runs.count - (isJoined ? 2 : 3) * length
      let repeats = (max(0, start)..<runs.count - length).allSatisfy { index in
        let (call, next) = (runs[index], runs[index + length])
        return (isJoined ? call.takesTurns : call.count == 1) && next.count == 1
          && alike(call.call, next.call)
      }
      guard start >= 0, repeats else { continue }
      for index in start + length..<runs.count {
        runs[start + (index - start) % length].join(runs[index])
        runs[start + (index - start) % length].takesTurns = true
      }
      runs.removeLast(runs.count - start - length)
      return
    }
  }
}

extension RecordedCall {
  /// True if a transcript shows both calls in the same words.
  func readsLike(_ other: RecordedCall) -> Bool {
    (shortText, outcome, thread, callerText, outerNumber)
      == (other.shortText, other.outcome, other.thread, other.callerText, other.outerNumber)
  }
}
