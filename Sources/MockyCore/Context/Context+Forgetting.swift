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

extension Context {
  /// Lets go of the closures in the history, one of which may hold the mockery.
  func forgetClosures() {
    let (era, count, calls) = update { ($0.era, $0.history.count, $0.callsWithClosures) }
    var search = ClosureSearch()
    let closures = calls.map { ($0, $0.places(ofClosuresIn: &search)) }.filter { !$1.isEmpty }
    let released = update { state in
      if state.era == era { state.withoutClosures = count }
      return closures.map { call, places in call.letGo(ofClosuresAt: places) }
    }
    withExtendedLifetime(released) {}
  }
}

extension ContextState {
  /// The calls that may have closures among their arguments, also those that returned mocks.
  fileprivate var callsWithClosures: [Invocation] {
    history[withoutClosures...] + returnedMocks.values.flatMap { $0.map(\.invocation) }
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
      withoutClosures = 0
      isVerified = false
      for machine in machines { machine.current = machine.start }
    }
    change()
    return released
  }
}
