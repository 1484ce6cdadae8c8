import Foundation

/// All that changes in a context: a value, which ``Context`` keeps behind its one lock.
///
/// Its methods decide and say what is to be done; they never run what others wrote.
struct ContextState {
  var table = ExpectationTable()
  var history: [Invocation] = []
  /// Counts histories: a reset begins another one.
  var era: Int = 0
  /// How many verifications have found calls: what was open before may not be so after one.
  var verifications: Int = 0
  /// So many calls from the oldest on were all expected or found by a verification.
  var settled: Int = 0
  /// So many calls from the oldest on have no closure among their arguments any more.
  var withoutClosures: Int = 0
  var machines: [MachineCore] = []
  var sequences: [SequenceCore] = []
  /// What stands for types whose static members are called.
  var types: [ObjectIdentifier: MockObject] = [:]
  /// The mocks that calls have returned by themselves.
  var returnedMocks: [ReturnedMockKey: [ReturnedMock]] = [:]
  /// The mocks that hold a real object.
  var spies: [Weak<MockObject>] = []
  /// The errors of unexpected calls that somebody has still.
  var thrown = WeakList<UnexpectedInvocation.Identity>()
  /// The notification centres that are watched.
  var centers: [ObjectIdentifier: CenterWatch] = [:]
  var names = NameRegistry()
  var defaults = DefaultValues()
  var ledger = FailureLedger()
  /// Expectations whose calls have not all been made and finished.
  var unsatisfied: Int = 0
  /// Counts expectations, so that each gets its place in the search.
  var lastOrder: Int = 0
  /// The calls whose captors are being filled, and by which threads.
  var captures: [ObjectIdentifier: ObjectIdentifier] = [:]
  /// Counts whatever a waiter may wait for.
  private(set) var changes: Int = 0
  /// By their numbers, so that one that gives up is found among many.
  private var waiters: [Int: Waiter] = [:]
  private var lastWaiter: Int = 0
  /// Something has changed that somebody waits for.
  private(set) var mustWake: Bool = false
  private var isWaitedFor: Bool = false
  var namingScheme: any NamingScheme = CamelCaseNaming()
  var resetsWhenAsserting: Bool = true
  var reportsUnusedAllowances: Bool = false
  var recordsArguments: ArgumentRecording = .strongly
  /// An assertion has been made, and no expectation has been declared since.
  var isVerified: Bool = false
  /// Where the last assertion was made, if no expectation has been declared since.
  var verification: VerificationPlace?
  /// The context's ``Mockery`` has gone, or its test is over.
  var hasEnded: Bool = false
  /// A nice mock need not say that it is called after the end: what the end lets go of calls it, or
  /// it belongs to no context.
  var ignoresLateCalls: Bool = false

  /// Says that something happened which a waiter may be waiting for.
  mutating func change() {
    changes += 1
    mustWake = isWaitedFor
  }

  /// The calls whose captors other threads than this one are filling.
  var capturing: [ObjectIdentifier] {
    guard !captures.isEmpty else { return [] }
    let thread = Thread.identity
    return captures.filter { $0.value != thread }.map(\.key)
  }

  /// Whether the captors of one of these calls are being filled still.
  func isCapturing(any calls: [ObjectIdentifier]) -> Bool {
    calls.contains { captures[$0] != nil }
  }

  /// Enters a waiter, unless something has changed since it last looked.
  mutating func add(since change: Int, wake: @escaping @Sendable () -> Void) -> Int? {
    guard changes == change else { return nil }
    lastWaiter += 1
    waiters[lastWaiter] = Waiter(id: lastWaiter, wake: wake)
    isWaitedFor = true
    return lastWaiter
  }

  /// Takes out a waiter that has stopped waiting.
  mutating func removeWaiter(_ id: Int) {
    waiters[id] = nil
    isWaitedFor = !waiters.isEmpty
  }

  /// Takes out those that are to be woken, outside the lock: who came first is woken first.
  mutating func takeWoken() -> [Waiter] {
    mustWake = false
    isWaitedFor = false
    defer { waiters = [:] }
    return waiters.values.sorted { $0.id < $1.id }
  }
}

extension ContextState {
  /// Adds an expectation to the search.
  mutating func register(_ expectation: Expectation, hashes: ArgumentHashes) {
    lastOrder += 1
    let isFallback = expectation.declaration.tier == .fallback
    expectation.order = lastOrder + (isFallback ? Self.fallbackOrder : 0)
    expectation.isRegistered = true
    expectation.callsBefore = history.count
    table.add(expectation, hashes: hashes)
    if !expectation.isSatisfied { unsatisfied += 1 }
    expectation.enterSequences()
    isVerified = false
    verification = nil
    change()
  }

  /// Where the order of `byDefault` begins: after all that a test can declare.
  private static let fallbackOrder: Int = 1 << 40

  /// Takes out an expectation that gets another place.
  mutating func unregister(_ expectation: Expectation) {
    guard expectation.isRegistered else { return }
    expectation.isRegistered = false
    table.remove(expectation)
    if !expectation.isSatisfied { unsatisfied -= 1 }
    expectation.leaveSequences()
  }
}
