extension [CallComparison] {
  /// Returns the closest calls first, and of equally close ones the older first.
  ///
  /// If many have the same number of different arguments, it compares only some of them in detail.
  func closestFirst(_ limit: Int) -> [CallComparison] {
    let fewest = sorted { $0.mismatches < $1.mismatches }.prefix(limit + 40)
    return Array(fewest.sorted { $0.isCloser(than: $1) }.prefix(limit))
  }

  /// Returns the difference of a call, or the line that has verified it; nil if it isn't similar.
  func difference(of call: CallSnapshot) -> String? {
    guard let found = first(where: { $0.call === call.invocation }) else { return nil }
    return found.difference ?? call.verifiedText(in: found.entry.position)
  }

  /// Returns a line for each call, the closest first: "turtle.say("hallo")   → argument 1 differs".
  func callLines(in file: SourcePosition) -> CallLines {
    CallLines(
      closestFirst(Layout.similarCalls).map { found in
        let text = found.snapshot.map { $0.text(in: file, difference(of: $0), withCaller: true) }
        return (found.call.shown, text ?? "")
      })
  }
}

extension ContextSnapshot {
  /// Returns the calls after an expectation's declaration that another one took.
  func callsTakenElsewhere(than entry: Expectation) -> [CallComparison] {
    let calls = history.dropFirst(max(0, entry.callsBefore - earlierCalls))
    return similarCalls(to: [entry], among: calls.filter { $0.takenBy !== entry.line })
  }

  /// Returns the calls of an expectation that came before it was declared, and that no other
  /// expectation than a default took.
  func calls(before entry: Expectation) -> [CallSnapshot] {
    history.prefix(max(0, entry.callsBefore - earlierCalls)).filter { call in
      let isFree =
        call.takenBy.isNil || entries.contains { $0.line === call.takenBy && $0.isDefault }
      return isFree && !call.isVerified && entry.takes(call.invocation)
    }
  }

  /// Returns the calls of a member that didn't count. It looks only at the newest calls.
  /// - Parameter calls: oldest first.
  func similarCalls(
    to declarations: [Expectation], among calls: [CallSnapshot]? = nil
  ) -> [CallComparison] {
    var found: [CallComparison] = []
    for call in (calls ?? history).reversed() where found.count < Layout.comparedCalls {
      var own: [CallComparison] = []
      for declaration in declarations where declaration.isAbout(call.invocation) {
        let arguments = call.invocation.arguments
        let comparison = CallComparison(call.invocation, arguments, with: declaration)
        comparison.snapshot = call
        let counts = declaration.tense == .past && !call.isVerified && comparison.mismatches == 0
        if !counts { own.append(comparison) }
      }
      found += own.closestFirst(1)
    }
    return found.reversed()
  }
}

/// A call beside an expectation.
final class CallComparison {
  let call: Invocation
  /// The call with its outcome, if it was made before.
  var snapshot: CallSnapshot?
  let entry: Expectation
  let arguments: [ArgumentComparison]
  /// The number of arguments that differ.
  let mismatches: Int
  /// The share of equal text in all arguments, from 0 to 1.
  private lazy var agreement: Double = {
    let parts = arguments.map(\.agreement)
    let length = parts.reduce(0) { $0 + $1.length }
    return length == 0 ? 0 : parts.reduce(0) { $0 + $1.common } / length
  }()

  init(_ call: Invocation, _ arguments: [Any], with entry: Expectation) {
    self.call = call
    self.entry = entry
    self.arguments = zip(entry.arguments.matchers ?? [], arguments).map {
      ArgumentComparison(matcher: $0, argument: $1)
    }
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
    let told = differing.prefix(3).map { ($0.name, words: $0.argument.headline($0.name)) }
    let shortest = told.filter { $0.words != nil }.min { $0.words!.count < $1.words!.count }
    guard let (name, words) = shortest, let words else {
      return mismatches <= 3
        ? "\(Counts.list(differing.map(\.name))) differ" : "\(mismatches) arguments differ"
    }
    let others = differing.map(\.name).filter { $0 != name }
    let rest = mismatches <= 3 ? Counts.list(others) : "\(mismatches - 1) other arguments"
    return "\(words); \(rest) \(others.count == 1 ? "differs" : "differ"), too"
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
