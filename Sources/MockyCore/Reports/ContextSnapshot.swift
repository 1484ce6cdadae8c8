import Foundation

/// A copy of a context at one moment, for messages that are written outside its lock. With many
/// expectations, their counts are read afterwards in portions, so the lock is held only briefly.
final class ContextSnapshot {
  /// The maximum number of calls to copy. A message shows a few of them.
  private static let historyLimit: Int = 2_000
  /// The maximum number of expectations to copy at a time.
  private static let stepLimit: Int = 200

  /// A call with its outcome.
  final class Call {
    let invocation: Invocation
    /// The number of the call in the history, counted from 1.
    let number: Int
    let takenBy: ExpectationLine?
    let transitions: [Transition]
    let isUnexpected: Bool
    let isForwarded: Bool
    let isCancelled: Bool
    /// The line of the `verify` block that has found it; nil if none has.
    fileprivate(set) var verifiedAt: SourcePosition?
    let trace: CallTrace?
    /// The functions that made the call, if they were kept.
    fileprivate let stack: CallStack?

    /// Copies the outcome of a call. Under the context's lock.
    init(_ invocation: Invocation, in state: ContextState) {
      trace = state.traces[invocation]
      stack = state.traces.stack(of: invocation)
      self.invocation = invocation
      number = state.history.number(of: invocation)
      takenBy = invocation.takenBy
      transitions = invocation.transitions
      isUnexpected = invocation.isUnexpected
      isForwarded = invocation.isForwarded
      isCancelled = invocation.isCancelled
      verifiedAt = invocation.verifiedAt
    }

    var isVerified: Bool { verifiedAt != nil }
  }

  private let context: Context
  private let declared: (tests: [Expectation], defaults: [Expectation])
  private let matching: [Expectation]
  /// The expectations that match the mock, the member and the arguments of the refused call.
  private(set) lazy var matched: [Expectation] = entries(of: matching)
  private(set) lazy var entries: [Expectation] = entries(of: declared.tests + declared.defaults)
  /// The calls so far, oldest first: the newest, if there are many.
  let history: [Call]
  /// The number of older calls.
  let earlierCalls: Int
  private let leftOut: CallLines.LeftOut
  let machines: [(machine: MachineCore, state: MetState)]
  /// The pending calls, with their running actions.
  let underWay: [CallsUnderWay.PendingCall]
  /// The words of the current waits.
  let waits: [(ContextSnapshot) -> String]
  /// The place of the last assertion.
  let verification: VerificationPlace?
  let phase: ContextState.Phase
  /// True if the mock of the refused call had been stopped.
  let isStopped: Bool
  /// The place of a refused expectation that would have taken the call.
  let refusedAt: SourcePosition?
  let reportsUnusedAllowances: Bool

  /// Copies the state. Under the context's lock.
  /// - Parameter isWhole: true to copy all expectations at once, because they are about to be
  ///   forgotten.
  init(
    _ state: ContextState, of context: Context, before refused: Invocation? = nil,
    matched matching: [Expectation] = [], refusedAt: SourcePosition? = nil, isWhole: Bool = false
  ) {
    self.refusedAt = refusedAt
    self.context = context
    self.matching = matching
    declared = (state.table.tests, state.table.defaults)
    // The refused call is the last one, unless the context has stopped recording.
    let all = state.history
    let calls = all.calls(from: all.end - Self.historyLimit - 1)
    let past = calls.last === refused ? calls.dropLast() : calls[...]
    let heard = past.filter { $0.takenBy?.isSilent != true }
    history = heard.suffix(Self.historyLimit).map { Call($0, in: state) }
    earlierCalls = all.count - calls.count + heard.count - history.count
    leftOut = CallLines.LeftOut(count: all.leftOut, limit: all.limit)
    machines = state.machines.map { ($0, $0.current) }
    underWay = state.underWay.all
    waits = state.waits.all
    verification = state.verification
    phase = state.phase
    isStopped = refused?.mock.forwarding.isStopped ?? false
    reportsUnusedAllowances = state.settings.reportsUnusedAllowances
    let count = declared.tests.count + declared.defaults.count + matching.count
    guard isWhole || count <= Self.stepLimit else { return }
    matched = matching.map { $0.copied() }
    entries = (declared.tests + declared.defaults).map { $0.copied() }
  }

  private func entries(of expectations: [Expectation]) -> [Expectation] {
    var entries: [Expectation] = []
    while entries.count < expectations.count {
      let some = expectations[entries.count...].prefix(Self.stepLimit)
      entries += context.update { _ in some.map { $0.copied() } }
    }
    return entries
  }
}

// MARK: Expectations

extension ContextSnapshot {
  /// A position in each file with expectations.
  var testFiles: [SourcePosition] {
    var known: Set<String> = []
    return entries.map(\.position).filter { known.insert($0.filePath).inserted }
  }

  /// The expectations that lack calls.
  var unmet: [Expectation] { entries.filter { !$0.tally.isMet } }

