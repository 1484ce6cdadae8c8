/// A copy of a context at one moment, for messages that are written outside its lock.
final class ContextSnapshot {
  /// The maximum number of calls to copy. A message shows a few of them.
  private static let historyLimit: Int = 2_000

  private let context: Context
  /// The expectations that match the mock, the member and the arguments of the refused call.
  let matched: [Expectation]
  let entries: [Expectation]
  /// The calls so far, oldest first: the newest, if there are many.
  let history: [CallSnapshot]
  /// The number of older calls.
  let earlierCalls: Int
  let machines: [(machine: MachineCore, state: KnownState)]
  /// The first states of the machines.
  let starts: [ObjectIdentifier: KnownState]
  /// The pending calls, with their running actions.
  let underWay: [CallsUnderWay.PendingCall]
  /// The words of the current waits.
  let waits: [(ContextSnapshot) -> String]
  /// The place of the last assertion.
  let verification: AssertionPlace?
  let phase: ContextPhase
  /// True if the mock of the refused call had been stopped.
  let isStopped: Bool
  /// The facts about the refused call if it comes after the end. If there are none, an `ignoring` would make the context
  /// accept it.
  let lateFacts: Set<LateCalls.Fact>
  /// The place of a refused expectation that would have taken the call.
  let refusedAt: SourcePosition?
  let reportsUnusedAllowances: Bool
  /// The place of the context's first failure so far; nil if there is none.
  let firstFailure: SourcePosition?
  /// The calls that lines of a verification with the same arguments have found.
  var claimed: [Invocation] = []

  /// Copies the state. Under the context's lock.
  init(
    _ state: ContextState, of context: Context, before refused: Invocation? = nil,
    matched: [Expectation] = [], refusedAt: SourcePosition? = nil
  ) {
    self.refusedAt = refusedAt
    self.context = context
    self.matched = matched.map { $0.copied() }
    entries = state.table.all.map { $0.copied() }
    // The refused call is the last one, unless the context has stopped recording.
    let all = state.history
    let calls = all.calls(from: all.end - Self.historyLimit - 1)
    let past = calls.last === refused ? calls.dropLast() : calls[...]
    let heard = past.filter { $0.takenBy?.isSilent != true }
    history = heard.suffix(Self.historyLimit).map { CallSnapshot($0, in: state) }
    earlierCalls = all.count - calls.count + heard.count - history.count
    machines = state.machines.map { ($0, $0.current) }
    starts = .init(uniqueKeysWithValues: state.machines.map { (ObjectIdentifier($0), $0.start) })
    underWay = state.underWay.all
    waits = state.waits.all
    verification = state.verification
    phase = state.phase
    isStopped = refused?.mock.forwarding.isStopped ?? false
    lateFacts = refused.map(state.table.late.facts) ?? []
    reportsUnusedAllowances = state.settings.reportsUnusedAllowances
    firstFailure = state.ledger.first.first?.failure.position
  }

  /// The marks of the test. Files with expectations belong to it.
  private(set) lazy var testPlace: TestPlace = context.testPlace.adding(
    entries.map(\.position).withoutDuplicates(by: \.filePath))

  /// The expectations that lack calls.
  var unmet: [Expectation] { entries.filter { !$0.isSatisfied } }

  /// Returns the expectations on the mock and member of a call.
  func entries(about call: Invocation) -> [Expectation] { entries.filter { $0.isAbout(call) } }

  /// Returns whether the listed history has all calls of an expectation that needs no more.
  func listsCalls(of entry: Expectation) -> Bool {
    listsAllCalls && entry.hasEnough && entry.count > 0
      && history.count { $0.takenBy === entry.line } == entry.count
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
  func text(of obstacle: CallSequence.Obstacle?) -> String? {
    guard let obstacle else { return nil }
    let (name, call) = (obstacle.sequence.quotedName, obstacle.other.callText)
    if obstacle.isPast { return "too late in sequence \(name), \(call) has been called already" }
    let other = entries.first { $0.line === obstacle.other.line }
    let start = other?.startText.map { " (\($0))" } ?? ""
    return "too early in sequence \(name), \(call) must come first\(start)"
  }

  /// Returns the reason that a call of an expectation comes at the wrong time; nil if it doesn't.
  func misplacement(of entry: Expectation) -> String? {
    guard entry.guardsHold else {
      return
        "\(entry.pastVerb) while \(currentText(entry.guards)), expected when \(entry.neededText)"
    }
    return text(of: entry.obstacle)
  }
}

extension ContextSnapshot {
  /// The number of all calls.
  var callCount: Int { earlierCalls + history.count }

