extension [CallComparison] {
  /// Returns the closest calls first, and of equally close ones the older first.
  ///
  /// If many have the same number of different arguments, it compares only some of them in detail.
  func closestFirst(_ limit: Int) -> [CallComparison] {
    let fewest = sorted { $0.mismatches < $1.mismatches }.prefix(limit + 40)
    return Array(fewest.sorted { $0.isCloser(than: $1) }.prefix(limit))
  }

  /// Returns the line that has verified a call, or the call's difference; nil if it isn't similar.
  func difference(of call: CallSnapshot) -> String? {
    guard let found = first(where: { $0.call === call.invocation }) else { return nil }
    return call.verifiedText(in: found.entry.position) ?? found.difference
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

  /// Returns the calls of a member that didn't count, except those that an expectation of their own
  /// needed. It looks only at the newest calls.
  /// - Parameter calls: oldest first.
  func similarCalls(
    to declarations: [Expectation], among calls: [CallSnapshot]? = nil
  ) -> [CallComparison] {
    let exact = entries.filter(\.isExact).map(\.line)
    var found: [CallComparison] = []
    for call in (calls ?? history).reversed() where found.count < Layout.comparedCalls {
      var own: [CallComparison] = []
      for declaration in declarations where declaration.isAbout(call.invocation) {
        let arguments = call.invocation.arguments
        let comparison = CallComparison(call.invocation, arguments, with: declaration)
        comparison.snapshot = call
        let isFree = declaration.isTotal || !call.isVerified
        let counts = declaration.tense == .past && isFree && comparison.mismatches == 0
        let isMeant =
          comparison.mismatches > 0
          && (exact.contains { $0 === call.takenBy } || claimed.contains { $0 === call.invocation })
        if !counts, !isMeant { own.append(comparison) }
      }
      found += own.closestFirst(1)
    }
    return found.reversed()
  }
}
