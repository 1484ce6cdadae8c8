/// The facts that decide about calls after a test's end: what the test has said about calls.
///
/// The facts outlive the expectations, so they hold nothing of the test's.
struct LateCalls {
  enum Fact: CaseIterable {
    /// An expectation is about some of the calls.
    case mentioned
    /// An allowance would take all of the calls.
    case allowed
    /// `never` is about them.
    case forbidden
    /// A verification sets a maximum.
    case limited
  }

  /// A fact about the calls of a member of a mock, of a mock, or of any mock, by their names.
  private struct Note: Hashable {
    let fact: Fact
    var mock: String?
    var member: String?
  }

  private var notes: Set<Note> = []
  /// The mocks whose calls the test has forgotten since it last limited those of all mocks.
  private var forgotten: Set<String> = []

  /// Notes an expectation.
  mutating func add(_ expectation: Expectation) {
    // Only the calls show which members a name means.
    if case .named(let name) = expectation.member, !name.isAny, !expectation.isNever { return }
    let fact: Fact = expectation.allowsAllCalls ? .allowed : .mentioned
    add(expectation.isNever ? .forbidden : fact, of: expectation)
  }

  /// Notes what a call has found out about expectations by name.
  /// - Parameter isMentioned: true if other expectations mention the call's member.
  mutating func add(_ search: ExpectationSearch, _ call: Invocation, isMentioned: Bool) {
    let taker = search.taker.flatMap { $0.member.name.isNil ? $0 : nil }
    let isAllowed = taker.map {
      $0.verb != .expecting && $0.isUnlimited && $0.arguments.matchers.isNil
    }
    guard isAllowed == true || search.isMentioned && !isMentioned else { return }
    let fact: Fact = isAllowed == true ? .allowed : .mentioned
    notes.insert(Note(fact: fact, mock: call.mock.name, member: call.member.key))
  }

  /// Notes that a verification sets a maximum for the calls of a line.
  mutating func limit(_ line: Expectation) { add(.limited, of: line) }

  /// Notes that a verification has looked for all calls of some mocks, or of all if none is given.
  mutating func limit(_ mocks: [MockObject]) {
    for mock in mocks { notes.insert(Note(fact: .limited, mock: mock.name)) }
    if mocks.isEmpty { add(.limited, of: nil) }
  }

  private mutating func add(_ fact: Fact, of line: Expectation?) {
    let mock = line?.subject.mock?.name
    if fact == .limited, mock.isNil { forgotten = [] }
    notes.insert(Note(fact: fact, mock: mock, member: line?.member.name?.key))
  }

  /// Forgets the limits for some mocks, or for all if none is given.
  mutating func forgetLimits(of mocks: [MockObject]) {
    let names = Set(mocks.map(\.name))
    forgotten.formUnion(names)
    notes = notes.filter { note in
      note.fact != .limited || !(names.isEmpty || note.mock.map(names.contains) ?? false)
    }
  }

  /// The facts about calls like one.
  func facts(about call: Invocation) -> Set<Fact> {
    let (mock, member) = (call.mock.name, call.member.key)
    return Set(
      Fact.allCases.filter { fact in
        notes.contains(Note(fact: fact, mock: mock, member: member))
          || notes.contains(Note(fact: fact, mock: mock))
          || notes.contains(Note(fact: fact)) && (fact != .limited || !forgotten.contains(mock))
      })
  }
}

extension ContextState {
  /// Returns whether a call may return a made-up value without a failure: its mock is nice, or the
  /// test doesn't care about it.
  func makesUp(_ call: Invocation) -> Bool {
    call.mock.ignoresCalls(returning: call.returnType) || !phase.isOpen && call.takenBy.isNil
  }

  /// Returns whether to accept a call after the end, because the test doesn't care about it.
  func acceptsLate(_ call: Invocation) -> Bool {
    let isNice = call.mock.ignoresCalls(returning: call.returnType)
    if case .ended(ignoresCalls: true) = phase, isNice { return true }
    let facts = table.late.facts(about: call)
    return facts.isDisjoint(with: [.forbidden, .limited])
      && (facts.contains(.allowed) || isNice && !facts.contains(.mentioned))
  }
}
