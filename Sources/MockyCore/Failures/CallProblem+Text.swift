extension CallProblem {
  /// What is wrong with the call, as the headline says it after the call itself.
  func text(of invocation: Invocation, in situation: Situation) -> String {
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

extension Situation {
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
