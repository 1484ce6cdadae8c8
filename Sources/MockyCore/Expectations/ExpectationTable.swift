/// All expectations of a context, found by mock and member.
struct ExpectationTable {
  /// Every expectation in search order, also the exhausted ones: for messages and verification.
  private(set) var all: [Expectation] = []
  /// Changes whenever expectations come or go, so that a snapshot can tell whether it is fresh.
  private(set) var generation: Int = 0
  /// The tables of mocks that have something in them.
  private var used: [MockTable] = []
  private var anyMock: [Expectation] = []

  /// What a call of this member is to be compared with.
  func candidates(for invocation: Invocation) -> CandidateSnapshot {
    let table = invocation.mock.table
    let member = table.candidates(of: invocation.member)
    if let known = member.snapshot, known.generation == generation { return known }
    let new = CandidateSnapshot(
      member, patterns: table.patterns + anyMock, generation: generation)
    // What is forgotten must go from all snapshots, and only tables in use are cleared.
    if table.isInUse || anyMock.isEmpty { member.snapshot = new }
    return new
  }

  /// Adds an expectation at the place its order says; `hashes` are known for those that are to be
  /// found by them.
  mutating func add(_ expectation: Expectation, hashes: ArgumentHashes) {
    generation += 1
    all.insertInOrder(expectation)
    guard let table = expectation.declaration.subject.mock?.table else {
      return anyMock.insertInOrder(expectation)
    }
    if !table.isInUse { used.append(table) }
    table.isInUse = true
    guard case .member(let member, _, _) = expectation.declaration.member else {
      return table.patterns.insertInOrder(expectation)
    }
    table.candidates(of: member).add(expectation, hashes)
    expectation.declaration.notificationName.map { table.add(expectation, of: $0) }
  }

  /// Stops looking at an expectation that has had all its calls.
  ///
  /// It stays in ``all``.
  func retire(_ expectation: Expectation) {
    guard case .member(let member, _, _) = expectation.declaration.member,
      let table = expectation.declaration.subject.mock?.table
    else { return }
    table.members[member.key]?.remove(expectation)
  }

  /// Takes an expectation out altogether.
  mutating func remove(_ expectation: Expectation) {
    generation += 1
    all.removeInOrder(expectation)
    anyMock.removeInOrder(expectation)
    let table = expectation.declaration.subject.mock?.table
    table?.patterns.removeInOrder(expectation)
    expectation.declaration.notificationName.map { table?.remove(expectation, of: $0) }
    if !expectation.isExhausted || expectation.isNever { retire(expectation) }
  }

  /// Forgets all.
  mutating func clear() {
    generation += 1
    for table in used { table.clear() }
    used = []
    anyMock = []
    all = []
  }
}
