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
  func difference(of call: CallSnapshot) -> String? {
    guard let found = first(where: { $0.call === call.invocation }) else { return nil }
    return found.difference ?? (call.takenBy.isNil && !found.reason.isEmpty ? found.reason : nil)
  }

  /// A line for each call, the closest first: "turtle.say("hallo")   → argument 1 differs".
  var callLines: CallLines {
    CallLines(
      closestFirst(Layout.similarCalls).map { found in
        let texts = [found.reason, found.difference ?? ""].filter { !$0.isEmpty }
        return ("", found.call.shown, texts.joined(separator: ", "))
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

  /// Returns the calls of an expectation that came before it was declared, and that no other
  /// expectation than a default took.
  func calls(before entry: Expectation) -> [CallSnapshot] {
    history.prefix(max(0, entry.callsBefore - earlierCalls)).filter { call in
      let isFree = call.takenBy.isNil || isTakenByDefault(call)
      return isFree && !call.isVerified && entry.takes(call.invocation)
    }
  }

  /// Returns whether a default took a call, which the test may have meant for an expectation.
  func isTakenByDefault(_ call: CallSnapshot) -> Bool {
    entries.contains { $0.line === call.takenBy && $0.isDefault }
  }

  /// Returns the calls of a member that didn't count. It looks only at the newest calls.
  /// - Parameters:
  ///   - calls: oldest first.
  ///   - reason: returns the reason besides the arguments, given whether these differ; nil if the
  ///     call counted.
  private func similarCalls(
    to declarations: [Expectation], among calls: [CallSnapshot],
    _ reason: (CallSnapshot, Bool) -> String?
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
