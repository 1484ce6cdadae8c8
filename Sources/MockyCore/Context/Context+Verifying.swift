extension Context {
  /// Whether every expectation is satisfied and nothing has failed.
  var isSatisfied: Bool {
    update { $0.unsatisfied == 0 && !$0.ledger.hasFailed }
  }

  /// Reports every unsatisfied expectation at its own line, and what was held or noted before.
  ///
  /// - Parameter ending: what of the context goes with a satisfied assertion.
  func assertSatisfied(thenForgetting ending: Forgetting?) {
    // One step: what is declared or called meanwhile belongs to the next assertion.
    let (situation, released) = update { state -> (Situation?, [Any]) in
      state.isVerified = true
      let situation = state.unsatisfiedSituation
      return (situation, ending.map { state.forgetExpectations($0) } ?? [])
    }
    if let failures = situation?.unsatisfiedFailures { update { $0.enterUnsatisfied(failures) } }
    deliverFailures()
    if let (root, text) = update({ $0.ledger.takeLaterNotes() }) {
      reporter.add(notes: text, to: root)
    }
    if ending != nil { update { $0.ledger.forgetDelivered() } }
    withExtendedLifetime(released) {}
  }

  /// What a context forgets.
  enum Forgetting {
    /// After an assertion: expectations and delivered failures.
    case expectations
    /// After a checkpoint: those but the defaults.
    case expectationsOfTheTest
    /// On `reset()` also history and states. A failure that no test was told of yet stays.
    case everything
  }

  /// Forgets, and lets go of the closures and values that were held, outside the lock.
  func forget(_ forgetting: Forgetting) {
    let released = update { $0.forget(forgetting) }
    withExtendedLifetime(released) {}
  }
}

extension Situation {
  /// A failure for each expectation that is not satisfied; the first tells the surroundings.
  var unsatisfiedFailures: [MockFailure] {
    Rendering.run {
      entries.filter { !$0.isSatisfied }.enumerated().map { index, entry in
        UnsatisfiedReport(situation: self, entry: entry, includesSurroundings: index == 0).failure
      }
    }
  }
}

extension ContextState {
  /// A copy for messages, where some expectation is not satisfied: it costs what the history is
  /// long.
  var unsatisfiedSituation: Situation? { unsatisfied > 0 ? Situation(self) : nil }

  /// Enters what an assertion found: as failures of their own, or as notes on the root failure.
  mutating func enterUnsatisfied(_ failures: [MockFailure]) {
    for failure in failures {
      if ledger.root == nil { _ = ledger.enter(failure) } else { ledger.note(failure) }
    }
  }

  /// Forgets, and hands out what is to be released outside the lock.
  mutating func forget(_ forgetting: Context.Forgetting) -> [Any] {
    ledger.forgetDelivered()
    return forgetExpectations(forgetting)
  }

  /// Forgets everything but failures, and hands out what is to be released outside the lock.
  mutating func forgetExpectations(_ forgetting: Context.Forgetting) -> [Any] {
    let old = table.all
    var released: [Any] = [old]
    for expectation in old { expectation.isRegistered = false }
    table.clear()
    unsatisfied = 0
    for sequence in sequences { sequence.clear() }
    if forgetting == .expectationsOfTheTest {
      for expectation in old where expectation.declaration.tier == .fallback {
        register(expectation, hashes: [:])
      }
    }
    if forgetting == .everything {
      released.append(history)
      history = []
      isVerified = false
      for machine in machines { machine.current = machine.start }
    }
    change()
    return released
  }

  /// Adds an expectation to the search.
  mutating func register(_ expectation: Expectation, hashes: [ObjectIdentifier: Int]) {
    lastOrder += 1
    let isFallback = expectation.declaration.tier == .fallback
    expectation.order = lastOrder + (isFallback ? Self.fallbackOrder : 0)
    expectation.isRegistered = true
    expectation.callsBefore = history.count
    table.add(expectation, hashes: hashes)
    if !expectation.isSatisfied { unsatisfied += 1 }
    for sequence in expectation.sequences { sequence.members.append(expectation) }
    isVerified = false
    change()
  }

  /// Where the order of `byDefault` begins: after all that a test can declare.
  private static let fallbackOrder: Int = 1 << 40
}
