/// The reason that nothing took a call, in words, and the expectation that the words are about.
struct CallProblem {
  enum Kind {
    /// Arguments differ.
    case arguments
    /// There was a call too many; the text says how many were expected, and how many there were.
    case count
    /// States or sequences do not allow the call now.
    case order
    /// The expectation is about another member or another mock.
    case elsewhere
    /// Nothing is expected at all.
    case nothingExpected
    /// The test was over, as far as its context knows.
    case late
    case other
  }

  /// The mistake in the call, as the headline tells it after the call itself.
  let text: String
  /// The expectation that the message is about.
  let entry: Expectation?
  let kind: Kind
  /// The call beside this expectation, and beside those that come as close; empty unless arguments
  /// differ.
  private(set) var closest: [CallComparison] = []
  /// The number of the closest ones that are equally close; 0 if one is closer than all others.
  private(set) var tied: Int = 0
  /// The expectations that would have taken the call, and have had all their calls.
  private(set) var counted: [Expectation] = []

  /// Finds out; `arguments` are those of the refused call.
  init(_ snapshot: ContextSnapshot, _ call: Invocation, _ arguments: [Any]) {
    let about = snapshot.entries(about: call)
    if let place = snapshot.refusedAt {
      self.init("unexpected: the expectation at \(place.text) was refused")
    } else if snapshot.isStopped {
      self.init("called after stopMocking")
    } else if let problem = Self.refusal(by: snapshot.matched, in: snapshot)
      ?? Self.exhaustion(of: about, arguments) ?? Self.difference(from: about, call, arguments)
      ?? Self.otherCount(than: about, arguments)
    {
      self = problem
    } else if about.isEmpty {
      self = Self.neighbor(of: call, arguments, in: snapshot) ?? Self.silence(of: snapshot)
    } else {
      self.init("unexpected: no expectation allows it")
    }
  }

  private init(_ text: String, _ entry: Expectation? = nil, _ kind: Kind = .other) {
    self.text = text
    self.entry = entry
    self.kind = kind
  }

  /// "  (expected once, never called)", and the conditions, as far as the headline does not say it.
  func entryText(in snapshot: ContextSnapshot) -> String {
    guard let entry, kind != .count else { return "" }
    let conditions = kind == .order ? nil : snapshot.conditions(of: entry)
    let texts = [entry.tally.text, conditions].compactMap { $0 }
    return "  (\(texts.joined(separator: "; ")))"
  }

  /// The machines of whose states the headline tells.
  var toldMachines: [MachineCore] {
    guard kind == .order, let entry, !entry.guardsHold else { return [] }
    return entry.guards.flatMap(\.machines)
  }

  /// An expectation that matches the call forbids it, or has room for it at another time.
  private static func refusal(
    by matched: [Expectation], in snapshot: ContextSnapshot
  ) -> CallProblem? {
    if let never = matched.first(where: { $0.tally.cardinality.isNever && $0.isInOrder }) {
      return CallProblem("called, expected never", never, .count)
    }
    for entry in matched where entry.tally.hasRoom {
      if let words = snapshot.misplacement(of: entry) { return CallProblem(words, entry, .order) }
    }
    return nil
  }

  /// The last expectation that would have taken the call has had all its calls.
  private static func exhaustion(of about: [Expectation], _ arguments: [Any]) -> CallProblem? {
    let spent = about.filter { entry in
      !entry.tally.cardinality.isNever && !entry.tally.hasRoom && entry.arguments.matches(arguments)
    }
    guard let last = spent.last else { return nil }
    let words = last.callText
    // Several that read the same count together: a call too many is one for all of them.
    let alike = spent.filter { $0.callText == words }
    let calls = alike.reduce(0) { $0 + $1.tally.count }
    let pattern = last.isPattern ? " as \(words)" : ""
    let expected =
      alike.count == 1
      ? last.tally.cardinality.expectedText
      : "expected \(Counts.times(calls)) by \(Counts.of(alike.count, "expectation"))"
    var problem = CallProblem(
      "called \(Counts.ordinalWithArticle(calls + 1)) time\(pattern), \(expected)", last,
      alike.count == 1 ? .count : .other)
    problem.counted = alike
    return problem
  }

