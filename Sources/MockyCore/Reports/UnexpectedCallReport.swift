/// Says of a call that nothing took what is wrong with it, and what a person needs to see why.
struct UnexpectedCallReport {
  let callText: String
  private let snapshot: ContextSnapshot
  private let invocation: Invocation
  private let problem: CallProblem
  private let origin: SourcePosition
  private let callSite: CallSite?

  init(_ snapshot: ContextSnapshot, _ invocation: Invocation, _ arguments: [Any]) {
    self.snapshot = snapshot
    self.invocation = invocation
    origin = invocation.mock.context.origin
    callText = invocation.text
    problem = CallProblem(snapshot, invocation, arguments)
    callSite = CallSite.ofCall(
      mockType: invocation.mock.typeName.text,
      in: invocation.mock.context.testPlace.adding(snapshot.testFiles))
  }

  var failure: MockFailure {
    MockFailure(kind: .unexpectedCall, message: text, position: position)
  }

  /// The test's line that led to the call, as far as the platform tells; else the expectation's.
  private var position: SourcePosition {
    callSite?.testPosition ?? problem.entry?.declaration.position ?? origin
  }

  private var text: String {
    var report = Report("\(callText): \(problem.text)")
    if let place = callSite?.text { report.add("called from", place) }
    if problem.isLate { report.add("context", contextText, under: "called from") }
    if let entry = problem.entry {
      report.add(
        problem.entryTitle, "\(entry.declaration.position.text)  (\(entry.expectationAndCount))")
      report.add(lines: argumentLines)
    }
    let file = problem.entry?.declaration.position ?? origin
    report.add(
      problem.entry == nil ? "expectations" : "other expectations",
      lines: snapshot.expectationLines(but: problem.entry?.expectation, in: file))
    if let machines = snapshot.machinesText { report.add("states", machines) }
    report.addHistory("before this", snapshot.historyLines(in: file))
    return report.text
  }

  /// "made at PublisherTests.swift:7, verified at PublisherTests.swift:12".
  private var contextText: String {
    let end = snapshot.hasEnded ? "released since" : nil
    return ["made at \(origin.text)", snapshot.verification?.text, end].compactMap { $0 }
      .joined(separator: ", ")
  }

  private var argumentLines: [String] {
    let known = invocation.member.labels
    let comparisons = problem.comparisons
    // The arguments of a parameter pack have one label between them.
    let labels = comparisons.indices.map { index in
      (known.indices.contains(index) ? known[index] : nil) ?? "\(index + 1)"
    }
    let width = max(10, (labels.map(\.count).max() ?? 0) + 2)
    return zip(labels, comparisons).flatMap { label, comparison in
      comparison.lines(label: label.padded(to: width))
    }
  }
}

/// Why nothing took a call, in words, and the expectation that the words are about.
struct CallProblem {
  typealias Entry = ContextSnapshot.Entry

  /// What is wrong with the call, as the headline says it after the call itself.
  let text: String
  /// The expectation that the message is about.
  let entry: Entry?
  /// The call's arguments beside those of the expectation, where they differ.
  private(set) var comparisons: [ArgumentComparison] = []
  /// The test was over, as far as its context knows.
  let isLate: Bool

  /// Finds out; `arguments` are those of the refused call.
  init(_ snapshot: ContextSnapshot, _ invocation: Invocation, _ arguments: [Any]) {
    let about = snapshot.entries(about: invocation)
    if snapshot.isStopped {
      self.init("called after stopMocking")
    } else if let problem = Self.refusal(by: snapshot.matched, in: snapshot)
      ?? Self.exhaustion(of: about, arguments)
      ?? Self.difference(from: about, arguments, invocation.member.labels)
      ?? Self.otherCount(than: about, arguments)
    {
      self = problem
    } else if about.isEmpty {
      self = Self.silence(of: snapshot)
    } else {
      self.init("unexpected: no expectation allows it")
    }
  }

  private init(_ text: String, _ entry: Entry? = nil, isLate: Bool = false) {
    self.text = text
    self.entry = entry
    self.isLate = isLate
  }

