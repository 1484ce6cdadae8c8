import Foundation

/// The changing part of a context: a value, which ``Context`` keeps behind its one lock. Its
/// methods make decisions, and never run users' code.
struct ContextState {
  var phase = ContextPhase.open
  var bin = DeferredReleases()
  /// The place where the last assertion was made, if no expectation has been declared since.
  var verification: AssertionPlace?
  var settings = ContextSettings()
  var table = ExpectationTable()
  var history = History()
  var traces = CallTraces()
  /// The threads or tasks that have made the context or declared expectations.
  var testThreads: Set<ThreadOrTask> = []
  var underWay = CallsUnderWay()
  var waits = WaitsUnderWay()
  /// The name of the files of its transcript, once they have been written.
  var transcriptName: String?
  var machines: [MachineCore] = []
  var sequences: [CallSequence] = []
  var mocks = KnownMocks()
  var names = NameRegistry()
  var captures = Captures()
  var waiters = Waiters()
  var ledger = FailureLedger()
  /// The errors of unexpected calls that the test still holds.
  var thrown = WeakList<UnexpectedInvocation.Identity>()
  /// The last errors that expectations' actions have thrown. A test may end by one of them.
  var errors: [(error: any Error, call: Invocation)] = []
  /// The number of refused calls since the last reset.
  var refusals: Int = 0

  mutating func register(_ expectation: Expectation) {
    expectation.callsBefore = history.count
    table.add(expectation)
    phase.reopen()
    verification = nil
    waiters.change()
  }

  /// Enters a call into the history.
  @_transparent mutating func record(_ invocation: Invocation, of member: MemberExpectations) {
    history.add(invocation, to: member)
    waiters.change()
  }

  mutating func record(_ invocation: Invocation) {
    record(invocation, of: invocation.mock.table.expectations(of: invocation.member))
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
    table.late.forgetLimits(of: mocks)
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
    table.clear(withDefaults: forgetting != .expectationsOfTheTest, into: &bin)
    for sequence in sequences { sequence.clear() }
    bin.add(errors)
    errors = []
    switch forgetting {
    case .expectations: break
    case .expectationsOfTheTest:
      table.enterSequences()
      if !table.all.isEmpty { phase.reopen() }
    case .everything:
      history.clear(into: &bin)
      (refusals, history.isClosed) = (0, phase.hasEnded)
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

/// The stage that a context has reached.
enum ContextPhase {
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

/// The settings of a context.
struct ContextSettings {
  var namingScheme: any NamingScheme = CamelCaseNaming()
  var defaults = DefaultValues()
  var resetsWhenAsserting: Bool = true
  var reportsUnusedAllowances: Bool = false
  private(set) var callOptions: CallOptions = []
  /// True if an option applies to each call. Every call reads this flag.
  private(set) var hasCallOptions: Bool = false

  mutating func set(_ kind: CallOptions, _ isOn: Bool) {
    if isOn { callOptions.insert(kind) } else { callOptions.remove(kind) }
    hasCallOptions = callOptions.rawValue != 0
  }
}

/// The mocks that a context looks up.
struct KnownMocks {
  /// The objects of types whose static members are called.
  var types: [ObjectIdentifier: MockObject] = Dictionary()
  /// The mocks that calls have returned as default values.
  var returned: [[AnyHashable]: [ReturnedMock]] = Dictionary()
  /// The calls that have returned them and may have closures among their arguments.
  var unsearched: [Invocation] = []
  /// The mocks that hold a real object.
  var spies = WeakList<MockObject>()
  /// The notification centers that are observed.
  var centers: [ObjectIdentifier: ObservedCenter] = Dictionary()
}

/// Options for each call, besides booking it.
struct CallOptions: OptionSet {
  let rawValue: Int

  /// Keeps no object among the arguments alive.
  static let weakArguments = CallOptions(rawValue: 1)
  /// Keeps a ``CallTrace`` of it.
  static let callers = CallOptions(rawValue: 2)
  /// Prints it.
  static let printing = CallOptions(rawValue: 4)
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

  /// Returns whether the captors of one of these calls are still being filled.
  func contains(anyOf calls: [ObjectIdentifier]) -> Bool { calls.contains { threads[$0] != nil } }

  /// Notes that this thread fills the captors of a call.
  mutating func begin(of invocation: Invocation) {
    threads[ObjectIdentifier(invocation)] = Thread.identity
  }

  mutating func end(of invocation: Invocation) { threads[ObjectIdentifier(invocation)] = nil }
}

/// The values that a context has dropped, until it releases them outside its lock. A release may
/// run a user's `deinit`, which may call a mock.
struct DeferredReleases {
  private var contents: [Any] = []
  private(set) var hasContents: Bool = false

  mutating func add(_ released: Any?) {
    guard let released else { return }
    contents.append(released)
    hasContents = true
  }

  /// Empties it, and returns its values.
  mutating func removeAll() -> [Any] {
    defer { contents = [] }
    hasContents = false
    return contents
  }
}

/// Weak references to objects. It drops empty references when it has doubled its size, so adding an
/// object always costs the same.
struct WeakList<Object: AnyObject> {
  private(set) var entries: [Weak<Object>] = []
  private var limit: Int = 64

  /// The objects that still exist. Release them outside the lock that guards the list, because
  /// these may be the last references.
  var objects: [Object] { entries.compactMap(\.object) }

  /// Adds an object.
  /// - Returns: objects to release outside the lock that guards the list.
  mutating func add(_ object: Object) -> [Object] {
    entries.append(Weak(object))
    guard entries.count > limit else { return [] }
    let objects = objects
    entries = objects.map(Weak.init)
    limit = max(64, 2 * entries.count)
    return objects
  }
}

package struct Weak<Object: AnyObject> {
  package private(set) weak var object: Object?

  package init(_ object: Object?) { self.object = object }
}

extension Weak: Sendable where Object: Sendable {}
