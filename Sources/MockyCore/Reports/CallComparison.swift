/// A call beside an expectation.
final class CallComparison {
  let call: Invocation
  let entry: Expectation
  let arguments: [ArgumentComparison]
  /// The number of arguments that differ.
  let mismatches: Int
  /// The reason, besides its arguments, that the call didn't count.
  fileprivate var reason: String = ""
  /// The share of equal text in all arguments, from 0 to 1.
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

  /// The difference: "'amount' is 10, expected 100", "arguments 1 and 'urgent' differ"; nil if
  /// there is none.
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

  /// The number of matching texts, because names and keys mean more than numbers and Boolean
  /// values.
  private var matchingTexts: Int { arguments.count { $0.matches && $0.isText } }

  /// Returns whether it is closer: with fewer different arguments, then with more matching texts,
  /// then with more equal text.
  func isCloser(than other: CallComparison) -> Bool {
    guard mismatches == other.mismatches else { return mismatches < other.mismatches }
    let texts = (matchingTexts, other.matchingTexts)
    return texts.0 == texts.1 ? agreement > other.agreement : texts.0 > texts.1
  }

  /// Returns whether as many arguments match, with nearly as much equal text.
  func isAsClose(as other: CallComparison) -> Bool {
    !other.isCloser(than: self)
      || mismatches == other.mismatches && agreement >= max(0.5, other.agreement - 0.2)
  }
}

extension [String?] {
  /// Returns the label of an argument. The arguments of a parameter pack share one label.
  func label(_ index: Int) -> String? { indices.contains(index) ? self[index] : nil }
}

extension [CallComparison] {
  /// Returns the closest calls first, and of equally close ones the older first.
  ///
  /// If many have the same number of different arguments, it compares only some of them in detail.
  func closestFirst(_ limit: Int) -> [CallComparison] {
    let fewest = sorted { $0.mismatches < $1.mismatches }.prefix(limit + 40)
    return Array(fewest.sorted { $0.isCloser(than: $1) }.prefix(limit))
  }

  /// Returns the difference of a call, without the place that took it; nil if the call isn't
  /// similar.
  func difference(of call: ContextSnapshot.Call) -> String? {
    guard let found = first(where: { $0.call === call.invocation }) else { return nil }
    return found.difference ?? (call.takenBy.isNil && !found.reason.isEmpty ? found.reason : nil)
  }

  /// A line for each call, the closest first: "turtle.say("hallo")   → argument 1 differs".
  var callLines: CallLines {
    CallLines(
      closestFirst(Layout.similarCalls).map { found in
        let texts = [found.reason, found.difference ?? ""].filter { !$0.isEmpty }
        return ("", found.call, texts.joined(separator: ", "))
      })
  }
}

extension ContextSnapshot {
  /// Returns the calls that a `verify` block didn't count, each with the reason.
  func callsNotFound(by declarations: [Expectation], in file: SourcePosition) -> [CallComparison] {
    similarCalls(to: declarations, among: history) { call, differs in
      differs ? "" : call.verifiedText(in: file)
    }
  }

  /// Returns the calls after an expectation's declaration that another one took.
  func callsTakenElsewhere(than entry: Expectation, in file: SourcePosition) -> [CallComparison] {
    let calls = history.dropFirst(max(0, entry.callsBefore - earlierCalls))
      .filter { $0.takenBy !== entry.line }
    return similarCalls(to: [entry], among: calls) { call, _ in
      let caller = isTakenByDefault(call) ? call.callerText(in: file) : ""
      return [call.outcome(in: file), caller].filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// Returns whether a default took a call, which the test may have meant for an expectation.
  func isTakenByDefault(_ call: Call) -> Bool {
    entries.contains { $0.line === call.takenBy && $0.isDefault }
  }

  /// Returns the calls of a member that didn't count. It looks only at the newest calls.
  /// - Parameters:
  ///   - calls: oldest first.
  ///   - reason: returns the reason besides the arguments, given whether these differ; nil if the
  ///     call counted.
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
