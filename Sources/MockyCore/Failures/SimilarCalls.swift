/// The calls that a `verify` block did not count, the closest first, and why it did not.
struct SimilarCalls {
  private static let listLimit: Int = 5

  private struct Candidate {
    let past: Situation.Past
    let comparisons: [ArgumentComparison]
    let reason: String

    /// Fewer differing arguments are closer, and of as many those whose texts agree more.
    func isCloser(than other: Candidate) -> Bool {
      let counts = (comparisons.mismatches, other.comparisons.mismatches)
      guard counts.0 == counts.1 else { return counts.0 < counts.1 }
      return comparisons.agreement > other.comparisons.agreement
    }
  }

  private var candidates: [Candidate] = []

  /// Finds the calls of the members that the declarations are about.
  init(to declarations: [Declaration], in situation: Situation) {
    for past in situation.history {
      let own = declarations.compactMap { Self.candidate(past, for: $0) }
      if let closest = own.min(by: { $0.isCloser(than: $1) }) { candidates.append(closest) }
    }
  }

  /// "turtle.say("hallo")   → argument 1 differs", a line for each.
  var lines: [String] {
    // Of equally close ones the older comes first.
    let sorted = candidates.enumerated().sorted { left, right in
      if left.element.isCloser(than: right.element) { return true }
      return !right.element.isCloser(than: left.element) && left.offset < right.offset
    }
    let rows = sorted.prefix(Self.listLimit).map { _, candidate in
      (candidate.past.invocation.text, "→ \(candidate.reason)")
    }
    return Report.columns(rows)
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

extension [ArgumentComparison] {
  /// How many arguments differ.
  fileprivate var mismatches: Int { count { !$0.matches } }

  /// How much the texts of those that differ agree with what was expected.
  fileprivate var agreement: Double { reduce(0) { $0 + $1.agreement } }
}

extension ArgumentComparison {
  /// The part of the texts before and behind the difference, from 0 to 1.
  fileprivate var agreement: Double {
    guard !matches, let (expected, actual) = plainTexts else { return 0 }
    let before = zip(expected, actual).prefix { $0 == $1 }.count
    let rests = (expected.dropFirst(before), actual.dropFirst(before))
    let behind = zip(rests.0.reversed(), rests.1.reversed()).prefix { $0 == $1 }.count
    return Double(before + behind) / Double(max(expected.count, actual.count))
  }
}
