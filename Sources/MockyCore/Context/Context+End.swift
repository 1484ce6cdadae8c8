extension Context {
  /// Ends with its ``Mockery``: verifies what nobody has verified, and lets go of all that a test gave it.
  ///
  /// So no cycle keeps mocks and closures alive.
  func end() {
    stopWatching()
    let failures = unverifiedFailures(because: "was released without being verified")
    let notes = letGo(notingUnsatisfied: failures)
    // What went may have called mocks; from here on a call is one of a mock that nobody should have.
    update { $0.ignoresLateCalls = false }
    deliverAllFailures()
    if let notes { reporter.add(notes: notes.text, to: notes.root) }
  }

  /// Ends, and returns when all that was held has been released, outside the lock.
  private func letGo(
    notingUnsatisfied failures: [MockFailure]
  ) -> (root: MockFailure, text: String)? {
    let (released, notes) = update { state in
      state.ledger.explainHeld(
        "  held      the context made at \(origin.text) was released before its test could be told")
      state.enterUnsatisfied(failures)
      let notes = state.ledger.takeLaterNotes()
      let real = state.spies.compactMap { $0.object?.forwarding.letGo() }
      let released =
        state.forget(.everything) + [
          state.defaults, state.machines, state.sequences, state.types,
          state.returnedMocks, real,
        ]
      state.defaults = DefaultValues()
      state.machines = []
      state.sequences = []
      state.types = [:]
      state.returnedMocks = [:]
      state.spies = []
      state.hasEnded = true
      state.ignoresLateCalls = true
      return (released, notes)
    }
    withExtendedLifetime(released) {}
    return notes
  }

  /// What makes the process fail if the context is still there when it ends; nothing when asked again.
  ///
  /// - Parameter deadline: until when it waits for what other threads are about to describe.
  func failuresAtProcessEnd(waitingUntil deadline: Deadline) -> [MockFailure] {
    waitForTexts(until: deadline)
    let failures = unverifiedFailures(because: "was never verified")
    return update { state in
      state.isVerified = true
      state.enterUnsatisfied(failures)
      return state.ledger.takeHeld(unfinished: true)
    }
  }

  private func unverifiedFailures(because reason: String) -> [MockFailure] {
    let unverified = update { $0.isVerified ? nil : $0.unsatisfiedSituation }
    guard let situation = unverified, !reporter.testWasCutShort else { return [] }
    return situation.unsatisfiedFailures().map { failure in
      var failure = failure
      failure.message += "\n  forgotten    the context made at \(origin.text) \(reason)"
      return failure
    }
  }
}
