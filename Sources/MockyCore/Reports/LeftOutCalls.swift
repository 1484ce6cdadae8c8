/// The calls that a history has left out.
struct LeftOutCalls {
  let count: Int
  /// The number of calls that the history keeps.
  let limit: Int

  /// A line with their number, if there are any.
  var lines: [String] {
    guard count > 0 else { return [] }
    let kept = limit == 1 ? "call" : "\(Counts.grouped(limit)) calls"
    let older = count == 1 ? "1 older one was" : "\(Counts.grouped(count)) older ones were"
    return ["the history keeps the last \(kept); \(older) left out"]
  }
}
