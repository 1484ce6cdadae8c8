/// A context as it was at one moment, for messages that are put together outside its lock. Where there
/// are many expectations, their counts are read afterwards, some at a time: the lock is held for a
/// moment only.
final class ContextSnapshot {
  /// The most calls that are remembered: a message shows a few of them.
  private static let historyLimit: Int = 2_000
  /// The most expectations that are copied at a time.
  private static let stepLimit: Int = 200

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
    private(set) var isVerified: Bool
    private(set) var verifiedAt: SourcePosition?
    let note: CallNote?
    let result: String?

    /// Copies what came of a call: under the context's lock.
    init(_ invocation: Invocation, in state: ContextState) {
      note = state.notes[invocation]
      result = note?.result
      self.invocation = invocation
      takenBy = invocation.takenBy
      transitions = invocation.transitions
      isUnexpected = invocation.isUnexpected
      isForwarded = invocation.isForwarded
      isCancelled = invocation.isCancelled
      isVerified = invocation.isVerified
      verifiedAt = state.history.verifier(of: invocation)
    }

    func verify(at line: SourcePosition) { (isVerified, verifiedAt) = (true, line) }
  }

  /// A state machine and where it was.
  struct MachineState {
    let machine: MachineCore
    let state: MetState

    var text: String { machine.text(in: state) }
  }

  private let context: Context
  private let tests: [Expectation]
  private let defaults: [Expectation]
  private let matching: [Expectation]
  /// The expectations that match mock, member and arguments of the call that nothing took.
  private(set) lazy var matched: [Entry] = entries(of: matching)
  private(set) lazy var entries: [Entry] = entries(of: tests + defaults)
  /// The calls so far, oldest first; of very many only the newest.
  let history: [Call]
  /// How many calls are older than these.
  let earlierCalls: Int
  /// How many of them the history has left out; what it keeps.
  private let leftOut: (count: Int, limit: Int)
  let machines: [MachineState]
  let isVerified: Bool
  /// Where the last assertion was made.
  let verification: VerificationPlace?
  let hasEnded: Bool
  /// The refused call came to a mock that had been stopped.
  let isStopped: Bool
  /// Where an expectation is misuse that would have taken the refused call.
  let refusedAt: SourcePosition?
  let reportsUnusedAllowances: Bool

  /// Copies what there is: under the context's lock.
  /// - Parameter isWhole: it copies all expectations at once, as they are about to be forgotten.
  init(
    _ state: ContextState, of context: Context, before refused: Invocation? = nil,
    matched matching: [Expectation] = [], refusedAt: SourcePosition? = nil, isWhole: Bool = false
  ) {
    self.refusedAt = refusedAt
    self.context = context
    self.matching = matching
    (tests, defaults) = (state.table.tests, state.table.defaults)
    // The refused call stands last, unless nothing is recorded any more.
    let all = state.history
    let calls = all.calls(from: all.count - Self.historyLimit - 1)
    let past = calls.last === refused ? calls.dropLast() : calls[...]
    history = past.suffix(Self.historyLimit).map { Call($0, in: state) }
    earlierCalls = all.count - (calls.count - past.count) - history.count
    leftOut = (all.leftOut, all.limit)
    machines = state.machines.map { MachineState(machine: $0, state: $0.current) }
    isVerified = state.phase.isVerified
    verification = state.verification
    hasEnded = state.phase.hasEnded
    isStopped = refused?.mock.forwarding.isStopped ?? false
    reportsUnusedAllowances = state.settings.reportsUnusedAllowances
    let count = tests.count + defaults.count + matching.count
    guard isWhole || count <= Self.stepLimit else { return }
    matched = matching.map(Entry.init)
    entries = (tests + defaults).map(Entry.init)
  }

  private func entries(of expectations: [Expectation]) -> [Entry] {
    var entries: [Entry] = []
    while entries.count < expectations.count {
      let some = expectations[entries.count...].prefix(Self.stepLimit)
      entries += context.update { _ in some.map(Entry.init) }
    }
    return entries
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

extension ContextSnapshot {
  /// Marks a call that a verification has just found, for what it says of others.
  func verify(_ call: Invocation, at line: SourcePosition) {
    let index = call.place - earlierCalls
    if history.indices.contains(index) { history[index].verify(at: line) }
  }

  /// The calls that a declaration is about, and that a verification has found before.
  func verifiedCalls(of declaration: Declaration) -> [Call] {
    history.filter { $0.isVerified && declaration.takes($0.invocation) }
  }
}

extension ContextSnapshot.Call {
  /// "verified at :12".
  func verifiedText(in file: SourcePosition) -> String {
    verifiedAt.map { "verified at \($0.text(in: file))" } ?? "verified before"
  }
}

/// The parts that several kinds of failure have in common.
extension ContextSnapshot {
  /// The most calls that one message lists.
  private static let listLimit: Int = 12

  /// How many calls there were.
  var callCount: Int { earlierCalls + history.count }

  /// The calls that are listed where all are, with their numbers.
  var lastCalls: [(number: Int, call: Call)] {
    history.enumerated().suffix(Self.listLimit).map { (earlierCalls + $0 + 1, $1) }
  }

  /// All calls that are known are listed, wherever calls are.
  var listsAllCalls: Bool { history.count <= Self.listLimit }

  /// The most expectations that one message lists.
  private static let expectationLimit: Int = 8

  /// The expectations but some, with their counts: "✓ once, called once   bell.ring()   :28".
  ///
  /// Where there are many, those that lack calls, and how many others there are.
  ///
  /// - Parameter call: what the message is about; its own mock and member are counted apart.
  func expectationLines(
    but shown: [Entry], of call: Invocation? = nil, in file: SourcePosition
  ) -> [String] {
    let others = entries.filter { entry in
      !shown.contains { $0.expectation === entry.expectation }
    }
    guard others.count > Self.expectationLimit else { return lines(others, in: file) }
    if let call { return [summary(of: others, besides: call)] }
    let listed = others.lackingFirst(Self.expectationLimit)
    return lines(listed, in: file) + ["… and \(others.count - listed.count) more"]
  }

  private func lines(_ listed: [Entry], in file: SourcePosition) -> [String] {
    let counts = listed.map { "\($0.mark) \($0.cardinalityAndCount)" }
    let calls = Report.columns(Array(zip(counts, listed.map(\.declaration.callText))))
    let places = listed.map { $0.placeText(in: file) }
    let conditions = listed.map { $0.conditionsText ?? "" }
    let rows = Report.columns(Array(zip(calls, places)), limit: 90)
    return Report.columns(Array(zip(rows, conditions)), limit: 110)
  }

  /// "12 more of store.save(_:at:), 5 of other members; 17 are not satisfied".
  private func summary(of others: [Entry], besides call: Invocation) -> String {
    let own = others.count { $0.declaration.isAbout(call) }
    let siblings = others.count {
      !$0.declaration.isAbout(call) && $0.declaration.subject.contains(call.mock)
    }
    let rest = others.count - own - siblings
    let parts = [
      (own, "more of \(call.mock.name).\(call.member.shownName)"),
      (siblings, "of other members"), (rest, "of other mocks"),
    ]
    let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let lacking = others.count { !$0.isSatisfied }
    let text = words.joined(separator: ", ")
    let verb = lacking == 1 ? "is" : "are"
    return lacking > 0 ? "\(text); \(lacking) of them \(verb) not satisfied" : text
  }

  /// The calls so far, numbered, oldest first. "1. door.open()   → :22, door became "open"".
  ///
  /// - Parameter isShown: which of them are listed.
  func historyLines(
    in file: SourcePosition, where isShown: (Call) -> Bool = { _ in true },
    remark: (Call) -> String? = { _ in nil }
  ) -> CallLines {
    let numbered = history.enumerated().map { (earlierCalls + $0 + 1, $1) }
      .filter { isShown($0.1) }
    let listed = numbered.suffix(Self.listLimit)
    let unknown = numbered.count == history.count ? earlierCalls - leftOut.count : 0
    let left = unknown + numbered.count - listed.count
    var calls = Self.lines(of: Array(listed), in: file, remark: remark)
    if left > 0 { calls.lines.insert("… \(Counts.of(left, "earlier call"))", at: 0) }
    calls.tell(ofLeftOut: leftOut.count, limit: leftOut.limit)
    return calls
  }

  /// Calls with their numbers, the columns aligned.
  static func lines(
    of calls: [(Int, Call)], in file: SourcePosition, remark: (Call) -> String? = { _ in nil }
  ) -> CallLines {
    let digits = "\(calls.last?.0 ?? 0)".count
    return CallLines(
      calls.map { number, past in
        let blanks = String(repeating: " ", count: digits - "\(number)".count)
        let texts = [past.outcome(in: file), remark(past) ?? "", past.callerText(in: file)]
        let outcome = texts.filter { !$0.isEmpty }.joined(separator: ", ")
        return ("\(blanks)\(number). ", past.invocation, outcome.isEmpty ? "" : "→ \(outcome)")
      })
  }

  /// All state machines: "door is "open", guest is "inside"".
  var machinesText: String? { machinesText(besides: []) }

  /// All state machines but some, of which is told already.
  func machinesText(besides told: [MachineCore]) -> String? {
    let others = machines.filter { state in !told.contains { $0 === state.machine } }
    return others.isEmpty ? nil : others.map(\.text).joined(separator: ", ")
  }

}

extension [ContextSnapshot.Entry] {
  /// So many of them, those that lack calls first.
  fileprivate func lackingFirst(_ count: Int) -> [ContextSnapshot.Entry] {
    let ordered = filter { !$0.isSatisfied } + filter(\.isSatisfied)
    return Array(ordered.prefix(count))
  }
}

extension ContextSnapshot {
  /// What else an expectation needs for a call: "only when door is "open", and door is "shut"".
  func conditions(of entry: Entry) -> String? {
    guard entry.guardsHold else {
      return "only when \(entry.neededText), and now \(currentText(entry.guards))"
    }
    return entry.obstacle?.text ?? entry.conditionsText
  }
}

extension ContextSnapshot.Entry {
  /// It takes more calls.
  var hasRoom: Bool { cardinality.hasRoom(after: count) }

  /// Where it stands: ":27".
  func placeText(in file: SourcePosition) -> String { declaration.position.text(in: file) }

  /// When its calls may happen and what becomes then: "when door is "open", in sequence "saving"".
  var conditionsText: String? {
    let state = guards.isEmpty ? [] : ["when \(neededText)"]
    let sequences = declaration.sequences.map { "in sequence \($0.core.quotedName)" }
    let changes = declaration.actions.flatMap(\.possibleTransitions).map {
      "then \($0.machine.text(in: $0.state))"
    }
    let texts = state + sequences + changes
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

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
  var neededText: String { declaration.neededText ?? "" }

  private var countText: String {
    finished < count && !isSatisfied
      ? "\(Counts.times(count)), finished \(Counts.times(finished))" : Counts.times(count)
  }
}

extension ContextSnapshot.Call {
  /// What came of the call: the expectation that took it, and what changed.
  func outcome(in file: SourcePosition) -> String {
    let taken = takenBy.map { $0.position.text(in: file) }
    let untaken = isUnexpected ? "unexpected" : isForwarded ? "forwarded" : nil
    let end = isCancelled ? ["cancelled"] : []
    return ([taken ?? untaken].compactMap { $0 } + transitions.map(\.pastText) + end).joined(
      separator: ", ")
  }
}

extension ContextSnapshot.Call {
  /// Who made the call, where that was recorded; looks names and lines up.
  var caller: StackFrame? {
    note.flatMap { note in
      let mock = invocation.mock
      return .caller(of: mock.typeName, on: note.stack, in: mock.context.testPlace)
    }
  }

  /// "from Shop.open() Sources/Shop/Shop.swift:6"; nothing where that was not recorded.
  fileprivate func callerText(in file: SourcePosition) -> String {
    caller.map { "from \($0.callerText(in: file.filePath))" } ?? ""
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
    guard let name = protocolName?.lastPart(after: ".") else { return nil }
    return name == subject.mock?.typeName.mocked ? nil : name
  }
}
