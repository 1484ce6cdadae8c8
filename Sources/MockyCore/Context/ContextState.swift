import Foundation

/// All that changes in a context: a value, which ``Context`` keeps behind its one lock.
///
/// Its methods decide and say what is to be done; they never run what others wrote.
struct ContextState {
  var phase = Phase.open
  /// Where the last assertion was made, if no expectation has been declared since.
  var verification: VerificationPlace?
  var settings = Settings()
  var table = ExpectationTable()
  var history = History()
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
  /// The context's ``Mockery`` has gone, or its test is over.
  ///
  /// At first a nice mock need not say that it is called then: what the end lets go of calls it, or
  /// it belongs to no context.
  case ended(ignoresCalls: Bool)

  /// Something may be expected that nobody has verified.
  var isOpen: Bool { if case .open = self { true } else { false } }

  /// An assertion has been made, and no expectation has been declared since.
  var isVerified: Bool { if case .verified = self { true } else { false } }

  var hasEnded: Bool { if case .ended = self { true } else { false } }

  /// Calls come too late, also those that do not matter before the end.
  var isOver: Bool { if case .ended(ignoresCalls: false) = self { true } else { false } }

  /// An assertion was made.
  mutating func verify() { if !hasEnded { self = .verified } }

  /// An expectation was declared, or the context was reset.
  mutating func reopen() { if !hasEnded { self = .open } }
}

/// What a test has set of its context.
struct Settings {
  var namingScheme: any NamingScheme = CamelCaseNaming()
  var defaults = DefaultValues()
  var resetsWhenAsserting: Bool = true
  var reportsUnusedAllowances: Bool = false
  var recordsArguments: ArgumentRecording = .strongly
}

/// The mocks that a context has to find again.
struct KnownMocks {
  /// What stands for types whose static members are called.
  var types: [ObjectIdentifier: MockObject] = [:]
  /// The mocks that calls have returned by themselves.
  var returned: [ReturnedMockKey: [ReturnedMock]] = [:]
  /// The mocks that hold a real object.
  var spies: [Weak<MockObject>] = []
  /// The notification centres that are watched.
  var centers: [ObjectIdentifier: CenterWatch] = [:]
}

/// The calls whose captors are being filled, and by which threads.
struct Captures {
  private var threads: [ObjectIdentifier: ObjectIdentifier] = [:]

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

  /// They have been filled.
  mutating func end(of invocation: Invocation) {
    threads[ObjectIdentifier(invocation)] = nil
  }
}

extension ContextState {
  /// Adds an expectation to the search.
  mutating func register(_ expectation: Expectation, hashes: ArgumentHashes) {
    expectation.callsBefore = history.calls.count
    table.add(expectation, hashes: hashes)
    phase.reopen()
    verification = nil
    waiters.change()
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

  /// Forgets, and hands out what is to be released outside the lock.
  mutating func forget(_ forgetting: Forgetting) -> [Any] {
    ledger.forgetDelivered()
    return forgetExpectations(forgetting)
  }

  /// Forgets everything but failures, and hands out what is to be released outside the lock.
  mutating func forgetExpectations(_ forgetting: Forgetting) -> [Any] {
    let old = table.clear()
    for sequence in sequences { sequence.clear() }
    var released: [Any] = [old]
    switch forgetting {
    case .expectations: break
    case .expectationsOfTheTest:
      for expectation in old where expectation.declaration.tier == .fallback {
        register(expectation, hashes: ArgumentHashes())
      }
    case .everything:
      released.append(history.clear())
      phase.reopen()
      for machine in machines { machine.current = machine.start }
    }
    waiters.change()
    return released
  }

  /// The calls that may have closures among their arguments, also those that returned mocks.
  var callsWithClosures: [Invocation] {
    history.calls[history.withoutClosures...]
      + mocks.returned.values.flatMap { $0.map(\.invocation) }
  }
}