  /// Returns the expectations on the mock and member of a call.
  func entries(about call: Invocation) -> [Expectation] { entries.filter { $0.isAbout(call) } }

  func entries(but some: [Expectation]) -> [Expectation] {
    entries.filter { entry in !some.contains { $0.line === entry.line } }
  }

  /// Returns whether the listed history has all calls of a satisfied expectation.
  func listsCalls(of entry: Expectation) -> Bool {
    listsAllCalls && entry.tally.mark == "✓" && entry.tally.count > 0
      && history.count { $0.takenBy === entry.line } == entry.tally.count
  }

  /// Returns the other conditions of an expectation: "only when door is "open", and door is
  /// "shut"".
  func conditions(of entry: Expectation) -> String? {
    guard entry.guardsHold else {
      return "only when \(entry.neededText), and now \(currentText(entry.guards))"
    }
    return text(of: entry.obstacle) ?? entry.conditionsText
  }

  /// Returns the problem of a call at this point of a sequence: "too early in sequence "saving",
  /// …".
  func text(of obstacle: SequenceCore.Obstacle?) -> String? {
    switch obstacle {
    case nil: nil
    case .past(let sequence, let later):
      "too late in sequence \(sequence.quotedName), "
        + "\(later.callText) has been called already"
    case .tooEarly(let sequence, let first):
      "too early in sequence \(sequence.quotedName), \(first.callText) must come first"
        + (self.entry(of: first).flatMap(\.startText).map { " (\($0))" } ?? "")
    }
  }

  private func entry(of expectation: Expectation) -> Expectation? {
    entries.first { $0.line === expectation.line }
  }

  /// Returns the reason that a call of an expectation comes at the wrong time; nil if it doesn't.
  func misplacement(of entry: Expectation) -> String? {
    guard entry.guardsHold else {
      return "called while \(currentText(entry.guards)), expected when \(entry.neededText)"
    }
    return text(of: entry.obstacle)
  }
}

extension [Expectation] {
  /// Returns lines with their counts: "✓ once, called once   bell.ring()   :28". If there are many,
  /// unmet ones come first, and the last line counts the others.
  func lines(in file: SourcePosition) -> [String] {
    let isLong = count > Layout.expectations
    let ordered = isLong ? filter { !$0.tally.isMet } + filter(\.tally.isMet) : self
    let rows = ordered.prefix(Layout.expectations).map { entry in
      [
        "\(entry.tally.mark) \(entry.tally.column)", entry.callText,
        entry.placeText(in: file), entry.conditionsText ?? "",
      ]
    }
    let widths = Layout.columns
    return Report.table(rows, widths.first, widths.second, widths.third)
      + Counts.rest(count - rows.count)
  }

  /// Returns "12 more of store.save(_:at:), 5 of other members; 17 of them are not satisfied".
  func summary(besides call: Invocation) -> String {
    let own = count { $0.isAbout(call) }
    let ofMock = count { $0.subject.contains(call.mock) }
    let parts = [
      (own, "more of \(call.mock.name).\(call.member.shownName)"),
      (ofMock - own, "of other members"), (count - ofMock, "of other mocks"),
    ]
    let text = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let lacking = count { !$0.tally.isMet }
    let verb = lacking == 1 ? "is" : "are"
    return lacking > 0 ? "\(text); \(lacking) of them \(verb) not satisfied" : text
  }
}

extension Expectation {
  /// "called once, expected exactly 2 times", if it has had some of its calls; nil otherwise.
  var startText: String? {
    tally.count > 0 && !tally.isMet ? "\(tally.headline), \(tally.cardinality.expectedText)" : nil
  }

  /// "called"; "set" for a property, "posted" for a notification.
  var pastVerb: String {
    guard case .member(let member, _, _) = member else { return "called" }
    switch member.kind {
    case .setter, .subscriptSetter: return "set"
    case .notification: return "posted"
    default: return "called"
    }
  }

  /// "never called", "set 2 times".
  var countText: String {
    tally.headline.replacingOccurrences(of: "called", with: pastVerb)
  }

  /// Returns the line of its declaration: ":27".
  func placeText(in file: SourcePosition) -> String { position.text(in: file) }

