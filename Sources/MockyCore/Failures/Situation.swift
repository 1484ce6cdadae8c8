/// A context as it was at one moment, for messages that are put together outside its lock.
struct Situation {
  /// The most calls that are remembered: a message shows a few of them.
  private static let historyLimit: Int = 2_000

  /// An expectation with what was true of it at that moment.
  struct Entry {
    let expectation: Expectation
    let count: Int
    let finished: Int
    /// How many calls of the history are older than it.
    let callsBefore: Int
    let guards: [StatePredicate]
    let guardsHold: Bool
    let obstacle: SequenceCore.Obstacle?

    var declaration: Declaration { expectation.declaration }
    var cardinality: Cardinality { declaration.cardinality }
    var isSatisfied: Bool { cardinality.isSatisfied(by: finished) }
    /// It was allowed by the test itself, and nothing has called it.
    var isUnusedAllowance: Bool { declaration.isStrictAllowance && count == 0 }
  }

  /// A call with what came of it.
  struct Past {
    let invocation: Invocation
    let takenBy: Taker?
    let transitions: [Transition]
    let isUnexpected: Bool
    let isForwarded: Bool
    let isCancelled: Bool
    let isVerified: Bool
  }

  /// A state machine and where it was.
  struct MachineState {
    let machine: MachineCore
    let state: StateID

    var text: String { machine.text(in: state) }
  }

  /// The call that nothing took, where there is one.
  let refused: Invocation?
  /// Those expectations that match its mock, member and arguments.
  let matched: [Entry]
  let entries: [Entry]
  /// The calls so far, oldest first; of very many only the newest.
  let history: [Past]
  /// How many calls are older than these.
  let earlierCalls: Int
  let machines: [MachineState]
  let isVerified: Bool
  /// Where the last assertion was made.
  let verification: VerificationPlace?
  let hasEnded: Bool
  /// The refused call came to a mock that had been stopped.
  let isStopped: Bool
  let reportsUnusedAllowances: Bool

  init(_ state: ContextState, before refused: Invocation? = nil, matched: [Expectation] = []) {
    self.refused = refused
    self.matched = matched.map(Entry.init)
    entries = state.table.all.map(Entry.init)
    // The refused call stands last, unless nothing is recorded any more.
    let past = state.history.last === refused ? state.history.dropLast() : state.history[...]
    history = past.suffix(Self.historyLimit).map(Past.init)
    earlierCalls = past.count - history.count
    machines = state.machines.map { MachineState(machine: $0, state: $0.current) }
    isVerified = state.isVerified
    verification = state.verification
    hasEnded = state.hasEnded
    isStopped = refused?.mock.forwarding.isStopped ?? false
    reportsUnusedAllowances = state.reportsUnusedAllowances
  }

  /// A position in each file that has expectations.
  var testFiles: [SourcePosition] {
    var known: Set<String> = []
    return entries.map(\.expectation.taker.position).filter { known.insert($0.filePath).inserted }
  }

  /// The expectations on the mock and member of a call.
  func entries(about invocation: Invocation) -> [Entry] {
    entries.filter { $0.declaration.isAbout(invocation) }
  }
}

extension Situation.Entry {
  /// Copies what is true of an expectation: under the context's lock.
  init(_ expectation: Expectation) {
    self.init(
      expectation: expectation, count: expectation.count, finished: expectation.finished,
      callsBefore: expectation.callsBefore,
      guards: expectation.declaration.guards,
      guardsHold: expectation.declaration.guards.allSatisfy(\.holds),
      obstacle: expectation.places.lazy.compactMap(\.obstacle).first)
  }
}

extension Situation.Past {
  /// Copies what came of a call: under the context's lock.
  init(_ invocation: Invocation) {
    self.init(
      invocation: invocation, takenBy: invocation.takenBy, transitions: invocation.transitions,
      isUnexpected: invocation.isUnexpected, isForwarded: invocation.isForwarded,
      isCancelled: invocation.isCancelled,
      isVerified: invocation.isVerified)
  }
}
