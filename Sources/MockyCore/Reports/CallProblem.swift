/// Why nothing took a call, in words, and the expectation that the words are about.
struct CallProblem {
  typealias Entry = ContextSnapshot.Entry

  /// An expectation beside the arguments of a call.
  struct Candidate {
    let entry: Entry
    let comparisons: [ArgumentComparison]
  }

  /// What is wrong with the call, as the headline says it after the call itself.
  let text: String
  /// The expectation that the message is about.
  let entry: Entry?
  /// The call's arguments beside those of the expectation, where they differ.
  private(set) var comparisons: [ArgumentComparison] = []
  /// Expectations that come as close as this one.
  private(set) var alsoClose: [Candidate] = []
  /// It is about another member or another mock.
  private(set) var isElsewhere: Bool = false
  /// Nothing is expected at all.
  private(set) var isOfNoExpectations: Bool = false
  /// States or sequences do not allow the call now.
  private(set) var isMisplaced: Bool = false
  /// The text says how many calls were expected, and how many there were.
  private let saysCounts: Bool
  /// The test was over, as far as its context knows.
  let isLate: Bool

  /// Finds out; `arguments` are those of the refused call.
  init(_ snapshot: ContextSnapshot, _ invocation: Invocation, _ arguments: [Any]) {
    let about = snapshot.entries(about: invocation)
    if let place = snapshot.refusedAt {
      self.init("unexpected: the expectation at \(place.text) was refused")
    } else if snapshot.isStopped {
      self.init("called after stopMocking")
    } else if let problem = Self.refusal(by: snapshot.matched, in: snapshot)
      ?? Self.exhaustion(of: about, arguments)
      ?? Self.difference(from: about, arguments, invocation.member.labels)
      ?? Self.otherCount(than: about, arguments)
    {
      self = problem
    } else if about.isEmpty {
      self = Self.neighbor(of: invocation, arguments, in: snapshot) ?? Self.silence(of: snapshot)
    } else {
      self.init("unexpected: no expectation allows it")
    }
  }

  private init(
    _ text: String, _ entry: Entry? = nil, saysCounts: Bool = false, isLate: Bool = false
  ) {
    self.saysCounts = saysCounts
    self.text = text
    self.entry = entry
    self.isLate = isLate
  }

  /// What the line of the expectation is called.
  var entryTitle: String { comparisons.isEmpty ? "expectation" : "closest expectation" }

  /// "  (expected once, called never)", and the conditions, as far as the headline does not say it.
  func entryText(in snapshot: ContextSnapshot) -> String {
    guard let entry, !saysCounts else { return "" }
    let conditions = isMisplaced ? nil : snapshot.conditions(of: entry)
    let texts = [entry.expectationAndCount, conditions].compactMap { $0 }
    return "  (\(texts.joined(separator: "; ")))"
  }

  /// The machines of whose states the headline tells.
  var toldMachines: [MachineCore] {
    guard isMisplaced, let entry, !entry.guardsHold else { return [] }
    return entry.guards.flatMap(\.machines)
  }

  /// An expectation that matches the call forbids it, or has room for it at another time.
  private static func refusal(by matched: [Entry], in snapshot: ContextSnapshot) -> CallProblem? {
    if let never = matched.first(where: { $0.cardinality.isNever && $0.isInOrder }) {
      return CallProblem("called, expected never", never, saysCounts: true)
    }
    for entry in matched where entry.hasRoom {
      if let words = snapshot.misplacement(of: entry) {
        var problem = CallProblem(words, entry)
        problem.isMisplaced = true
        return problem
      }
    }
    return nil
  }

  /// The last expectation that would have taken the call has had all its calls.
  private static func exhaustion(of about: [Entry], _ arguments: [Any]) -> CallProblem? {
    let spent = about.filter { entry in
      !entry.cardinality.isNever && !entry.hasRoom && entry.declaration.arguments.matches(arguments)
    }
    guard let last = spent.last else { return nil }
    let words = last.declaration.callText
    // Several that read the same count together: a call too many is one for all of them.
    let alike = spent.filter { $0.declaration.callText == words }
    let calls = alike.reduce(0) { $0 + $1.count }
    let pattern = last.declaration.isPattern ? " as \(words)" : ""
    let expected =
      alike.count == 1
      ? last.expectedText
      : "expected \(Counts.times(calls)) by \(Counts.of(alike.count, "expectation"))"
    return CallProblem(
      "called \(Counts.ordinalWithArticle(calls + 1)) time\(pattern), \(expected)", last,
      saysCounts: alike.count == 1)
  }

