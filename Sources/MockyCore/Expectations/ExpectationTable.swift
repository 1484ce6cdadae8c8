/// All expectations of a context, found by mock and member.
struct ExpectationTable {
  /// Every expectation in search order, also the exhausted ones: for messages and verification.
  private(set) var all: [Expectation] = []
  /// Changes whenever expectations come or go, so that a snapshot can tell whether it is fresh.
  private(set) var generation: Int = 0
  private var mocks: [Int: MockTable] = [:]
  private var anyMock: [Expectation] = []

  init() {}

  /// An empty table in the place of another one, so that snapshots of that are not fresh any more.
  init(after old: ExpectationTable) { generation = old.generation + 1 }

  /// What a call of this member is to be compared with.
  func candidates(for invocation: Invocation) -> CandidateSnapshot {
    let mock = mocks[invocation.mock.number]
    return CandidateSnapshot(
      member: mock?.members[invocation.member], patterns: mock?.patterns ?? [], anyMock: anyMock,
      generation: generation)
  }

  /// The candidates of the member that an expectation is about.
  func candidates(of expectation: Expectation) -> Candidates? {
    guard case .member(let member, _, _) = expectation.declaration.member,
      let mock = expectation.declaration.subject.mock
    else { return nil }
    return mocks[mock.number]?.members[member]
  }

  /// Adds an expectation at the place its order says.
  mutating func add(_ expectation: Expectation, hashes: [ObjectIdentifier: Int]) {
    generation += 1
    all.insertInOrder(expectation)
    guard let mock = expectation.declaration.subject.mock else {
      return anyMock.insertInOrder(expectation)
    }
    let table = mocks[mock.number] ?? MockTable()
    mocks[mock.number] = table
    guard case .member(let member, _, _) = expectation.declaration.member else {
      return table.patterns.insertInOrder(expectation)
    }
    if !hashes.isEmpty { table.members[member, default: Candidates()].index(hashes) }
    expectation.argumentsHash = hashes[ObjectIdentifier(expectation)]
    table.members[member, default: Candidates()].add(expectation, hash: expectation.argumentsHash)
  }

  /// Stops looking at an expectation that has had all its calls. It stays in ``all``.
  mutating func retire(_ expectation: Expectation) {
    guard case .member(let member, _, _) = expectation.declaration.member,
      let mock = expectation.declaration.subject.mock
    else { return }
    mocks[mock.number]?.members[member]?.remove(expectation, hash: expectation.argumentsHash)
  }

  /// Takes an expectation out altogether.
  mutating func remove(_ expectation: Expectation) {
    generation += 1
    all.removeAll { $0 === expectation }
    anyMock.removeAll { $0 === expectation }
    guard let mock = expectation.declaration.subject.mock else { return }
    mocks[mock.number]?.patterns.removeAll { $0 === expectation }
    retire(expectation)
  }
}

/// The expectations on one mock.
private final class MockTable {
  var members: [MockedMember: Candidates] = [:]
  /// Those that are about members by name, or about all of them.
  var patterns: [Expectation] = []
}

/// What a call is to be compared with, as it was at one moment: to be read outside the lock.
struct CandidateSnapshot {
  let member: Candidates?
  let patterns: [Expectation]
  let anyMock: [Expectation]
  let generation: Int

  /// Those that match mock, member and arguments, in search order. Runs the users' matchers.
  func matching(_ invocation: Invocation, _ arguments: [Any]) -> [Expectation] {
    var matched: [Expectation] = []
    if let member { collect(member.scanned, invocation, arguments, into: &matched) }
    guard member?.indexed != nil || !patterns.isEmpty || !anyMock.isEmpty else { return matched }
    collect(found(by: arguments), invocation, arguments, into: &matched)
    collect(patterns, invocation, arguments, into: &matched)
    collect(anyMock, invocation, arguments, into: &matched)
    return matched.sorted { $0.order < $1.order }
  }

  /// Whether a nice mock has to be strict about the member.
  func mentions(_ invocation: Invocation) -> Bool {
    if member?.isMentioned ?? false { return true }
    return (patterns + anyMock).contains {
      !$0.cardinality.isNever && $0.declaration.isAbout(invocation)
    }
  }

  private func found(by arguments: [Any]) -> [Expectation] {
    guard let indexed = member?.indexed else { return [] }
    guard let hash = ArgumentsMatcher.hash(of: arguments) else {
      return indexed.values.flatMap { $0 }
    }
    return indexed[hash] ?? []
  }

  private func collect(
    _ expectations: [Expectation], _ invocation: Invocation, _ arguments: [Any],
    into matched: inout [Expectation]
  ) {
    for expectation in expectations where expectation.matches(invocation, arguments) {
      matched.append(expectation)
    }
  }
}
