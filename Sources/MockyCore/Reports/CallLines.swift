/// Calls that have been, a line for each.
struct CallLines {
  let lines: [String]
  /// The texts say what objects are like, which may have changed since.
  let showsObjects: Bool

  /// - Parameters:
  ///   - calls: each with what is said before and behind it.
  ///   - above: the lines before them.
  ///   - more: how many calls come behind them.
  init(
    _ calls: [(before: String, call: Invocation, behind: String)], above: [String] = [],
    more: Int = 0
  ) {
    let shown = calls.map(\.call.shown)
    showsObjects = shown.contains(where: \.showsObjects)
    let rows = zip(calls, shown).map { call, shown in [call.before + shown.text, call.behind] }
    let rest = more > 0 ? ["… and \(more) more"] : []
    lines = above + Report.table(rows, Layout.columns.first) + rest
  }

  /// Calls with numbers and outcomes: "1. door.open()   → :22, door became "open"".
  init(
    _ calls: [(number: Int, call: ContextSnapshot.Call)], in file: SourcePosition,
    above: [String] = [], more: Int = 0, remark: (ContextSnapshot.Call) -> String? = { _ in nil }
  ) {
    let digits = "\(calls.last?.number ?? 0)".count
    self.init(
      calls.map { number, call in
        let blanks = String(repeating: " ", count: digits - "\(number)".count)
        let texts = [call.outcome(in: file), remark(call) ?? "", call.callerText(in: file)]
        let outcome = texts.filter { !$0.isEmpty }.joined(separator: ", ")
        return ("\(blanks)\(number). ", call.invocation, outcome.isEmpty ? "" : "→ \(outcome)")
      }, above: above, more: more)
  }
}

extension CallLines {
  /// The calls that a history has left out.
  struct LeftOut {
    let count: Int
    /// The number of calls that the history keeps.
    let limit: Int

    /// A line that tells how many there are, if any.
    var lines: [String] {
      guard count > 0 else { return [] }
      let kept = limit == 1 ? "call" : "\(Counts.grouped(limit)) calls"
      let older = count == 1 ? "1 older one was" : "\(Counts.grouped(count)) older ones were"
      return ["the history keeps the last \(kept); \(older) left out"]
    }
  }
}