  /// What the line of the expectation is called.
  var entryTitle: String { comparisons.isEmpty ? "expectation" : "closest expectation" }

  /// An expectation that matches the call forbids it, or has room for it at another time.
  private static func refusal(by matched: [Entry], in snapshot: ContextSnapshot) -> CallProblem? {
    if let never = matched.first(where: { $0.cardinality.isNever && $0.isInOrder }) {
      return CallProblem("called, expected never", never)
    }
    for entry in matched where entry.cardinality.hasRoom(after: entry.count) {
      if let words = snapshot.misplacement(of: entry) { return CallProblem(words, entry) }
    }
    return nil
  }

  /// The last expectation that would have taken the call has had all its calls.
  private static func exhaustion(of about: [Entry], _ arguments: [Any]) -> CallProblem? {
    let exhausted = about.last { entry in
      !entry.cardinality.isNever && !entry.cardinality.hasRoom(after: entry.count)
        && entry.declaration.arguments.matches(arguments)
    }
    return exhausted.map { entry in
      let count = Counts.ordinalWithArticle(entry.count + 1)
      return CallProblem("called \(count) time, \(entry.expectedText)", entry)
    }
  }

  /// The arguments differ from those of all expectations: told of the one where the fewest do, the
  /// first of several, and of very many.
  private static func difference(
    from about: [Entry], _ arguments: [Any], _ labels: [String?]
  ) -> CallProblem? {
    var closest: CallProblem?
    var fewest = Int.max
    for entry in about.prefix(compared) where !entry.cardinality.isNever {
      let comparisons = entry.declaration.arguments.comparisons(with: arguments)
      let count = comparisons.count { !$0.matches }
      guard count < fewest, let words = comparisons.differing(labels) else { continue }
      (closest, fewest) = (CallProblem("unexpected: \(words)", entry), count)
      closest?.comparisons = comparisons
    }
    return closest
  }

  /// An expectation by name takes calls with another number of arguments.
  private static func otherCount(than about: [Entry], _ arguments: [Any]) -> CallProblem? {
    for entry in about {
      guard let expected = entry.declaration.arguments.matchers?.count,
        expected != arguments.count
      else { continue }
      let words = expected == 0 ? "none" : "\(expected)"
      return CallProblem(
        "unexpected: \(Counts.of(arguments.count, "argument")), expected \(words)", entry)
    }
    return nil
  }

  /// No expectation is about the call.
  private static func silence(of snapshot: ContextSnapshot) -> CallProblem {
    if snapshot.hasEnded {
      return CallProblem("called after its context has ended", isLate: true)
    }
    guard snapshot.entries.isEmpty else {
      return CallProblem("unexpected: no expectation mentions it")
    }
    return snapshot.isVerified
      ? CallProblem("called after its context was verified", isLate: true)
      : CallProblem("unexpected: no expectations were declared")
  }

  /// How many expectations a call is compared with.
  private static let compared: Int = 1_000
}

extension ContextSnapshot.Entry {
  /// Its states and sequences allow a call.
  var isInOrder: Bool { guardsHold && obstacle == nil }
}

extension SequenceCore.Obstacle {
  /// What is wrong with a call at this point of the sequence.
  var text: String {
    switch self {
    case .tooEarly(let sequence, let first):
      "too early in sequence \(sequence.quotedName), \(first.declaration.callText) must come first"
    case .past(let sequence, let later):
      "too late in sequence \(sequence.quotedName), "
        + "\(later.declaration.callText) has been called already"
    }
  }
}

extension ContextSnapshot {
  /// Why a call of an expectation comes at the wrong time; nil if it does not.
  func misplacement(of entry: Entry) -> String? {
    guard entry.guardsHold else {
      return "called while \(currentText(entry.guards)), expected when \(entry.neededText)"
    }
    return entry.obstacle?.text
  }

  /// The states that the machines of some predicates were in.
  func currentText(_ predicates: [StatePredicate]) -> String {
    let named = predicates.flatMap(\.machines)
    let current = machines.filter { state in named.contains { $0 === state.machine } }
    return Counts.list(current.map(\.text))
  }
}
