import Foundation

/// What a ``Mockery`` is the handle of: its state behind one lock, and its reporter. Mocks hold it
/// strongly, so that a mock can still answer when its mockery has gone.
/// `@unchecked Sendable`: `state` is touched under `lock` only. Nothing that others wrote
/// (matchers, actions, descriptions, reporters, `==`, `hash`, `deinit`) runs under it. So nothing that
/// others gave is released under it: what the state lets go of goes into its ``Bin``.
package final class Context: @unchecked Sendable {
  package let reporter: any FailureReporter
  /// Where the mockery was made.
  package var origin: SourcePosition { findOrigin() }
  private let findOrigin: @Sendable () -> SourcePosition
  let lock = ContextLock()
  /// Touched under the lock only, so that the compiler need not check for overlapping access.
  @exclusivity(unchecked) var state = ContextState()

  /// - Parameter origin: tells where the mockery was made, whenever somebody asks.
  init(
    reporter: any FailureReporter, tracing: Bool = false,
    origin: @escaping @autoclosure @Sendable () -> SourcePosition
  ) {
    self.reporter = reporter
    findOrigin = origin
    if tracing || CallPrinter.isAskedFor { state.settings.setWatch(.printing, true) }
    if TranscriptFolder.shared != nil { state.settings.setWatch(.callers, true) }
  }

  deinit { lock.free() }

  /// Looks at the state, or changes it, and then wakes those who wait for the change.
  @discardableResult
  func update<Result>(_ body: (inout ContextState) -> Result) -> Result {
    lock.lock()
    let result = body(&state)
    unlockAndWake()
    return result
  }

  /// Changes a value of the user's.
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
  /// Ends what began with taking the lock.
  @_transparent func unlockAndWake() {
    if state.waiters.mustWake { return unlockAndWakeAll() }
    if state.bin.isFull { return unlockAndWakeAll() }
    lock.unlock()
  }

  private func unlockAndWakeAll() {
    let woken = state.waiters.mustWake ? state.waiters.takeWoken() : []
    let released = state.bin.take()
    lock.unlock()
    for waiter in woken { waiter.wake() }
    withExtendedLifetime(released) {}
  }
}

extension Context {
  /// Ends with its ``Mockery``: verifies what nobody has verified, and lets go of all that a test
  /// gave it, so that no cycle keeps mocks and closures alive.
  func end() {
    stopWatching()
    let failures = unverifiedFailures(because: " was released without being verified")
    publishTranscript(isFailing: !failures.isEmpty)
    let notes = letGo(notingUnsatisfied: failures)
    // What was released may have called mocks. From here on every call comes too late.
    update { $0.phase = .ended(ignoresCalls: false) }
    deliverAllFailures()
    if let notes = notes.root ?? update({ $0.ledger.takeLaterNotes() }) { tell(notes) }
    for notes in notes.misuse + update({ $0.ledger.takeConsequences() }) { tell(notes) }
  }

  /// Ends the context and lets go of all that it held.
  /// - Returns: notes on its root failure and on misuse.
  private func letGo(
    notingUnsatisfied failures: [MockFailure]
  ) -> (root: LaterNotes?, misuse: [LaterNotes]) {
    update { state in
      if state.ledger.holdsFailures {
        let place = origin.text
        state.ledger.explainHeld(
          "  held      the context made at \(place) was released before its test could be told")
      }
      state.enterUnsatisfied(failures)
      let notes = (state.ledger.takeLaterNotes(), state.ledger.takeConsequences())
      let spies = state.mocks.spies.objects
      state.bin.add(spies)
      for spy in spies { state.bin.add(spy.forwarding.letGo()) }
      state.forget(.everything)
      state.bin.add((state.settings, state.machines, state.sequences, state.mocks))
      state.settings.letGo()
      state.machines = []
      state.sequences = []
      state.mocks = KnownMocks()
      state.end()
      return notes
    }
  }

  /// What makes the process fail if the context is still there at its end; nothing when asked
  /// again.
  /// - Parameter deadline: until when it waits for what other threads are about to describe.
  func failuresAtProcessEnd(waitingUntil deadline: Deadline) -> [MockFailure] {
    waitForTexts(until: deadline)
    let keeper = (reporter as? any TestAttaching)?.keeper.map { ", \($0)," } ?? ""
    let failures = unverifiedFailures(because: "\(keeper) was never verified")
    publishTranscript(isFailing: !failures.isEmpty)
    return update { state in
      // What came after the root may belong to another test than the root.
      let later = state.ledger.takeLaterNotes()?.failure
      state.phase.verify()
      state.enterUnsatisfied(failures)
      let notes = state.ledger.takeLaterNotes()
      let unexplained = notes.flatMap { $0.isExplained ? nil : $0.failure }
      return state.ledger.takeHeld().map(\.failure) + [later, unexplained].compactMap(\.self)
    }
  }

  /// - Parameter reason: what is said of the context behind its place.
  private func unverifiedFailures(because reason: String) -> [MockFailure] {
    let unverified = update { $0.phase.isOpen ? $0.unsatisfiedSnapshot(of: self) : nil }
    guard let snapshot = unverified, !reporter.testWasCutShort else { return [] }
    return snapshot.unsatisfiedFailures().map { failure in
      var failure = failure
      failure.message += "\n  forgotten    the context made at \(origin.text)\(reason)"
      return failure
    }
  }
}

