import Foundation

/// The reason that nothing took a call, in words, and the expectation that the words are about.
struct UnexpectedCallReason {
  enum Kind {
    /// The arguments differ.
    case arguments
    /// There are too many calls. The text has the expected and the actual number.
    case count
    /// States or sequences do not allow the call now.
    case order
    /// The expectation is about another member or another mock.
    case elsewhere
    /// Nothing is expected at all.
    case nothingExpected
    /// Expectations are about other members and mocks.
    case unmentioned
    /// The context was verified or has ended.
    case late
    case other
  }

  /// The problem, as in the headline after the call itself.
  let text: String
  /// The expectation that the message describes.
  let entry: Expectation?
  let kind: Kind
  /// The comparisons with this expectation and with equally close ones; empty unless arguments
  /// differ.
  private(set) var closest: [CallComparison] = []
  /// The number of the closest ones that are equally close; 0 if one is closer than all others.
  private(set) var tied: Int = 0
  /// The used-up expectations that would have taken the call.
  private(set) var counted: [Expectation] = []

  /// Finds the problem of a refused call with these arguments.
  init(_ snapshot: ContextSnapshot, _ call: Invocation, _ arguments: [Any]) {
    let about = snapshot.entries(about: call)
    if let place = snapshot.refusedAt {
      self.init("unexpected: the expectation at \(place.text) was refused")
    } else if snapshot.isStopped {
      self.init("called after stopMocking")
    } else if let problem = Self.refusal(by: snapshot.matched, in: snapshot)
      ?? Self.exhaustion(of: about, arguments, in: snapshot)
      ?? Self.otherMock(than: about, of: call, arguments, in: snapshot)
      ?? Self.difference(from: about, call, arguments)
      ?? Self.otherCount(than: about, arguments)
    {
      self = problem
    } else if about.isEmpty {
      self =
        Self.otherType(of: call, arguments, in: snapshot)
        ?? Self.neighbor(of: call, arguments, in: snapshot) ?? Self.silence(of: snapshot)
    } else {
      self.init("unexpected: no expectation allows it")
    }
  }

  private init(_ text: String, _ entry: Expectation? = nil, _ kind: Kind = .other) {
    self.text = text
    self.entry = entry
    self.kind = kind
  }

  /// Returns "  (expected once, never called)" and the conditions, without words of the headline.
  func entryText(in snapshot: ContextSnapshot) -> String {
    guard let entry, kind != .count else { return "" }
    let conditions = kind == .order ? nil : snapshot.conditions(of: entry)
    let texts = [entry.tallyText, conditions].compactMap { $0 }
    return "  (\(texts.joined(separator: "; ")))"
  }

  /// True if no expectation is about the call.
  var isUnmentioned: Bool { kind == .nothingExpected || kind == .unmentioned }

  /// The state machines in the headline.
  var toldMachines: [MachineCore] {
    guard kind == .order, let entry, !entry.guardsHold else { return [] }
    return entry.guards.flatMap(\.machines)
  }

  /// Finds a matching expectation that forbids the call, or takes it at another time.
  private static func refusal(
    by matched: [Expectation], in snapshot: ContextSnapshot
  ) -> Self? {
    if let never = matched.first(where: { $0.isNever && $0.isInOrder }) {
      return Self("called, expected never", never, .count)
    }
    for entry in matched where !entry.isFull {
      if let words = snapshot.misplacement(of: entry) { return Self(words, entry, .order) }
    }
    return nil
  }

  /// Finds used-up expectations that would have taken the call.
  private static func exhaustion(
    of about: [Expectation], _ arguments: [Any], in snapshot: ContextSnapshot
  ) -> Self? {
    let spent = about.filter { entry in
      !entry.isNever && entry.isFull && entry.arguments.matches(arguments)
    }
    guard let last = spent.last else { return nil }
    let words = last.callText
    // Expectations with equal texts count together, because the call is one too many for all of
    // them.
    let alike = spent.filter { $0.callText == words }
    let calls = alike.reduce(0) { $0 + $1.count }
    let pattern = last.isPattern ? " as \(words)" : ""
    let expected =
      alike.count == 1
      ? last.cardinality.expectedText
      : "expected \(Counts.times(calls)) by \(Counts.of(alike.count, "expectation"))"
    let refused = snapshot.history.count { $0.isUnexpected && last.takes($0.invocation) }
    let number = Counts.ordinalWithArticle(calls + refused + 1)
    var problem = Self(
      "\(last.pastVerb) \(number) time\(pattern), \(expected)", last,
      alike.count == 1 ? .count : .other)
    problem.counted = alike
    return problem
  }

