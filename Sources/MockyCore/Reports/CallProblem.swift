/// Why nothing took a call.
enum CallProblem {
  case afterEnd
  case afterVerification
  case afterStop
  case noExpectations
  case notMentioned
  case notAllowed
  case forbidden(ContextSnapshot.Entry)
  case wrongState(ContextSnapshot.Entry)
  case outOfSequence(ContextSnapshot.Entry, SequenceCore.Obstacle)
  case tooOften(ContextSnapshot.Entry)
  case argumentsDiffer(ContextSnapshot.Entry, [ArgumentComparison])

  /// Finds out; `arguments` are those of the refused call.
  init(_ situation: ContextSnapshot, _ invocation: Invocation, _ arguments: [Any]) {
    let matched = situation.matched
    let about = situation.entries(about: invocation)
    if situation.isStopped {
      self = .afterStop
    } else if let entry = matched.first(where: { $0.cardinality.isNever && $0.isInPlace }) {
      self = .forbidden(entry)
    } else if let problem = matched.lazy.compactMap(Self.misplacement).first {
      self = problem
    } else if let entry = Self.exhausted(about, arguments) {
      self = .tooOften(entry)
    } else if let (entry, comparisons) = Self.closest(about, arguments) {
      self = .argumentsDiffer(entry, comparisons)
    } else {
      self = about.isEmpty ? Self.unmentioned(situation) : .notAllowed
    }
  }

  /// The expectation that the message is about.
  var entry: ContextSnapshot.Entry? {
    switch self {
    case .afterEnd, .afterVerification, .afterStop, .noExpectations, .notMentioned, .notAllowed:
      nil
    case .forbidden(let entry), .wrongState(let entry), .outOfSequence(let entry, _),
      .tooOften(let entry), .argumentsDiffer(let entry, _):
      entry
    }
  }

  /// The test was over, as far as its context knows.
  var isLate: Bool {
    switch self {
    case .afterEnd, .afterVerification: true
    default: false
    }
  }

  private static func unmentioned(_ situation: ContextSnapshot) -> CallProblem {
    if situation.hasEnded { return .afterEnd }
    guard situation.entries.isEmpty else { return .notMentioned }
    return situation.isVerified ? .afterVerification : .noExpectations
  }

  private static func misplacement(of entry: ContextSnapshot.Entry) -> CallProblem? {
    guard entry.cardinality.hasRoom(after: entry.count) else { return nil }
    if !entry.guardsHold { return .wrongState(entry) }
    return entry.obstacle.map { .outOfSequence(entry, $0) }
  }

  /// The last expectation that would have taken the call if it had not had all its calls.
  private static func exhausted(
    _ about: [ContextSnapshot.Entry], _ arguments: [Any]
  ) -> ContextSnapshot.Entry? {
    about.last { entry in
      !entry.cardinality.isNever && !entry.cardinality.hasRoom(after: entry.count)
        && entry.declaration.arguments.matches(arguments)
    }
  }

  /// The expectation the fewest of whose arguments differ; the first of several, and of very many.
  private static func closest(
    _ about: [ContextSnapshot.Entry], _ arguments: [Any]
  ) -> (ContextSnapshot.Entry, [ArgumentComparison])? {
    var closest: (ContextSnapshot.Entry, [ArgumentComparison])?
    var fewest = Int.max
    for entry in about.prefix(compared) where !entry.cardinality.isNever {
      let comparisons = entry.declaration.arguments.comparisons(with: arguments)
      let differing = comparisons.count { !$0.matches }
      if differing > 0, differing < fewest { (closest, fewest) = ((entry, comparisons), differing) }
    }
    return closest
  }

  /// How many expectations a call is compared with.
  private static let compared: Int = 1_000
}

extension ContextSnapshot.Entry {
  /// Its states and sequences allow a call.
  var isInPlace: Bool { guardsHold && obstacle == nil }
}

extension CallProblem {
  /// What is wrong with the call, as the headline says it after the call itself.
  func text(of invocation: Invocation, in situation: ContextSnapshot) -> String {
    switch self {
    case .afterEnd: "called after its context has ended"
    case .afterVerification: "called after its context was verified"
    case .afterStop: "called after stopMocking"
    case .noExpectations: "unexpected: no expectations were declared"
    case .notMentioned: "unexpected: no expectation mentions it"
    case .notAllowed: "unexpected: no expectation allows it"
    case .forbidden: "called, expected never"
    case .wrongState(let entry): situation.stateText(entry)
    case .outOfSequence(_, let obstacle): obstacle.text
    case .tooOften(let entry):
      "called \(Counts.ordinalWithArticle(entry.count + 1)) time, \(entry.expectedText)"
    case .argumentsDiffer(_, let comparisons):
      "unexpected: \(Self.differing(comparisons, invocation.member.labels) ?? "its type differs")"
    }
  }