  /// When its calls may happen and what becomes then: "when door is "open", in sequence "saving"".
  var conditionsText: String? {
    let state = guards.isEmpty ? [] : ["when \(neededText)"]
    let sequences = sequences.map { "in sequence \($0.core.quotedName)" }
    let changes = actions.flatMap(\.possibleTransitions).map {
      "then \($0.machine.text(in: $0.state))"
    }
    let texts = state + sequences + changes
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

// MARK: States

extension ContextSnapshot {
  /// Returns all state machines except some: "door is "open", guest is "inside""; nil if there are
  /// none.
  func machinesText(but told: [MachineCore] = []) -> String? {
    let others = machines.filter { state in !told.contains { $0 === state.machine } }
    return others.isEmpty ? nil : Self.texts(others).joined(separator: ", ")
  }

  /// Returns the states of the machines in some predicates.
  func currentText(_ predicates: [StatePredicate]) -> String {
    let named = predicates.flatMap(\.machines)
    return Counts.list(
      Self.texts(machines.filter { state in named.contains { $0 === state.machine } }))
  }

  private static func texts(_ machines: [(machine: MachineCore, state: MetState)]) -> [String] {
    machines.map { $0.machine.text(in: $0.state) }
  }

  /// Returns the expectations whose actions lead to a state in some predicates, with a line for
  /// each.
  func changers(
    of predicates: [StatePredicate], in file: SourcePosition
  ) -> (entries: [Expectation], lines: [String]) {
    var found: [Expectation] = []
    var rows: [[String]] = []
    for entry in entries {
      let transitions = entry.actions.flatMap(\.possibleTransitions)
      for transition in transitions where predicates.contains(where: { $0.mentions(transition) }) {
        found.append(entry)
        let change = "makes \(transition.machine.name) \(transition.state.text)"
        let place = "\(entry.placeText(in: file))  (\(entry.tally.text))"
        rows.append(["\(entry.callText) \(change)", place])
      }
    }
    guard rows.isEmpty else { return (found, Report.table(rows, Layout.columns.first)) }
    let named = predicates.flatMap(\.machines).map(\.name)
    return ([], ["no expectation; only test code with \(Counts.list(named)).transition(to:)"])
  }
}

extension StatePredicate {
  /// Returns whether it mentions the target state of a transition.
  fileprivate func mentions(_ transition: Transition) -> Bool {
    tests.contains { $0.machine === transition.machine && $0.state === transition.state }
  }
}

// MARK: Calls

extension ContextSnapshot {
  /// The number of all calls.
  var callCount: Int { earlierCalls + history.count }

  /// True if reports list all known calls.
  var listsAllCalls: Bool { history.count <= Layout.calls }

  /// Returns the last calls, oldest first.
  ///
  /// - Parameters:
  ///   - isShown: returns true for the calls to list.
  ///   - counts: which of them are listed with their callers.
  ///   - remark: returns the words after a call's outcome.
  func calls(
    in file: SourcePosition, where isShown: (Call) -> Bool = { _ in true },
    counts: (Call) -> Bool = { _ in false }, remark: (Call) -> String? = { _ in nil }
  ) -> CallLines {
    let shown = history.filter(isShown)
    let unknown = shown.count == history.count ? earlierCalls - leftOut.count : 0
    let listed = shown.suffix(Layout.comparedCalls).map { ($0.number, $0) }
    return CallLines(
      listed, in: file, above: leftOut.lines, limit: Layout.calls,
      earlier: unknown + shown.count - listed.count, counts: counts, remark: remark)
  }

  /// Returns the last calls that count, with their callers.
  func calls(in file: SourcePosition, counting counts: (Call) -> Bool) -> CallLines {
    calls(in: file, where: counts, counts: counts)
  }

  /// Marks a call that a verification has just found, for its other failures.
  func verify(_ call: Invocation, at line: SourcePosition) {
    let index = call.place - (history.first?.invocation.place ?? 0)
    if history.indices.contains(index) { history[index].verifiedAt = line }
  }

  /// Returns the calls of a declaration that an earlier verification has found.
  func verifiedCalls(of declaration: Expectation) -> [Call] {
    history.filter { $0.isVerified && declaration.takes($0.invocation) }
  }
}

extension ContextSnapshot.Call {
  /// Returns the outcome of the call: the expectation that took it, and the changes.
  func outcome(in file: SourcePosition) -> String {
    let taken = takenBy.map { $0.position.text(in: file) }
    let untaken = isUnexpected ? "unexpected" : isForwarded ? "forwarded" : nil
    let end = isCancelled ? ["canceled"] : []
    return ([taken ?? untaken].compactMap { $0 } + transitions.map(\.pastText) + end).joined(
      separator: ", ")
  }

  /// Returns whether one of these expectations took it.
  func counts(for expectations: [Expectation]) -> Bool {
    takenBy.map { line in expectations.contains { $0.line === line } } ?? false
  }

  /// Returns "verified at :12"; nil if it isn't verified.
  func verifiedText(in file: SourcePosition) -> String? {
    verifiedAt.map { "verified at \($0.text(in: file))" }
  }

  /// The function that made the call, if it was kept. Looks up names and lines.
  var caller: MockFailure.Caller? {
    let mock = invocation.mock
    let frame = stack?.first(
      in: mock.context.testPlace.files,
      passingOver: { $0.isMachinery || $0.belongs(to: mock.typeName) })
    return frame.map(MockFailure.Caller.init)
  }

  /// Returns "from Shop.open() Sources/Shop/Shop.swift:6"; empty if the caller wasn't kept.
  func callerText(in file: SourcePosition) -> String {
    caller.map { "from \($0.text(in: file.filePath))" } ?? ""
  }
}
