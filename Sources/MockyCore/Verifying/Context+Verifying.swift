/// Where a context was verified.
package enum VerificationPlace: Sendable {
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

extension Context {
  /// Whether every expectation is satisfied and nothing has failed.
  var isSatisfied: Bool {
    update { $0.table.unsatisfied == 0 && !$0.ledger.hasFailed }
  }

  /// Whether every expectation is satisfied, whatever has failed.
  var isWithoutDemands: Bool { update { $0.table.unsatisfied == 0 } }

  /// Reports every unsatisfied expectation at its own line, and what was held or noted before.
  ///
  /// A test that was skipped or cancelled need not have satisfied any.
  ///
  /// - Parameters:
  ///   - ending: what of the context goes with the assertion.
  ///   - place: where the assertion is made.
  ///   - wait: how long was waited before, where that was in vain.
  func assertSatisfied(
    thenForgetting ending: ContextState.Forgetting?, at place: VerificationPlace,
    after wait: ElapsedWait? = nil
  ) {
    let counts = !reporter.testWasCutShort
    // One step: what is declared or called meanwhile belongs to the next assertion.
    let (snapshot, released) = update { state -> (ContextSnapshot?, [Any]) in
      state.phase.verify()
      let snapshot = counts ? state.unsatisfiedSnapshot : nil
      let released = ending.map { state.forgetExpectations($0) } ?? []
      state.verification = place
      return (snapshot, released)
    }
    if let failures = snapshot?.unsatisfiedFailures(after: wait) {
      let isExplained = reporter.testHasThrown
      update { state in
        if isExplained { state.ledger.blame(MockFailure.endOfTest(at: origin)) }
        state.enterUnsatisfied(failures)
      }
    }
    deliverAllFailures()
    if let (root, text) = update({ $0.ledger.takeLaterNotes() }) {
      reporter.add(notes: text, to: root)
    }
    if ending != nil { update { $0.ledger.forgetDelivered() } }
    if ending == .expectations { forgetClosures() }
    withExtendedLifetime(released) {}
  }
}

extension ContextSnapshot {
  /// The expectations that an assertion reports.
  private var unmet: [Entry] {
    entries.filter { !$0.isSatisfied || (reportsUnusedAllowances && $0.isUnusedAllowance) }
  }

  /// Of how many expectations that are not satisfied, or calls that are not found, it is told why.
  static let explained: Int = 20

  /// A failure for each expectation that is not satisfied; the first tells the surroundings.
  ///
  /// - Parameter wait: how long was waited for them, where that was in vain.
  func unsatisfiedFailures(after wait: ElapsedWait? = nil) -> [MockFailure] {
    Rendering.run {
      unmet.enumerated().map { index, entry in
        UnsatisfiedReport(
          snapshot: self, entry: entry, waited: wait, includesSurroundings: index == 0,
          includesReasons: index < Self.explained
        ).failure
      }
    }
  }
}

extension ContextState {
  /// A copy for messages, where some expectation is not satisfied: it costs what the history is
  /// long.
  var unsatisfiedSnapshot: ContextSnapshot? {
    table.unsatisfied > 0 || hasUnusedAllowances ? ContextSnapshot(self) : nil
  }

  private var hasUnusedAllowances: Bool {
    settings.reportsUnusedAllowances
      && table.all.contains { $0.declaration.isStrictAllowance && $0.count == 0 }
  }

  /// Enters what an assertion found: as failures of their own, or as notes on the root failure.
  mutating func enterUnsatisfied(_ failures: [MockFailure]) {
    for failure in failures {
      let entered = EnteredFailure(failure)
      if ledger.root == nil { ledger.enter(entered) } else { ledger.note(entered) }
    }
  }
}

extension MockFailure {
  /// What a test's own framework reports when the test throws.
  fileprivate static func endOfTest(at position: SourcePosition) -> MockFailure {
    MockFailure(kind: .unsatisfied, message: "that has ended the test", position: position)
  }
}
