/// The core of a ``Mockery``: its state behind one lock, and its reporter. Mocks hold it strongly,
/// so that a mock can still answer when its mockery has gone. `@unchecked Sendable`: `state` is
/// used only under `lock`. Users' code (matchers, actions, descriptions, reporters, `==`, `hash`,
/// `deinit`) never runs under it. Users' values are therefore not released under it: the state
/// drops them into its ``DeferredReleases``.
package final class Context: @unchecked Sendable {
  package let reporter: any FailureReporter
  /// The place where the mockery was made.
  package var origin: SourcePosition { findOrigin() }
  private let findOrigin: @Sendable () -> SourcePosition
  /// The strictness of mocks that have none of their own.
  let strictness: Strictness
  let lock = ContextLock()
  /// Used only under the lock, so the compiler need not check for overlapping access.
  @exclusivity(unchecked) var state = ContextState()

  /// - Parameter origin: returns the place where the mockery was made.
  init(
    reporter: any FailureReporter, strictness: Strictness = .strict, tracing: Bool = false,
    origin: @escaping @autoclosure @Sendable () -> SourcePosition
  ) {
    (self.reporter, self.strictness) = (reporter, strictness)
    findOrigin = origin
    state.testThreads = [.current]
    if tracing || CallPrinter.isAskedFor { state.settings.set(.printing, true) }
    if TranscriptFolder.shared != nil { state.settings.set(.callers, true) }
  }

  deinit { lock.free() }

  /// Reads or changes the state, and then wakes the waits.
  @discardableResult
  func update<Result>(_ body: (inout ContextState) -> Result) -> Result {
    lock.lock()
    let result = body(&state)
    unlockAndWake()
    return result
  }

  /// Replaces a user's value.
  func exchange<Value>(
    _ path: WritableKeyPath<ContextState, Value>, _ change: (inout Value) -> Void
  ) {
    update { state in
      state.bin.add(state[keyPath: path])
      change(&state[keyPath: path])
    }
  }
}

extension Context {
  /// Ends with its ``Mockery``. It verifies the context if nothing has, and releases the test's
  /// values, so that no cycle keeps mocks and closures alive.
  func end() {
    stopWatching()
    let failures = unverifiedFailures(because: " was released without being verified")
    publishTranscript(isFailing: !failures.isEmpty)
    let notes = releaseAll(notingUnsatisfied: failures)
    // Released objects may have called mocks. From here on, every call is too late.
    update { $0.phase = .ended(ignoresCalls: false) }
    deliverAllFailures()
    for notes in notes + update({ $0.ledger.takeLaterNotes() }) { tell(notes) }
  }

  /// Ends the context and releases all that it held.
  /// - Returns: notes on its root failure and on mistakes.
  private func releaseAll(notingUnsatisfied failures: [MockFailure]) -> [LaterNotes] {
    update { state in
      if state.ledger.holdsFailures {
        let place = origin.text
        let told =
          "when the context made at \(place) was released: no assertion came after this failure"
        state.ledger.explainHeld("  reported  \(told)", unlessItNames: place)
      }
      state.enterUnsatisfied(failures)
      let notes = state.ledger.takeLaterNotes()
      let spies = state.mocks.spies.objects
      state.bin.add(spies)
      for spy in spies { state.bin.add(spy.forwarding.release(atEnd: true)) }
      state.forget(.everything)
      state.bin.add((state.settings, state.machines, state.sequences, state.mocks))
      (state.settings.namingScheme, state.settings.defaults) = (CamelCaseNaming(), DefaultValues())
      state.machines = []
      state.sequences = []
      state.mocks = KnownMocks()
      state.end()
      return notes
    }
  }

  /// The failures of a context that nobody verified.
  /// - Parameter reason: the words after the context's place.
  func unverifiedFailures(because reason: String) -> [MockFailure] {
    let unverified = update { $0.phase.isOpen ? $0.unsatisfiedSnapshot(of: self) : nil }
    guard let snapshot = unverified, !reporter.testWasCutShort else { return [] }
    return snapshot.unsatisfied().map { failure in
      var failure = failure
      failure.message += "\n  forgotten    the context made at \(origin.text)\(reason)"
      return failure
    }
  }

  /// Drops the closures in the history, because one of them may hold the mockery.
  func forgetClosures() {
    let (end, calls) = update { ($0.history.end, $0.takeCallsWithClosures()) }
    let closures = calls.map { ($0, $0.placesOfClosures) }.filter { !$1.isEmpty }
    update { state in
      state.history.withoutClosures = end
      for (call, places) in closures { state.bin.add(call.dropClosures(at: places)) }
    }
  }
}
