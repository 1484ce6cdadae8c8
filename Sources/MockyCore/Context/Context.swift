import Foundation

/// What a ``Mockery`` is the handle of: its state behind one lock, and its reporter.
///
/// Mocks hold it strongly, so that a mock can still answer when its mockery has gone.
///
/// `@unchecked Sendable`: `state` is touched under `lock` only. Nothing that others wrote
/// (matchers, actions, descriptions, reporters, `==`, `hash`) runs under it.
package final class Context: @unchecked Sendable {
  package let reporter: any FailureReporter
  /// Where the mockery was made.
  package var origin: SourcePosition { findOrigin() }
  private let findOrigin: @Sendable () -> SourcePosition
  let lock = NSLock()
  /// Touched under the lock only, so that the compiler need not check for overlapping access.
  @exclusivity(unchecked) var state = ContextState()

  /// - Parameter origin: tells where the mockery was made, whenever somebody asks.
  init(
    reporter: any FailureReporter, origin: @escaping @autoclosure @Sendable () -> SourcePosition
  ) {
    self.reporter = reporter
    findOrigin = origin
  }

  /// Looks at the state, or changes it, and then wakes those who wait for the change.
  @discardableResult
  func update<Result>(_ body: (inout ContextState) -> Result) -> Result {
    lock.lock()
    let result = body(&state)
    unlockAndWake()
    return result
  }

  /// Changes a value of the user's; the old one is released outside the lock.
  func exchange<Value>(
    _ path: WritableKeyPath<ContextState, Value>, _ change: (inout Value) -> Void
  ) {
    let old = update { state in
      let old = state[keyPath: path]
      change(&state[keyPath: path])
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Ends what began with taking the lock.
  func unlockAndWake() {
    guard state.waiters.mustWake else { return lock.unlock() }
    let woken = state.waiters.takeWoken()
    lock.unlock()
    for waiter in woken { waiter.wake() }
  }
}

extension Context {
  /// Ends with its ``Mockery``: verifies what nobody has verified, and lets go of all that a test
  /// gave it, so that no cycle keeps mocks and closures alive.
  func end() {
    stopWatching()
    let failures = unverifiedFailures(because: "was released without being verified")
    let notes = letGo(notingUnsatisfied: failures)
    // What was released may have called mocks. From here on every call comes too late.
    update { $0.phase = .ended(ignoresCalls: false) }
    deliverAllFailures()
    if let notes { reporter.add(notes: notes.text, to: notes.root) }
  }

  /// Ends the context and releases all that it held, outside the lock.
  private func letGo(
    notingUnsatisfied failures: [MockFailure]
  ) -> (root: MockFailure, text: String)? {
    let (released, notes) = update { state in
      state.ledger.explainHeld(
        "  held      the context made at \(origin.text) was released before its test could be told")
      state.enterUnsatisfied(failures)
      let notes = state.ledger.takeLaterNotes()
      let real = state.mocks.spies.compactMap { $0.object?.forwarding.letGo() }
      let released =
        state.forget(.everything) + [
          state.settings.defaults, state.machines, state.sequences, state.mocks, real,
        ]
      state.settings.defaults = DefaultValues()
      state.machines = []
      state.sequences = []
      state.mocks = KnownMocks()
      state.end()
      return (released, notes)
    }
    withExtendedLifetime(released) {}
    return notes
  }

  /// What makes the process fail if the context is still there at its end; nothing when asked
  /// again.
  ///
  /// - Parameter deadline: until when it waits for what other threads are about to describe.
  func failuresAtProcessEnd(waitingUntil deadline: Deadline) -> [MockFailure] {
    waitForTexts(until: deadline)
    let failures = unverifiedFailures(because: "was never verified")
    return update { state in
      state.phase.verify()
      state.enterUnsatisfied(failures)
      return state.ledger.takeHeld(unfinished: true)
    }
  }

  private func unverifiedFailures(because reason: String) -> [MockFailure] {
    let unverified = update { $0.phase.isOpen ? $0.unsatisfiedSnapshot : nil }
    guard let snapshot = unverified, !reporter.testWasCutShort else { return [] }
    return snapshot.unsatisfiedFailures().map { failure in
      var failure = failure
      failure.message += "\n  forgotten    the context made at \(origin.text) \(reason)"
      return failure
    }
  }
}

extension Context {
  /// Forgets, and lets go of the closures and values that were held, outside the lock.
  func forget(_ forgetting: ContextState.Forgetting) {
    let released = update { $0.forget(forgetting) }
    withExtendedLifetime(released) {}
  }

  /// Lets go of the closures in the history, as one of them may hold the mockery.
  func forgetClosures() {
    let (era, count, calls) = update {
      ($0.history.era, $0.history.calls.count, $0.callsWithClosures)
    }
    var search = ClosureSearch()
    let closures = calls.map { ($0, $0.places(ofClosuresIn: &search)) }.filter { !$1.isEmpty }
    let released = update { state in
      if state.history.era == era { state.history.withoutClosures = count }
      return closures.map { call, places in call.letGo(ofClosuresAt: places) }
    }
    withExtendedLifetime(released) {}
  }
}

/// An object that is not kept alive.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}

/// Objects that are not kept alive. Those that have gone are dropped whenever the list has twice
/// its size, so that adding one costs the same however many there are.
struct WeakList<Object: AnyObject> {
  private(set) var entries: [Weak<Object>] = []
  private var limit: Int = 64

  /// The objects that are still there.
  var objects: [Object] { entries.compactMap(\.object) }

  mutating func add(_ object: Object) {
    entries.append(Weak(object))
    guard entries.count > limit else { return }
    entries.removeAll { $0.object == nil }
    limit = max(64, 2 * entries.count)
  }
}
