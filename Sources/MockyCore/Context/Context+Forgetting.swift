extension Context {
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

extension ContextState {
  /// Forgets, and hands out what is to be released outside the lock.
  mutating func forget(_ forgetting: Context.Forgetting) -> [Any] {
    ledger.forgetDelivered()
    return forgetExpectations(forgetting)
  }

  /// Forgets everything but failures, and hands out what is to be released outside the lock.
  mutating func forgetExpectations(_ forgetting: Context.Forgetting) -> [Any] {
    let old = table.all
    var released: [Any] = [old]
    for expectation in old {
      expectation.isRegistered = false
      expectation.leaveSequences()
    }
    table.clear()
    unsatisfied = 0
    for sequence in sequences { sequence.clear() }
    if forgetting == .expectationsOfTheTest {
      for expectation in old where expectation.declaration.tier == .fallback {
        register(expectation, hashes: ArgumentHashes())
      }
    }
    if forgetting == .everything {
      released.append(history)
      history = []
      era += 1
      settled = 0
      isVerified = false
      for machine in machines { machine.current = machine.start }
    }
    change()
    return released
  }
}
