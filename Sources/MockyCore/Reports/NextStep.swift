// The last line of a report: the next step. It is a choice between the code under test and the test, because a report
// can't know which of them is wrong.

extension UnexpectedCallReason {
  /// Returns "correct Cart.save(), or expect 12 at :9"; nil if the report leaves only one choice.
  ///
  /// - Parameter function: the function under test that made the call.
  func nextStep(
    in function: String, _ snapshot: ContextSnapshot, at file: SourcePosition
  ) -> String? {
    guard let entry else {
      let lacksCalls = kind == .unmentioned && !snapshot.unmet.isEmpty
      return lacksCalls ? "remove the call from \(function), or expect it" : nil
    }
    let place = entry.placeText(in: file)
    switch kind {
    case .arguments where tied > 0:
      return "correct \(function), or one of the closest expectations"
    case .arguments:
      let differing = closest.first?.arguments.filter { !$0.matches } ?? []
      let value = differing.count == 1 ? differing[0].shortValue : nil
      let change = value.map { "expect \($0)" } ?? "change the expectation"
      return "correct \(function), or \(change) at \(place)"
    case .elsewhere: return "correct \(function), or the expectation at \(place)"
    case .count where entry.cardinality.isNever:
      return "remove the call from \(function), or the expectation at \(place)"
    case .count:
      let calls = entry.tally.count + 1
      let isExact = entry.cardinality == .exactly(calls - 1) && entry.writtenMember != nil
      let limit = isExact ? "write receives(\(calls))" : "write a higher limit"
      let choice = snapshot.missingCall(like: entry) ?? "remove one of the \(calls) calls"
      return "\(choice), or \(limit) at \(place)"
    case .order where !entry.guardsHold:
      let change = snapshot.changers(of: entry.guards, in: file).entries.first
      let choice =
        change.map { "call \($0.callText) before it" } ?? "make no such call in \(function)"
      let states = snapshot.currentText(entry.guards)
      return "\(choice), or allow it at \(place) while \(states)"
    case .order: return entry.obstacle.map { "\($0.cure), or take \(place) out of the sequence" }
    case .nothingExpected, .unmentioned, .late, .other: return nil
    }
  }
}

extension SequenceCore.Obstacle {
  fileprivate var cure: String {
    switch self {
    case .tooEarly(_, let first): "call \(first.callText) before it"
    case .past(_, let later): "call it before \(later.callText)"
    }
  }
}

extension ContextSnapshot {
  /// Returns the step after an expectation or verification that lacks calls: the mock may not be in use, or a call has
  /// other arguments.
  ///
  /// - Parameter similar: the calls of the same member that didn't count.
  func nextStep(lacking entry: Expectation, _ similar: [CallComparison]) -> String? {
    guard entry.tally.count == 0, entry.isInOrder, earlierCalls == 0, !history.isEmpty else {
      return nil
    }
    if let mock = entry.subject.mock, !history.contains(where: { $0.invocation.mock === mock }) {
      return "\(mock.name) had no call at all: check that the code under test has this mock"
    }
    guard similar.contains(where: { $0.mismatches > 0 }),
      !history.contains(where: { entry.takes($0.invocation) })
    else { return nil }
    return "correct the call, or this expectation"
  }

  /// Returns "call store.save("b") instead", for the first expectation of the same member that lacks
  /// all its calls.
  fileprivate func missingCall(like entry: Expectation) -> String? {
    let (member, type) = (entry.writtenMember, entry.subject.mock?.typeName.text)
    let missing = unmet.first {
      $0.tally.count == 0 && $0.isInOrder && $0.subject.mock?.typeName.text == type
        && $0.writtenMember?.kind == member?.kind && $0.writtenMember?.name == member?.name
    }
    return missing.map { "\($0.pastVerb == "set" ? "set" : "call") \($0.callText) instead" }
  }

  /// Returns the call that led to the present state of a machine: "job.cancel() made job "canceled" (call 2)".
  /// It is nil if the report lists that call anyway.
  func cause(of predicates: [StatePredicate]) -> String? {
    if listsAllCalls { return nil }
    let machines = predicates.flatMap(\.machines)
    for call in history.reversed() {
      guard
        let change = call.transitions.last(where: { one in machines.contains { $0 === one.machine }
        })
      else { continue }
      let state = self.machines.first { $0.machine === change.machine }?.state
      guard state === change.state else { return nil }
      return "\(call.invocation.text) (call \(call.number)): \(change.pastText)"
    }
    return nil
  }
}
