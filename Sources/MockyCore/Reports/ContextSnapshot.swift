/// A copy of a context at one moment, for messages that are written outside its lock. With many
/// expectations, their counts are read afterwards in portions, so the lock is held only briefly.
final class ContextSnapshot {
  /// The maximum number of calls to copy. A message shows a few of them.
  private static let historyLimit: Int = 2_000
  /// The maximum number of expectations to copy at a time.
  private static let stepLimit: Int = 200

  private let context: Context
  private let declared: [Expectation]
  private let matching: [Expectation]
  /// The expectations that match the mock, the member and the arguments of the refused call.
  private(set) lazy var matched: [Expectation] = entries(of: matching)
  private(set) lazy var entries: [Expectation] = entries(of: declared)
  /// The calls so far, oldest first: the newest, if there are many.
  let history: [CallSnapshot]
  /// The number of older calls.
  let earlierCalls: Int
  /// The number of calls that the history has left out, and of those that it keeps.
  let leftOut: (count: Int, limit: Int)
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
    declared = state.table.all
    // The refused call is the last one, unless the context has stopped recording.
    let all = state.history
    let calls = all.calls(from: all.end - Self.historyLimit - 1)
    let past = calls.last === refused ? calls.dropLast() : calls[...]
    let heard = past.filter { $0.takenBy?.isSilent != true }
    history = heard.suffix(Self.historyLimit).map { CallSnapshot($0, in: state) }
    earlierCalls = all.count - calls.count + heard.count - history.count
    leftOut = (all.leftOut, all.limit)
    machines = state.machines.map { ($0, $0.current) }
    starts = .init(uniqueKeysWithValues: state.machines.map { (ObjectIdentifier($0), $0.start) })
    underWay = state.underWay.all
    waits = state.waits.all
    verification = state.verification
    phase = state.phase
    isStopped = refused?.mock.forwarding.isStopped ?? false
    reportsUnusedAllowances = state.settings.reportsUnusedAllowances
    guard isWhole || declared.count + matching.count <= Self.stepLimit else { return }
    matched = matching.map { $0.copied() }
    entries = declared.map { $0.copied() }
  }

  private func entries(of expectations: [Expectation]) -> [Expectation] {
    var entries: [Expectation] = []
    while entries.count < expectations.count {
      let some = expectations[entries.count...].prefix(Self.stepLimit)
      entries += context.update { _ in some.map { $0.copied() } }
    }
    return entries
  }

  /// A position in each file with expectations.
  var testFiles: [SourcePosition] { entries.map(\.position).withoutDuplicates(by: \.filePath) }

  /// The expectations that lack calls.
  var unmet: [Expectation] { entries.filter { !$0.tally.isMet } }

  /// Returns the expectations on the mock and member of a call.
  func entries(about call: Invocation) -> [Expectation] { entries.filter { $0.isAbout(call) } }

  /// Returns whether the listed history has all calls of a satisfied expectation.
  func listsCalls(of entry: Expectation) -> Bool {
    listsAllCalls && entry.tally.isMet && entry.tally.count > 0
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
      return "called while \(currentText(entry.guards)), expected when \(entry.neededText)"
    }
    return text(of: entry.obstacle)
  }
}