  /// Finds the closest expectation with other arguments: one with room, or else one that is used
  /// up.
  private static func difference(
    from about: [Expectation], _ call: Invocation, _ arguments: [Any]
  ) -> Self? {
    let candidates = about.prefix(compared).filter { !$0.isNever }.map {
      CallComparison(call, arguments, with: $0)
    }.filter { $0.mismatches > 0 }
    let open = candidates.filter { !$0.entry.isFull }
    let ranked = (open.isEmpty ? candidates : open).closestFirst(4)
    guard let closest = ranked.first else { return nil }
    let close = [closest] + ranked.dropFirst().filter { $0.isAsClose(as: closest) }
    let tied = close.prefix { !closest.isCloser(than: $0) }
    let words =
      open.isEmpty
      ? "all expected calls of \(call.member.shownName) were made before"
      : choiceText(of: tied.compactMap(\.difference))
    var problem = Self("unexpected: \(words)", closest.entry, .arguments)
    problem.closest = close
    problem.tied = tied.count > 1 ? tied.count : 0
    return problem
  }

  /// Returns "expected 7, 9 or 12 as 'id'" for "expected 7 as 'id'" and others that differ in one place only; otherwise
  /// the first two: "expected 7 as 'id', or expected "b" as 'kind'".
  private static func choiceText(of differences: [String]) -> String {
    let parts = differences.map { text -> (start: Substring, value: Substring, end: Substring) in
      guard let start = text.range(of: "expected ") else { return (text[...], "", "") }
      let end = text.range(of: " as ", options: .backwards)?.lowerBound ?? text.endIndex
      let value = start.upperBound < end ? start.upperBound..<end : start.upperBound..<text.endIndex
      return (text[..<value.lowerBound], text[value], text[value.upperBound...])
    }
    guard differences.count > 1,
      parts.allSatisfy({ !$0.value.isEmpty && ($0.start, $0.end) == (parts[0].start, parts[0].end) }
      )
    else { return differences.prefix(2).joined(separator: ", or ") }
    let last = parts.count > 4 ? "\(parts.count - 3) others" : parts[parts.count - 1].value
    let first = parts.dropLast().prefix(3).map(\.value).joined(separator: ", ")
    return "\(parts[0].start)\(first) or \(last)\(parts[0].end)"
  }

  /// Finds an expectation by name that takes another number of arguments.
  private static func otherCount(than about: [Expectation], _ arguments: [Any]) -> Self? {
    for entry in about {
      guard let expected = entry.arguments.matchers?.count,
        expected != arguments.count
      else { continue }
      let words = expected == 0 ? "none" : "\(expected)"
      return Self(
        "unexpected: \(Counts.of(arguments.count, "argument")), expected \(words)", entry)
    }
    return nil
  }

  /// Finds an expectation of a generic member that returns another type.
  private static func otherType(
    of call: Invocation, _ arguments: [Any], in snapshot: ContextSnapshot
  ) -> Self? {
    let (kind, name) = (call.member.kind, call.member.name)
    let about = snapshot.entries.filter {
      $0.subject.contains(call.mock) && $0.writtenMember?.kind == kind
        && $0.writtenMember?.name == name
    }
    if let problem = difference(from: about, call, arguments) { return problem }
    guard let first = about.first, case .member(_, let type, _) = first.member else { return nil }
    return Self(
      "unexpected: its result is of type \(call.returnType), expected \(type)", first)
  }

