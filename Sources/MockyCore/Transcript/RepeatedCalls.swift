/// Equal calls after each other in a transcript.
struct RepeatedCalls {
  /// The first of them.
  let call: RecordedCall
  var count: Int = 1

  /// "3." or "3–22."
  var numbers: String {
    count == 1 ? "\(call.number)." : "\(call.number)–\(call.number + count - 1)."
  }

  /// The call, or "20 calls of" it.
  var text: String { prefix + call.shortText }

  /// "20 calls of "; empty for a single call.
  var prefix: String { count == 1 ? "" : "\(Counts.of(count, "call")) of " }
}

extension RecordedCall {
  /// True if a transcript shows both calls in the same words.
  func readsLike(_ other: RecordedCall) -> Bool {
    (shortText, outcome, thread, callerText, outerNumber)
      == (other.shortText, other.outcome, other.thread, other.callerText, other.outerNumber)
  }
}
