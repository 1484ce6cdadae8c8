extension Context {
  /// True if every expectation is satisfied and nothing has failed.
  var isSatisfied: Bool { update { $0.isSatisfied } }

  /// True if every expectation is satisfied, even after failures.
  var isWithoutDemands: Bool { update { $0.table.unsatisfied == 0 } }

  /// Reports every unsatisfied expectation at its own line, and the undelivered failures and notes.
  /// A test that was skipped or canceled need not satisfy any.
  /// - Parameters:
  ///   - ending: the part of the context to forget.
  ///   - place: the place of the assertion.
  ///   - wait: the time of an unsuccessful wait before the assertion.
  /// - Returns: whether every expectation had its calls and nothing had failed.
  @discardableResult
  func assertSatisfied(
    thenForgetting ending: ContextState.Forgetting?, at place: AssertionPlace,
    after wait: ElapsedWait? = nil
  ) -> Bool {
    let counts = !reporter.testWasCutShort
    let error = reporter.testHasThrown ? (reporter as? any TestFinding)?.thrownError : nil
    let thrown = error.flatMap(origin)
    // In one step. Later expectations and calls belong to the next assertion.
    let (isMet, snapshot, released) = update { state -> (Bool, ContextSnapshot?, [Any]) in
      state.phase.verify()
      let isMet = state.isSatisfied
      let snapshot = counts ? state.unsatisfiedSnapshot(of: self) : nil
      if let ending { state.forgetExpectations(ending) }
      state.verification = place
      // The values are released after all failures are reported. Calls that they make are too late.
      return (isMet, snapshot, state.bin.removeAll())
    }
    let failures = snapshot?.unsatisfied(after: wait) ?? []
    var tellsOrigin = false
    if !failures.isEmpty {
      let isExplained = reporter.testHasThrown
      let isTold = !isExplained && tellVisitor(failures.map { EnteredFailure($0) })
      tellsOrigin = update { state in
        let end = MockFailure.endOfTest(thrown, at: failures[0].position)
        defer { if !isTold { state.enterUnsatisfied(failures) } }
        return isExplained && state.ledger.blame(end)
      }
    }
    deliverAllFailures()
    for notes in update({ $0.ledger.takeLaterNotes() }) { tell(notes) }
    if !tellsOrigin, let thrown { reporter.add(notes: thrown, to: .endOfTest(nil, at: origin)) }
    publishTranscript(of: snapshot)
    if ending != nil { update { $0.ledger.forgetDelivered() } }
    if ending != nil { forgetClosures() }
    if ending == .expectations { exchange(\.settings.defaults) { $0.forgetHolders() } }
    withExtendedLifetime(released) {}
    return isMet && failures.isEmpty
  }
}

extension ContextState {
  /// True if every expectation is satisfied and nothing has failed.
  fileprivate var isSatisfied: Bool { table.unsatisfied == 0 && !ledger.hasFailed }

  /// Returns a copy for messages if an expectation is unsatisfied. Its cost depends on the length
  /// of the history.
  func unsatisfiedSnapshot(of context: Context) -> ContextSnapshot? {
    let isUnsatisfied =
      table.unsatisfied > 0
      || settings.reportsUnusedAllowances && table.all.contains(where: \.isUnusedAllowance)
    return isUnsatisfied ? ContextSnapshot(self, of: context) : nil
  }

  /// Enters the failures of an assertion: separately, or as notes on the root failure.
  mutating func enterUnsatisfied(_ failures: [MockFailure]) {
    for failure in failures { ledger.enterOrNote(EnteredFailure(failure)) }
  }
}

/// The place where a test, or its end, asserted that a context is satisfied.
package enum AssertionPlace: Sendable {
  /// By an assertion on this line.
  case line(SourcePosition)
  /// By the adapter, when the test was over.
  case endOfTest

  var text: String {
    switch self {
    case .line(let position): "verified at \(position.text)"
    case .endOfTest: "verified at the end of its test"
    }
  }
}