  /// The arguments differ from those of all expectations: told of the closest with room, else of the
  /// closest that has had its calls.
  private static func difference(
    from about: [Expectation], _ call: Invocation, _ arguments: [Any]
  ) -> CallProblem? {
    let candidates = about.prefix(compared).filter { !$0.tally.cardinality.isNever }.map {
      CallComparison(call, arguments, with: $0)
    }.filter { $0.mismatches > 0 }
    let open = candidates.filter { $0.entry.tally.hasRoom }
    let ranked = (open.isEmpty ? candidates : open).closestFirst(4)
    guard let closest = ranked.first else { return nil }
    let close = [closest] + ranked.dropFirst().filter { $0.isAsClose(as: closest) }
    let tied = close.prefix { !closest.isCloser(than: $0) }
    let words = tied.prefix(2).map { $0.difference ?? "" }.joined(separator: ", or ")
    var problem = CallProblem("unexpected: \(words)", closest.entry, .arguments)
    problem.closest = close
    problem.tied = tied.count > 1 ? tied.count : 0
    return problem
  }

  /// An expectation by name takes calls with another number of arguments.
  private static func otherCount(than about: [Expectation], _ arguments: [Any]) -> CallProblem? {
    for entry in about {
      guard let expected = entry.arguments.matchers?.count,
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
    let phase = snapshot.phase
    if phase.hasEnded { return CallProblem("called after its context has ended", nil, .late) }
    guard snapshot.entries.isEmpty else {
      return CallProblem("unexpected: no expectation mentions it")
    }
    return phase.isVerified
      ? CallProblem("called after its context was verified", nil, .late)
      : CallProblem("unexpected: no expectations were declared", nil, .nothingExpected)
  }

  /// The most expectations that a call is compared with.
  private static let compared: Int = 1_000
}

// MARK: Neighbors

extension CallProblem {
  /// An expectation of another mock, another overload or a member whose name is nearly the same.
  private static func neighbor(
    of call: Invocation, _ arguments: [Any], in snapshot: ContextSnapshot
  ) -> CallProblem? {
    let entries = snapshot.entries.prefix(compared).filter {
      !$0.tally.cardinality.isNever && $0.tally.hasRoom && $0.writtenMember != nil
    }
    if let entry = entries.first(where: { isMeant($0, by: call, arguments) }) {
      let subject = entry.subject.text
      return CallProblem(
        "called on \(call.mock.name), expected on \(subject)", entry, .elsewhere)
    }
    let own = entries.filter { $0.subject.contains(call.mock) }
    func first(_ isNear: (String) -> Bool) -> Expectation? {
      own.first { $0.writtenMember.map { isNear($0.baseName) } == true }
    }
    let overload = first { $0 == call.member.baseName }
    let entry = overload ?? first { $0.isSimilar(to: call.member.baseName) }
    return entry.map {
      let noun = overload.isNil ? "member" : "overload"
      let text = "this \(noun) is not expected; \($0.callText) is"
      return CallProblem(text, $0, .elsewhere)
    }
  }

  /// True if an expectation would take the call of another mock of its type.
  private static func isMeant(
    _ declaration: Expectation, by call: Invocation, _ arguments: [Any]
  ) -> Bool {
    guard let mock = declaration.subject.mock, mock !== call.mock else { return false }
    return mock.typeName.text == call.mock.typeName.text && declaration.member.matches(call)
      && declaration.arguments.matches(arguments)
  }
}

extension Expectation {
  /// The one member that it is about; nil if it is about several.
  fileprivate var writtenMember: MemberName? {
    guard case .member(let member, _, _) = member, member.kind != .notification else { return nil }
    return member
  }

  /// It is about more than one way to call.
  fileprivate var isPattern: Bool {
    guard case .member = member, subject.mock != nil else { return true }
    return arguments.matchers?.contains { $0.plain.isNil } ?? false
  }
}

extension String {
  /// True if two names are so near that one may be meant by the other: `save` and `saveAll`, `recieve`
  /// and `receive`.
  fileprivate func isSimilar(to other: String) -> Bool {
    let lengths = (Swift.min(count, other.count), Swift.max(count, other.count))
    guard lengths.0 >= 3, lengths.1 <= 60 else { return false }
    if hasPrefix(other) || other.hasPrefix(self) { return true }
    // A letter that is replaced counts once, and so do two that changed places.
    let changes = other.difference(from: self)
    return Swift.max(changes.removals.count, changes.insertions.count) <= (lengths.0 >= 5 ? 2 : 1)
  }
}