  /// Explains that no expectation is about the call.
  private static func silence(of snapshot: ContextSnapshot) -> Self {
    let phase = snapshot.phase
    if phase.hasEnded { return Self("called after its context has ended", nil, .late) }
    guard snapshot.entries.isEmpty else {
      return Self("unexpected: no expectation mentions it", nil, .unmentioned)
    }
    return phase.isVerified
      ? Self("called after its context was verified", nil, .late)
      : Self("unexpected: no expectations were declared", nil, .nothingExpected)
  }

  /// The maximum number of expectations to compare with a call.
  private static let compared: Int = 1_000

  /// Finds an expectation that would take the same call of another mock. Beside expectations of the call's own
  /// mock, it must name all arguments.
  private static func otherMock(
    than own: [Expectation], of call: Invocation, _ arguments: [Any], in snapshot: ContextSnapshot
  ) -> Self? {
    let entry = snapshot.entries.prefix(compared).first {
      !$0.isNever && !$0.isFull && (own.isEmpty || !$0.isPattern) && $0.isMeant(by: call, arguments)
    }
    return entry.map {
      Self("called on \(call.mock.name), expected on \($0.subject.text)", $0, .elsewhere)
    }
  }

  /// Finds an expectation of another overload, or of a member with a similar name.
  private static func neighbor(
    of call: Invocation, _ arguments: [Any], in snapshot: ContextSnapshot
  ) -> Self? {
    let own = snapshot.entries.prefix(compared).filter {
      !$0.isNever && !$0.isFull && $0.writtenMember != nil && $0.subject.contains(call.mock)
    }
    func first(_ isNear: (String) -> Bool) -> Expectation? {
      own.first { $0.writtenMember.map { isNear($0.baseName) } == true }
    }
    let overload = first { $0 == call.member.baseName }
    let entry = overload ?? first { $0.isSimilar(to: call.member.baseName) }
    return entry.map {
      let noun = overload.isNil ? "member" : "overload"
      let text = "this \(noun) is not expected; \($0.callText) is"
      return Self(text, $0, .elsewhere)
    }
  }
}

// MARK: Neighbors

extension Expectation {
  /// Returns whether it would take the same call of another mock. A mock of another type must get arguments.
  func isMeant(by call: Invocation, _ arguments: [Any]) -> Bool {
    guard writtenMember != nil, let mock = subject.mock, mock !== call.mock else { return false }
    let isOfType = mock.typeName.text == call.mock.typeName.text
    return (isOfType || !arguments.isEmpty) && member.matches(call)
      && self.arguments.matches(arguments)
  }

  /// The one member that it is about; nil if it is about several.
  var writtenMember: MemberName? {
    guard case .member(let member, _, _) = member, member.kind != .notification else { return nil }
    return member
  }

  /// True if it expects an exact number of calls with the same arguments.
  var isExact: Bool {
    verb == .expecting && !isPattern && cardinality.minimum == cardinality.limit
  }

  /// True if it is about several members or mocks, or if a matcher is among its arguments.
  var isPattern: Bool {
    guard case .member = member, subject.mock != nil else { return true }
    return arguments.matchers?.contains { $0.plain.isNil } ?? false
  }
}

extension String {
  /// Returns whether two names are similar: `save` and `saveAll`, `recieve` and `receive`,
  /// `scanDidFail` and `scanDidFinish`.
  func isSimilar(to other: String) -> Bool {
    let lengths = (Swift.min(count, other.count), Swift.max(count, other.count))
    guard lengths.0 >= 3, lengths.1 <= 60 else { return false }
    if hasPrefix(other) || other.hasPrefix(self) { return true }
    let (own, others) = (words, other.words)
    let common = own.intersection(others).count
    if common >= 2, 2 * common >= Swift.max(own.count, others.count) { return true }
    // A replaced letter counts once, and so do two exchanged letters.
    let changes = other.difference(from: self)
    return Swift.max(changes.removals.count, changes.insertions.count) <= (lengths.0 >= 5 ? 2 : 1)
  }

  /// The words of a name in camel case.
  private var words: Set<Substring> {
    var (words, start) = (Set<Substring>(), startIndex)
    for index in indices where self[index].isUppercase && index > start {
      words.insert(self[start..<index])
      start = index
    }
    return words.union([self[start...]])
  }
}