extension Context {
  /// Forgets, and lets go of the closures and values that were held.
  func forget(_ forgetting: ContextState.Forgetting) { update { $0.forget(forgetting) } }

  /// Lets go of the closures in the history, as one of them may hold the mockery.
  func forgetClosures() {
    let (end, calls) = update { ($0.history.end, $0.takeCallsWithClosures()) }
    var search = ClosureSearch()
    let closures = calls.map { ($0, $0.places(ofClosuresIn: &search)) }.filter { !$1.isEmpty }
    update { state in
      state.history.withoutClosures = end
      for (call, places) in closures { state.bin.add(call.dropClosures(at: places)) }
    }
  }
}

/// The one lock of a context: an `NSLock` without the object, which every call would have to retain
/// and to release.
/// `@unchecked Sendable`: the mutex stays where it is until the context frees it at its own end.
struct ContextLock: @unchecked Sendable {
  #if os(Windows)
    private let mutex = NSLock()

    func lock() { mutex.lock() }
    func unlock() { mutex.unlock() }
    func free() {}
  #else
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
      mutex = .allocate(capacity: 1)
      pthread_mutex_init(mutex, nil)
    }

    @_transparent func lock() { pthread_mutex_lock(mutex) }
    @_transparent func unlock() { pthread_mutex_unlock(mutex) }

    func free() {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }
  #endif

  func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }
}

/// Marks a thread while it runs some code. Tasks and threads that the code begins are not marked: a
/// task local would be inherited by them, for as long as they live.
struct ThreadMark: Sendable {
  #if os(Windows)
    private let key = UUID().uuidString

    var isSet: Bool { Thread.current.threadDictionary[key] != nil }

    private func put(_ isSet: Bool) { Thread.current.threadDictionary[key] = isSet ? key : nil }
  #else
    private let key: pthread_key_t

    init() {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      self.key = key
    }

    @_transparent var isSet: Bool { pthread_getspecific(key) != nil }

    private func put(_ isSet: Bool) {
      pthread_setspecific(key, isSet ? UnsafeRawPointer(bitPattern: 1) : nil)
    }
  #endif

  /// Marks this thread while it runs `body`.
  func set<Result>(during body: () throws -> Result) rethrows -> Result {
    if isSet { return try body() }
    put(true)
    defer { put(false) }
    return try body()
  }
}

package struct Weak<Object: AnyObject> {
  package private(set) weak var object: Object?

  package init(_ object: Object?) { self.object = object }
}

extension Weak: Sendable where Object: Sendable {}

/// Objects that are not kept alive. Those that have gone are dropped whenever the list has twice
/// its size, so that adding one costs the same however many there are.
struct WeakList<Object: AnyObject> {
  private(set) var entries: [Weak<Object>] = []
  private var limit: Int = 64

  /// The objects that are still there. They must be released outside the lock that guards the list:
  /// by then nobody else may have them.
  var objects: [Object] { entries.compactMap(\.object) }

  /// Adds an object.
  /// - Returns: others, which are to be released outside the lock that guards the list.
  mutating func add(_ object: Object) -> [Object] {
    entries.append(Weak(object))
    guard entries.count > limit else { return [] }
    let objects = objects
    entries = objects.map(Weak.init)
    limit = max(64, 2 * entries.count)
    return objects
  }
}

/// What a context has let go of, until it is released outside its lock: that may run a `deinit` of the
/// user's, which may call a mock.
struct Bin {
  private var contents: [Any] = []
  private(set) var isFull: Bool = false

  mutating func add(_ released: Any?) {
    guard let released else { return }
    contents.append(released)
    isFull = true
  }

  /// Hands out what is in it.
  mutating func take() -> [Any] {
    defer { contents = [] }
    isFull = false
    return contents
  }
}

/// All that changes in a context: a value, which ``Context`` keeps behind its one lock. Its methods
/// decide and say what is to be done; they never run what others wrote.
struct ContextState {
  var phase = Phase.open
  var bin = Bin()
  /// Where the last assertion was made, if no expectation has been declared since.
  var verification: VerificationPlace?
  var settings = Settings()
  var table = ExpectationTable()
  var history = History()
  var traces = CallTraces()
  var underWay = CallsUnderWay()
  var waits = WaitsUnderWay()
  /// What the files of its transcript are called, once they have been written.
  var transcriptName: String?
  var machines: [MachineCore] = []
  var sequences: [SequenceCore] = []
  var mocks = KnownMocks()
  var names = NameRegistry()
  var captures = Captures()
  var waiters = Waiters()
  var ledger = FailureLedger()
  /// The errors of unexpected calls, as long as the test has them.
  var thrown = WeakList<UnexpectedInvocation.Identity>()
}

