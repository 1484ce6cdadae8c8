/// A call beside an expectation.
final class CallComparison {
  let call: Invocation
  let entry: Expectation
  let arguments: [ArgumentComparison]
  /// The number of arguments that differ.
  let mismatches: Int
  /// The reason, besides its arguments, that the call did not count.
  fileprivate var reason: String = ""
  /// The share of the texts of all arguments that agrees with what was expected, from 0 to 1.
  private lazy var agreement: Double = {
    let parts = arguments.map(\.agreement)
    let length = parts.reduce(0) { $0 + $1.length }
    return length == 0 ? 0 : parts.reduce(0) { $0 + $1.common } / length
  }()

  init(_ call: Invocation, _ arguments: [Any], with entry: Expectation) {
    self.call = call
    self.entry = entry
    self.arguments = entry.arguments.comparisons(with: arguments)
    mismatches = self.arguments.count { !$0.matches }
  }

  /// "'amount' is 10, expected 100", "arguments 1 and 'urgent' differ"; nil where none does.
  var difference: String? {
    let labels = call.member.labels
    let differing = arguments.enumerated().filter { !$1.matches }.map { index, argument in
      let label = labels.label(index).map { $0.contains(" ") ? $0 : "'\($0)'" }
      return (name: label ?? "argument \(index + 1)", argument: argument)
    }
    guard !differing.isEmpty else { return nil }
    let words = differing.prefix(3).compactMap { $0.argument.headline($0.name) }
    let text = words.joined(separator: "; ")
    if words.count == mismatches, words.count == 1 || text.count <= 100 { return text }
    if mismatches == 1 { return "\(differing[0].name) differs" }
    return mismatches <= 3
      ? "\(Counts.list(differing.map(\.name))) differ" : "\(mismatches) arguments differ"
  }

  /// The number of texts that match: names and keys say more than numbers and Boolean values.
  private var matchingTexts: Int { arguments.count { $0.matches && $0.isText } }

  /// Fewer differing arguments are closer, of as many those with more equal texts, and of these the
  /// ones whose texts agree more.
  func isCloser(than other: CallComparison) -> Bool {
    guard mismatches == other.mismatches else { return mismatches < other.mismatches }
    let texts = (matchingTexts, other.matchingTexts)
    return texts.0 == texts.1 ? agreement > other.agreement : texts.0 > texts.1
  }

  /// As many arguments match, and what differs agrees nearly as much.
  func isAsClose(as other: CallComparison) -> Bool {
    !other.isCloser(than: self)
      || mismatches == other.mismatches && agreement >= max(0.5, other.agreement - 0.2)
  }
}

extension [String?] {
  /// The label of an argument; those of a parameter pack have one label between them.
  func label(_ index: Int) -> String? { indices.contains(index) ? self[index] : nil }
}

extension [CallComparison] {
  /// The closest to what was expected, the older first of equals.
  ///
  /// Of those with as many differing arguments only some are compared more closely.
  func closestFirst(_ limit: Int) -> [CallComparison] {
    let fewest = sorted { $0.mismatches < $1.mismatches }.prefix(limit + 40)
    return Array(fewest.sorted { $0.isCloser(than: $1) }.prefix(limit))
  }

  /// The difference of a call, without the place that took it; nil if the call is not similar.
  func difference(of call: ContextSnapshot.Call) -> String? {
    guard let found = first(where: { $0.call === call.invocation }) else { return nil }
    return found.difference ?? (call.takenBy.isNil && !found.reason.isEmpty ? found.reason : nil)
  }

  /// "turtle.say("hallo")   → argument 1 differs", a line for each, the closest first.
  var callLines: CallLines {
    CallLines(
      closestFirst(Layout.similarCalls).map { found in
        let texts = [found.reason, found.difference ?? ""].filter { !$0.isEmpty }
        return ("", found.call, texts.joined(separator: ", "))
      })
  }
}

extension ContextSnapshot {
  /// The calls that a `verify` block did not count, each with the reason.
  func callsNotFound(by declarations: [Expectation], in file: SourcePosition) -> [CallComparison] {
    similarCalls(to: declarations, among: history) { call, differs in
      differs ? "" : call.verifiedText(in: file)
    }
  }

  /// The calls since an expectation was declared that went elsewhere.
  func callsTakenElsewhere(than entry: Expectation, in file: SourcePosition) -> [CallComparison] {
    let calls = history.dropFirst(max(0, entry.callsBefore - earlierCalls))
      .filter { $0.takenBy !== entry.line }
    return similarCalls(to: [entry], among: calls) { call, _ in call.outcome(in: file) }
  }

  /// The calls of a member that did not count, the newest of all that are looked at.
  /// - Parameters:
  ///   - calls: oldest first.
  ///   - reason: why a call did not count, but for its arguments, given whether these differ; nil
  ///     if it did.
  private func similarCalls(
    to declarations: [Expectation], among calls: [Call], _ reason: (Call, Bool) -> String?
  ) -> [CallComparison] {
    var found: [CallComparison] = []
    for call in calls.reversed() where found.count < Layout.comparedCalls {
      var own: [CallComparison] = []
      for declaration in declarations where declaration.isAbout(call.invocation) {
        let arguments = call.invocation.arguments
        let comparison = CallComparison(call.invocation, arguments, with: declaration)
        guard let reason = reason(call, comparison.mismatches > 0) else { continue }
        comparison.reason = reason
        own.append(comparison)
      }
      found += own.closestFirst(1)
    }
    return found.reversed()
  }
}