  /// The arguments differ from those of all expectations: told of the closest with room, else of the
  /// closest that has had its calls.
  private static func difference(
    from about: [Entry], _ arguments: [Any], _ labels: [String?]
  ) -> CallProblem? {
    let candidates = about.prefix(compared).filter { !$0.cardinality.isNever }.map {
      Candidate(entry: $0, comparisons: $0.declaration.arguments.comparisons(with: arguments))
    }.filter { $0.comparisons.contains { !$0.matches } }
    let open = candidates.filter(\.entry.hasRoom)
    let ranked = (open.isEmpty ? candidates : open).closestFirst(by: \.comparisons, limit: 4)
    guard let closest = ranked.first else { return nil }
    var problem = CallProblem(
      "unexpected: \(closest.comparisons.differing(labels) ?? "")", closest.entry)
    problem.comparisons = closest.comparisons
    problem.alsoClose = ranked.dropFirst().filter { $0.isAsClose(as: closest) }
    return problem
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
    if snapshot.isVerified {
      return CallProblem("called after its context was verified", isLate: true)
    }
    var problem = CallProblem("unexpected: no expectations were declared")
    problem.isOfNoExpectations = true
    return problem
  }

  /// How many expectations a call is compared with.
  private static let compared: Int = 1_000
}

extension ContextSnapshot.Entry {
  /// Its states and sequences allow a call.
  var isInOrder: Bool { guardsHold && obstacle.isNil }
}

extension CallProblem.Candidate {
  /// As many arguments match, and what differs agrees nearly as much.
  fileprivate func isAsClose(as other: CallProblem.Candidate) -> Bool {
    let (own, others) = (Closeness(comparisons), Closeness(other.comparisons))
    guard own.mismatches == others.mismatches else { return false }
    return own.agreement >= max(0.5, others.agreement - 0.2)
  }
}

// MARK: Neighbors

extension CallProblem {
  /// An expectation of another overload, another mock or a member whose name is nearly the same.
  private static func neighbor(
    of call: Invocation, _ arguments: [Any], in snapshot: ContextSnapshot
  ) -> CallProblem? {
    let entries = snapshot.entries.prefix(compared).filter {
      !$0.cardinality.isNever && $0.hasRoom && $0.declaration.writtenMember != nil
    }
    let found =
      onAnotherMock(entries, call, arguments) ?? another(entries, call, "overload") {
        $0.baseName == call.member.baseName
      } ?? another(entries, call, "member") { $0.baseName.isSimilar(to: call.member.baseName) }
    guard let (entry, text) = found else { return nil }
    var problem = CallProblem(text, entry)
    problem.isElsewhere = true
    return problem
  }

  private static func onAnotherMock(
    _ entries: [Entry], _ call: Invocation, _ arguments: [Any]
  ) -> (Entry, String)? {
    let entry = entries.first { entry in
      guard let mock = entry.declaration.subject.mock, mock !== call.mock,
        mock.typeName.text == call.mock.typeName.text
      else { return false }
      return entry.declaration.member.matches(call)
        && entry.declaration.arguments.matches(arguments)
    }
    return entry.map {
      ($0, "unexpected of \(call.mock.name), expected of \($0.declaration.subject.text)")
    }
  }

  private static func another(
    _ entries: [Entry], _ call: Invocation, _ noun: String, _ isNear: (MemberName) -> Bool
  ) -> (Entry, String)? {
    let entry = entries.first { entry in
      entry.declaration.subject.contains(call.mock)
        && entry.declaration.writtenMember.map(isNear) == true
    }
    return entry.map {
      ($0, "unexpected: expected is \($0.declaration.callText), another \(noun)")
    }
  }
}

extension Declaration {
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
  /// Whether two names are so near that one may be meant by the other: `save` and `saveAll`, `recieve`
  /// and `receive`.
  fileprivate func isSimilar(to other: String) -> Bool {
    let lengths = (Swift.min(count, other.count), Swift.max(count, other.count))
    guard lengths.0 >= 3, lengths.1 <= 60 else { return false }
    if hasPrefix(other) || other.hasPrefix(self) { return true }
    return distance(to: other) <= (lengths.0 >= 5 ? 2 : 1)
  }

  /// How many letters have to be changed, added or left out to make the other word of it.
  private func distance(to other: String) -> Int {
    let (letters, others) = (Array(self), Array(other))
    var row = Array(0...others.count)
    for (line, letter) in letters.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in others.enumerated() {
        let change = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[others.count]
  }
}