/// How far a context has come.
enum Phase {
  /// Something may be expected that nobody has verified.
  case open
  /// An assertion has been made, and no expectation has been declared since.
  case verified
  /// The context's ``Mockery`` has gone, or its test is over. At first a nice mock need not say
  /// that it is called then: what the end lets go of calls it, or it belongs to no context.
  case ended(ignoresCalls: Bool)

  var isOpen: Bool { if case .open = self { true } else { false } }

  var isVerified: Bool { if case .verified = self { true } else { false } }

  var hasEnded: Bool { if case .ended = self { true } else { false } }

  /// Calls come too late, also those that do not matter before the end.
  var isOver: Bool { if case .ended(ignoresCalls: false) = self { true } else { false } }

  mutating func verify() { if !hasEnded { self = .verified } }

  mutating func reopen() { if !hasEnded { self = .open } }
}

/// What a test has set of its context.
struct Settings {
  var namingScheme: any NamingScheme = CamelCaseNaming()
  var defaults = DefaultValues()
  var resetsWhenAsserting: Bool = true
  var reportsUnusedAllowances: Bool = false
  private(set) var watch: CallOptions = []
  /// Something is done with each call, as a flag, which every call asks.
  private(set) var watchesCalls: Bool = false

  mutating func setWatch(_ kind: CallOptions, _ isOn: Bool) {
    if isOn { watch.insert(kind) } else { watch.remove(kind) }
    watchesCalls = watch.rawValue != 0
  }

  /// Keeps nothing that a test gave.
  mutating func letGo() {
    namingScheme = CamelCaseNaming()
    defaults = DefaultValues()
  }
}

/// The mocks that a context has to find again.
struct KnownMocks {
  /// What stands for types whose static members are called.
  var types: [ObjectIdentifier: MockObject] = Dictionary()
  /// The mocks that calls have returned by themselves.
  var returned: [ReturnedMockKey: [ReturnedMock]] = Dictionary()
  /// The calls that have returned them and may have closures among their arguments.
  var unsearched: [Invocation] = []
  /// The mocks that hold a real object.
  var spies = WeakList<MockObject>()
  /// The notification centers that are watched.
  var centers: [ObjectIdentifier: CenterWatch] = Dictionary()
}

/// The calls whose captors are being filled, and by which threads.
struct Captures {
  private var threads: [ObjectIdentifier: ObjectIdentifier] = Dictionary()

  /// The calls whose captors other threads than this one are filling.
  var underWayElsewhere: [ObjectIdentifier] {
    guard !threads.isEmpty else { return [] }
    let thread = Thread.identity
    return threads.filter { $0.value != thread }.map(\.key)
  }

  /// Whether the captors of one of these calls are being filled still.
  func contains(anyOf calls: [ObjectIdentifier]) -> Bool {
    calls.contains { threads[$0] != nil }
  }

  /// This thread is going to fill the captors of a call.
  mutating func begin(of invocation: Invocation) {
    threads[ObjectIdentifier(invocation)] = Thread.identity
  }

  mutating func end(of invocation: Invocation) {
    threads[ObjectIdentifier(invocation)] = nil
  }
}

extension ContextState {
  mutating func register(_ expectation: Expectation) {
    expectation.callsBefore = history.count
    table.add(expectation)
    phase.reopen()
    verification = nil
    waiters.change()
  }

  /// Enters a call into the history.
  @_transparent mutating func record(_ invocation: Invocation, of member: MemberExpectations) {
    history.add(invocation, to: member, leavingOutInto: &bin)
    waiters.change()
  }

  mutating func record(_ invocation: Invocation) {
    record(invocation, of: invocation.mock.table.expectations(of: invocation.member))
  }

  /// Keeps so many calls from now on.
  mutating func limitHistory(to count: Int) {
    history.limit(to: count, leavingOutInto: &bin)
    traces.forget(before: history.oldest)
  }

  /// What a call is to be compared with.
  mutating func snapshot(of member: MemberExpectations, _ table: MockTable) -> MemberSnapshot {
    self.table.snapshot(of: member, table, replacingInto: &bin)
  }

  /// Ends the context: nothing is recorded from now on.
  mutating func end() {
    phase = .ended(ignoresCalls: true)
    history.close()
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

  mutating func forget(_ forgetting: Forgetting) {
    ledger.forgetDelivered()
    forgetExpectations(forgetting)
  }

  /// Forgets everything but failures.
  mutating func forgetExpectations(_ forgetting: Forgetting) {
    if forgetting == .expectationsOfTheTest {
      table.clearTests(into: &bin)
    } else {
      table.clear(into: &bin)
    }
    for sequence in sequences { sequence.clear() }
    switch forgetting {
    case .expectations: break
    case .expectationsOfTheTest:
      table.enterSequences()
      if !table.defaults.isEmpty { phase.reopen() }
    case .everything:
      history.clear(into: &bin)
      traces = CallTraces()
      phase.reopen()
      for machine in machines { make(Transition(machine: machine, state: machine.start), in: nil) }
    }
    waiters.change()
  }

  /// The calls that may have closures among their arguments, also those that returned mocks.
  mutating func takeCallsWithClosures() -> [Invocation] {
    defer { mocks.unsearched = [] }
    return history.calls(from: history.withoutClosures) + mocks.unsearched
  }
}
