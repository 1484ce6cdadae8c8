/// The calls that a `verify` block did not count, the closest first, and why it did not.
struct SimilarCalls {
  private static let listLimit: Int = 5
  /// How many calls are looked at, the newest of all.
  static let compared: Int = 200

  private struct Candidate {
    let past: Situation.Past
    let comparisons: [ArgumentComparison]
    let reason: String
  }

  private var candidates: [Candidate] = []

  /// Finds the calls of the members that the declarations are about.
  init(to declarations: [Declaration], in situation: Situation) {
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
    _ past: Situation.Past, for declaration: Declaration
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