  /// True if reports list all known calls.
  var listsAllCalls: Bool { history.count <= Layout.calls }

  /// Returns the last calls, oldest first.
  ///
  /// - Parameters:
  ///   - onlyCounting: true to list only the calls that count.
  ///   - counts: returns true for the calls that count, which are listed with their callers.
  ///   - remark: returns the words after a call's outcome.
  func calls(
    in file: SourcePosition, onlyCounting: Bool = false,
    counts: (CallSnapshot) -> Bool = { _ in false },
    remark: (CallSnapshot) -> String? = { _ in nil }
  ) -> CallLines {
    let shown = onlyCounting ? history.filter(counts) : history
    let unknown = shown.count == history.count ? earlierCalls : 0
    if onlyCounting, shown.count > Layout.calls, shown.contains(where: \.hasCaller) {
      return CallLines(byCaller: shown, in: file, earlier: unknown, remark: remark)
    }
    let listed = shown.suffix(Layout.comparedCalls).map { ($0.number, $0) }
    return CallLines(
      listed, in: file, limit: Layout.calls,
      earlier: unknown + shown.count - listed.count, counts: counts, remark: remark)
  }

  /// Adds the pending calls, each with its running action, and the current waits: "api.fetch(1)
  /// → suspends until the gate at CartTests.swift:12 opens, :45".
  func addPending(to report: inout Report, in file: SourcePosition) {
    let listed = underWay.prefix(Layout.calls).map { call, step, gate in
      let words = step?.text ?? "is in the real object"
      let other = gate.flatMap { words.contains($0.text) ? nil : $0.text }
      let gate = other.map { " and waits at the gate at \($0)" } ?? ""
      let place = call.takenBy.map { ", \($0.position.text(in: file))" } ?? ""
      return (call.shown, "\(words)\(gate)\(place)")
    }
    report.add("not returned", calls: CallLines(listed, more: underWay.count - listed.count))
    let shown = waits.prefix(Layout.calls).map { $0(self) }
    report.add("waits", lines: shown + Counts.rest(waits.count - shown.count))
  }
}

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
    return Self.text(of: machines.filter { state in named.contains { $0 === state.machine } })
  }

  static func text(of machines: [(machine: MachineCore, state: KnownState)]) -> String {
    Counts.list(texts(machines))
  }

  private static func texts(_ machines: [(machine: MachineCore, state: KnownState)]) -> [String] {
    machines.map { $0.machine.text(in: $0.state) }
  }

  /// Returns the expectations whose actions lead from the present state to one in some predicates,
  /// with a line for each.
  func changers(
    of predicates: [StatePredicate], in file: SourcePosition
  ) -> (entries: [Expectation], lines: [String]) {
    var found: [Expectation] = []
    var rows: [[String]] = []
    for entry in entries {
      let transitions = entry.actions.flatMap(\.possibleTransitions)
      for transition in transitions where predicates.contains(where: { $0.mentions(transition) }) {
        if machines.contains(where: { transition.leads(to: $0.state, of: $0.machine) }) { continue }
        found.append(entry)
        let change = "makes \(transition.machine.name) \(transition.state.text)"
        let place = "\(entry.placeText(in: file))  (\(entry.tallyText))"
        rows.append(["\(entry.callText) \(change)", place])
      }
    }
    guard rows.isEmpty else { return (found, Report.table(rows, Layout.columns.first)) }
    return ([], ["no expectation leads there"])
  }
}

extension StatePredicate {
  /// Returns whether it mentions the target state of a transition.
  fileprivate func mentions(_ transition: Transition) -> Bool {
    tests.contains { transition.leads(to: $0.state, of: $0.machine) }
  }
}

extension Transition {
  fileprivate func leads(to state: KnownState, of machine: MachineCore) -> Bool {
    self.machine === machine && self.state === state
  }
}
