/// Why nothing took a call.
enum CallProblem {
  case afterEnd
  case afterVerification
  case afterStop
  case noExpectations
  case notMentioned
  case notAllowed
  case forbidden(Situation.Entry)
  case wrongState(Situation.Entry)
  case outOfSequence(Situation.Entry, SequenceCore.Obstacle)
  case tooOften(Situation.Entry)
  case argumentsDiffer(Situation.Entry, [ArgumentComparison])

  /// Finds out; `arguments` are those of the refused call.
  init(_ situation: Situation, _ invocation: Invocation, _ arguments: [Any]) {
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
  var entry: Situation.Entry? {
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

  private static func unmentioned(_ situation: Situation) -> CallProblem {
    if situation.hasEnded { return .afterEnd }
    guard situation.entries.isEmpty else { return .notMentioned }
    return situation.isVerified ? .afterVerification : .noExpectations
  }

  private static func misplacement(of entry: Situation.Entry) -> CallProblem? {
    guard entry.cardinality.hasRoom(after: entry.count) else { return nil }
    if !entry.guardsHold { return .wrongState(entry) }
    return entry.obstacle.map { .outOfSequence(entry, $0) }
  }

  /// The last expectation that would have taken the call if it had not had all its calls.
  private static func exhausted(
    _ about: [Situation.Entry], _ arguments: [Any]
  ) -> Situation.Entry? {
    about.last { entry in
      !entry.cardinality.isNever && !entry.cardinality.hasRoom(after: entry.count)
        && entry.declaration.arguments.matches(arguments)
    }
  }

  /// The expectation the fewest of whose arguments differ; the first of several, and of very many.
  private static func closest(
    _ about: [Situation.Entry], _ arguments: [Any]
  ) -> (Situation.Entry, [ArgumentComparison])? {
    var closest: (Situation.Entry, [ArgumentComparison])?
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

extension Situation.Entry {
  /// Its states and sequences allow a call.
  var isInPlace: Bool { guardsHold && obstacle == nil }
}