  /// "argument 1 differs", "arguments 1 and 'urgent' differ"; nil where none does.
  static func differing(
    _ comparisons: [ArgumentComparison], _ labels: [String?]
  ) -> String? {
    // The arguments of a parameter pack have one label between them.
    let names = comparisons.indices.filter { !comparisons[$0].matches }
      .map { name(of: $0, labels) }
    guard !names.isEmpty else { return nil }
    return names.count == 1
      ? "argument \(names[0]) differs" : "arguments \(Counts.list(names)) differ"
  }

  /// A label in quotes, as "argument of differs" would read like a sentence; else a position.
  private static func name(of index: Int, _ labels: [String?]) -> String {
    guard labels.indices.contains(index), let label = labels[index] else { return "\(index + 1)" }
    return "'\(label)'"
  }

  /// What the line of the expectation is called.
  var entryTitle: String {
    if case .argumentsDiffer = self { "closest expectation" } else { "expectation" }
  }
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
  /// "called while door is "shut", expected when door is "open"".
  func stateText(_ entry: Entry) -> String {
    "called while \(currentText(entry.guards)), expected when \(entry.neededText)"
  }

  /// The states that the machines of some predicates were in.
  func currentText(_ predicates: [StatePredicate]) -> String {
    let named = predicates.flatMap(\.machines)
    let current = machines.filter { state in named.contains { $0 === state.machine } }
    return Counts.list(current.map(\.text))
  }
}

/// The calls that a `verify` block did not count, the closest first, and why it did not.
struct SimilarCalls {
  private static let listLimit: Int = 5
  /// How many calls are looked at, the newest of all.
  static let compared: Int = 200

  private struct Candidate {
    let past: ContextSnapshot.Call
    let comparisons: [ArgumentComparison]
    let reason: String
  }

  private var candidates: [Candidate] = []

  /// Finds the calls of the members that the declarations are about.
  init(to declarations: [Declaration], in situation: ContextSnapshot) {
    for past in situation.history.reversed() where candidates.count < Self.compared {
      let own = declarations.compactMap { Self.candidate(past, for: $0) }
      candidates += own.closestFirst(by: \.comparisons).prefix(1)
    }
    candidates.reverse()
  }

  /// "turtle.say("hallo")   → argument 1 differs", a line for each.
  var lines: CallLines {
    let closest = candidates.closestFirst(by: \.comparisons).prefix(Self.listLimit)
    return CallLines(closest.map { ("", $0.past.invocation, "→ \($0.reason)") })
  }

  private static func candidate(
    _ past: ContextSnapshot.Call, for declaration: Declaration
  ) -> Candidate? {
    guard declaration.isAbout(past.invocation) else { return nil }
    let comparisons = declaration.arguments.comparisons(with: past.invocation.arguments)
    let difference = CallProblem.differing(comparisons, past.invocation.member.labels)
    guard let reason = difference ?? (past.isVerified ? "found by a verify before" : nil) else {
      return nil
    }
    return Candidate(past: past, comparisons: comparisons, reason: reason)
  }
}

extension Array {
  /// Calls in the order in which they come close to what was expected; the older first of equals.
  func closestFirst(by comparisons: (Element) -> [ArgumentComparison]) -> [Element] {
    let closeness = map { Closeness(comparisons($0)) }
    let order = indices.sorted { left, right in
      if closeness[left].isCloser(than: closeness[right]) { return true }
      return !closeness[right].isCloser(than: closeness[left]) && left < right
    }
    return order.map { self[$0] }
  }
}

/// How close a call came to what was expected.
private struct Closeness {
  private let mismatches: Int
  /// How much the texts of the arguments that differ agree with what was expected.
  private let agreement: Double

  init(_ comparisons: [ArgumentComparison]) {
    mismatches = comparisons.count { !$0.matches }
    agreement = comparisons.reduce(0) { $0 + $1.agreement }
  }

  /// Fewer differing arguments are closer, and of as many those whose texts agree more.
  func isCloser(than other: Closeness) -> Bool {
    guard mismatches == other.mismatches else { return mismatches < other.mismatches }
    return agreement > other.agreement
  }
}
