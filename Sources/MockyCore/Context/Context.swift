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
  /// Under the lock only, which makes the compiler's own checks for overlapping access needless.
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

  /// Puts in something of the user's; what it replaces is released outside the lock.
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
    guard state.mustWake else { return lock.unlock() }
    let woken = state.takeWoken()
    lock.unlock()
    for waiter in woken { waiter.wake() }
  }
}

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

/// An object that is not kept alive.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}

/// Objects that are not kept alive. Those that have gone are dropped whenever it has grown to twice its
/// size, so that adding one costs the same however many there are.
struct WeakList<Object: AnyObject> {
  private(set) var entries: [Weak<Object>] = []
  private var limit: Int = 64

  /// Those that are still there.
  var objects: [Object] { entries.compactMap(\.object) }

  mutating func add(_ object: Object) {
    entries.append(Weak(object))
    guard entries.count > limit else { return }
    entries.removeAll { $0.object == nil }
    limit = max(64, 2 * entries.count)
  }
}
