/// A context as it was at one moment, for messages that are put together outside its lock.
final class ContextSnapshot {
  /// The most calls that are remembered: a message shows a few of them.
  private static let historyLimit: Int = 2_000

  /// An expectation with what was true of it at that moment.
  final class Entry {
    let expectation: Expectation
    let count: Int
    let finished: Int
    /// How many calls of the history are older than it.
    let callsBefore: Int
    let guards: [StatePredicate]
    let guardsHold: Bool
    let obstacle: SequenceCore.Obstacle?

    /// Copies what is true of an expectation: under the context's lock.
    init(_ expectation: Expectation) {
      self.expectation = expectation
      count = expectation.count
      finished = expectation.finished
      callsBefore = expectation.callsBefore
      guards = expectation.declaration.guards
      guardsHold = guards.allSatisfy(\.holds)
      obstacle = expectation.places.lazy.compactMap(\.obstacle).first
    }

    var declaration: Declaration { expectation.declaration }
    var cardinality: Cardinality { declaration.cardinality }
    var isSatisfied: Bool { cardinality.isSatisfied(by: finished) }
    /// It was allowed by the test itself, and nothing has called it.
    var isUnusedAllowance: Bool { declaration.isStrictAllowance && count == 0 }
  }

  /// A call with what came of it.
  final class Call {
    let invocation: Invocation
    let takenBy: Expectation.Mark?
    let transitions: [Transition]
    let isUnexpected: Bool
    let isForwarded: Bool
    let isCancelled: Bool
    let isVerified: Bool

    /// Copies what came of a call: under the context's lock.
    init(_ invocation: Invocation) {
      self.invocation = invocation
      takenBy = invocation.takenBy
      transitions = invocation.transitions
      isUnexpected = invocation.isUnexpected
      isForwarded = invocation.isForwarded
      isCancelled = invocation.isCancelled
      isVerified = invocation.isVerified
    }
  }

  /// A state machine and where it was.
  struct MachineState {
    let machine: MachineCore
    let state: StateID

    var text: String { machine.text(in: state) }
  }

  /// The expectations that match mock, member and arguments of the call that nothing took.
  let matched: [Entry]
  let entries: [Entry]
  /// The calls so far, oldest first; of very many only the newest.
  let history: [Call]
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
    self.matched = matched.map(Entry.init)
    entries = state.table.all.map(Entry.init)
    // The refused call stands last, unless nothing is recorded any more.
    let calls = state.history.calls
    let past = calls.last === refused ? calls.dropLast() : calls[...]
    history = past.suffix(Self.historyLimit).map(Call.init)
    earlierCalls = past.count - history.count
    machines = state.machines.map { MachineState(machine: $0, state: $0.current) }
    isVerified = state.phase.isVerified
    verification = state.verification
    hasEnded = state.phase.hasEnded
    isStopped = refused?.mock.forwarding.isStopped ?? false
    reportsUnusedAllowances = state.settings.reportsUnusedAllowances
  }

  /// A position in each file that has expectations.
  var testFiles: [SourcePosition] {
    var known: Set<String> = []
    return entries.map(\.expectation.mark.position).filter { known.insert($0.filePath).inserted }
  }

  /// The expectations on the mock and member of a call.
  func entries(about invocation: Invocation) -> [Entry] {
    entries.filter { $0.declaration.isAbout(invocation) }
  }
}

/// The parts that several kinds of failure have in common.
extension ContextSnapshot {
  /// The most expectations and calls that one message lists.
  private static let listLimit: Int = 12

  /// The expectations but one, with their counts: "✓ once, called once   bell.ring()   :28".
  func expectationLines(but shown: Expectation?, in file: SourcePosition) -> [String] {
    let (listed, more) = listed(but: shown)
    let counts = listed.map { "\($0.mark) \($0.cardinalityAndCount)" }
    let calls = listed.map(\.declaration.callText)
    let widths = (counts: Self.width(counts), calls: Self.width(calls))
    let lines = zip(listed, zip(counts, calls)).map { entry, texts in
      let place = entry.declaration.position.text(in: file)
      return
        "\(texts.0.padded(to: widths.counts))   \(texts.1.padded(to: widths.calls))   \(place)"
    }
    return more > 0 ? lines + ["… and \(more) more"] : lines
  }

