import Foundation

/// The values that a context has dropped, until it releases them outside its lock. A release may
/// run a user's `deinit`, which may call a mock.
struct Bin {
  private var contents: [Any] = []
  private(set) var isFull: Bool = false

  mutating func add(_ released: Any?) {
    guard let released else { return }
    contents.append(released)
    isFull = true
  }

  /// Empties it, and returns its values.
  mutating func take() -> [Any] {
    defer { contents = [] }
    isFull = false
    return contents
  }
}

/// The changing part of a context: a value, which ``Context`` keeps behind its one lock. Its
/// methods make decisions, and never run users' code.
struct ContextState {
  var phase = Phase.open
  var bin = Bin()
  /// The place where the last assertion was made, if no expectation has been declared since.
  var verification: VerificationPlace?
  var settings = Settings()
  var table = ExpectationTable()
  var history = History()
  var traces = CallTraces()
  var underWay = CallsUnderWay()
  var waits = WaitsUnderWay()
  /// The name of the files of its transcript, once they have been written.
  var transcriptName: String?
  var machines: [MachineCore] = []
  var sequences: [SequenceCore] = []
  var mocks = KnownMocks()
  var names = NameRegistry()
  var captures = Captures()
  var waiters = Waiters()
  var ledger = FailureLedger()
  /// The errors of unexpected calls that the test still holds.
  var thrown = WeakList<UnexpectedInvocation.Identity>()
}

extension ContextState {
  /// The stage that a context has reached.
  enum Phase {
    /// Some expectations may not be verified yet.
    case open
    /// An assertion has been made, and no expectation has been declared since.
    case verified
    /// The context's ``Mockery`` has gone, or its test is over. At first, a nice mock ignores
    /// calls, because released values may make them, or the mock belongs to no context.
    case ended(ignoresCalls: Bool)

    var isOpen: Bool { if case .open = self { true } else { false } }

    var isVerified: Bool { if case .verified = self { true } else { false } }

    var hasEnded: Bool { if case .ended = self { true } else { false } }

    /// True if all calls are too late, including those that a nice mock ignored before.
    var isOver: Bool { if case .ended(ignoresCalls: false) = self { true } else { false } }

    mutating func verify() { if !hasEnded { self = .verified } }

    mutating func reopen() { if !hasEnded { self = .open } }
  }
}

extension ContextState {
  /// The settings of a context.
  struct Settings {
    var namingScheme: any NamingScheme = CamelCaseNaming()
    var defaults = DefaultValues()
    var resetsWhenAsserting: Bool = true
    var reportsUnusedAllowances: Bool = false
    private(set) var watch: CallOptions = []
    /// True if an option applies to each call. Every call reads this flag.
    private(set) var watchesCalls: Bool = false

    mutating func setWatch(_ kind: CallOptions, _ isOn: Bool) {
      if isOn { watch.insert(kind) } else { watch.remove(kind) }
      watchesCalls = watch.rawValue != 0
    }

    /// Drops the test's values.
    mutating func releaseValues() {
      namingScheme = CamelCaseNaming()
      defaults = DefaultValues()
    }
  }
}

extension ContextState {
  /// The mocks that a context looks up.
  struct KnownMocks {
    /// The objects of types whose static members are called.
    var types: [ObjectIdentifier: MockObject] = Dictionary()
    /// The mocks that calls have returned as default values.
    var returned: [ReturnedMockKey: [ReturnedMock]] = Dictionary()
    /// The calls that have returned them and may have closures among their arguments.
    var unsearched: [Invocation] = []
    /// The mocks that hold a real object.
    var spies = WeakList<MockObject>()
    /// The notification centers that are watched.
    var centers: [ObjectIdentifier: ObservedCenter] = Dictionary()
  }
}

extension ContextState {
  /// The calls whose captors are being filled, and by which threads.
  struct Captures {
    private var threads: [ObjectIdentifier: ObjectIdentifier] = Dictionary()

    /// The calls whose captors other threads than this one are filling.
    var underWayElsewhere: [ObjectIdentifier] {
      guard !threads.isEmpty else { return [] }
      let thread = Thread.identity
      return threads.filter { $0.value != thread }.map(\.key)
    }

    /// Returns whether the captors of one of these calls are still being filled.
    func contains(anyOf calls: [ObjectIdentifier]) -> Bool { calls.contains { threads[$0] != nil } }

    /// Notes that this thread fills the captors of a call.
    mutating func begin(of invocation: Invocation) {
      threads[ObjectIdentifier(invocation)] = Thread.identity
    }

    mutating func end(of invocation: Invocation) { threads[ObjectIdentifier(invocation)] = nil }
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

  /// Limits the number of calls in the history.
  mutating func limitHistory(to count: Int) {
    history.limit(to: count, leavingOutInto: &bin)
    traces.forget(before: history.oldest)
  }

  /// Forgets the calls of some mocks, or all calls if none is given.
  mutating func forgetCalls(of mocks: [MockObject]) {
    let count = history.count
    if mocks.isEmpty {
      history.clear(into: &bin)
      traces = CallTraces()
    } else {
      history.forget(callsOf: mocks, into: &bin)
    }
    for expectation in table.all {
      expectation.callsBefore = max(0, expectation.callsBefore - (count - history.count))
    }
    waiters.change()
  }

  /// Ends the context, which records nothing from now on.
  mutating func end() {
    phase = .ended(ignoresCalls: true)
    history.isClosed = true
  }

  /// The part of a context to forget.
  enum Forgetting {
    /// After an assertion: expectations and delivered failures.
    case expectations
    /// After a checkpoint: the same, but not the defaults.
    case expectationsOfTheTest
    /// On `reset()`: history and states, too. An unreported failure stays.
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

  /// Returns the calls whose arguments may contain closures, including calls that returned mocks.
  mutating func takeCallsWithClosures() -> [Invocation] {
    defer { mocks.unsearched = [] }
    return history.calls(from: history.withoutClosures) + mocks.unsearched
  }
}