  /// The expectations that are listed, and how many more there are. Where not all can be shown,
  /// those that lack calls come first.
  private func listed(but shown: Expectation?) -> (entries: [Entry], more: Int) {
    var first: [Entry] = []
    var lacking: [Entry] = []
    var count = 0
    for entry in entries where entry.expectation !== shown {
      count += 1
      if first.count < Self.listLimit { first.append(entry) }
      if lacking.count < Self.listLimit, !entry.isSatisfied { lacking.append(entry) }
    }
    guard count > Self.listLimit else { return (first, 0) }
    let lengthOfRest = Self.listLimit - lacking.count
    let rest = entries.lazy.filter { $0.expectation !== shown && $0.isSatisfied }
      .prefix(lengthOfRest)
    return (lacking + Array(rest), count - Self.listLimit)
  }

  /// The calls so far, numbered, oldest first. "1. door.open()   → :22, door became "open"".
  func historyLines(in file: SourcePosition) -> CallLines {
    let listed = history.suffix(Self.listLimit)
    let first = earlierCalls + history.count - listed.count
    var calls = Self.lines(of: Array(listed), from: first + 1, in: file)
    if first > 0 { calls.lines.insert("… \(Counts.of(first, "earlier call"))", at: 0) }
    return calls
  }

  /// Calls with their numbers, the columns aligned.
  static func lines(of calls: [Call], from first: Int, in file: SourcePosition) -> CallLines {
    let digits = "\(first + calls.count - 1)".count
    return CallLines(
      calls.enumerated().map { index, past in
        let number = "\(first + index)"
        let blanks = String(repeating: " ", count: digits - number.count)
        return ("\(blanks)\(number). ", past.invocation, "→ \(past.outcome(in: file))")
      })
  }

  /// All state machines: "door is "open", guest is "inside"".
  var machinesText: String? {
    machines.isEmpty ? nil : machines.map(\.text).joined(separator: ", ")
  }

  private static func width(_ texts: [String]) -> Int {
    min(64, texts.map(\.count).max() ?? 0)
  }
}

extension ContextSnapshot.Entry {
  /// ✓ satisfied, ✗ not yet, ○ nothing demanded.
  var mark: String {
    if !isSatisfied { return "✗" }
    return cardinality == .anyNumber ? "○" : "✓"
  }

  /// "once, called never".
  var cardinalityAndCount: String { cardinality.describedText + calledText }

  /// "expected once, called never", or "allowed, called 4 times".
  var expectationAndCount: String { expectedText + calledText }

  /// ", called 4 times"; nothing where no call was expected and none was made.
  private var calledText: String {
    cardinality.isNever && count == 0 ? "" : ", called \(countText)"
  }

  /// "expected once", or "allowed".
  var expectedText: String { cardinality.expectedText }

  /// The states that it needs, all of them: "door is "open" and guest is "in"".
  var neededText: String {
    guard let first = guards.first else { return "" }
    return guards.dropFirst().reduce(first) { $0 && $1 }.describedText
  }

  private var countText: String {
    finished < count && !isSatisfied
      ? "\(Counts.times(count)), finished \(Counts.times(finished))" : Counts.times(count)
  }
}

extension ContextSnapshot.Call {
  /// What came of the call: the expectation that took it, and what changed.
  func outcome(in file: SourcePosition) -> String {
    let taken = takenBy.map { $0.position.text(in: file) }
    let untaken = isUnexpected ? "unexpected" : isForwarded ? "forwarded" : "ignored"
    let end = isCancelled ? ["cancelled"] : []
    return ([taken ?? untaken] + transitions.map(\.pastText) + end).joined(separator: ", ")
  }
}

extension ContextSnapshot {
  /// Why a member that a mock inherits may never reach it; nil if the mock was called, or if its
  /// own protocol requires the member.
  func inheritanceText(of declaration: Declaration) -> String? {
    guard case .member(let member, _, _) = declaration.member,
      let parent = declaration.parent, let child = declaration.subject.mock?.typeName.mocked,
      earlierCalls == 0, !history.contains(where: { declaration.isAbout($0.invocation) })
    else { return nil }
    let name = member.shownName
    return "from \(parent): an implementation of \(name) in an extension of \(child) would run in "
      + "the mock's place; redeclaring \(name) in \(child) mends it"
  }
}

extension Declaration {
  /// The protocol that requires the member, if it is another one than the mock is named for.
  fileprivate var parent: String? {
    guard let name = protocolName?.split(separator: ".").last.map(String.init) else { return nil }
    return name == subject.mock?.typeName.mocked ? nil : name
  }
}
