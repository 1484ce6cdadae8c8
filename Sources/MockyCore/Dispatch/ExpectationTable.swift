/// All expectations of a context, found by mock and member.
struct ExpectationTable {
  /// Every expectation in search order, also those that have had all their calls: for messages and
  /// verification.
  private(set) var all: [Expectation] = []
  /// How many expectations lack calls, or calls whose actions are done.
  private(set) var unsatisfied: Int = 0
  /// Changes whenever expectations come or go, so that a snapshot can tell whether it is fresh.
  private(set) var generation: Int = 0
  /// Counts expectations, so that each gets its place in the search.
  private var lastOrder: Int = 0
  /// The tables of mocks that have something in them.
  private var used: [MockTable] = []
  private var anyMock: [Expectation] = [] { didSet { hasOnlyMocks = anyMock.isEmpty } }
  /// No expectation is about any mock there is.
  private(set) var hasOnlyMocks: Bool = true

  /// Where the order of `byDefault` begins: after all that a test can declare.
  private static let fallbackOrder: Int = .max / 2

  /// What a call is to be compared with.
  mutating func snapshot(
    of member: MemberExpectations, _ table: MockTable, replacingInto bin: inout Bin
  ) -> MemberSnapshot {
    if let known = member.snapshot, known.isFresh, known.generation == generation { return known }
    let new = MemberSnapshot(
      member, patterns: table.patterns + anyMock, generation: generation)
    bin.add(member.snapshot)
    // What is forgotten must go from all snapshots, and only tables in use are cleared.
    member.snapshot = table.isInUse || anyMock.isEmpty ? new : nil
    return new
  }

  /// Adds an expectation behind those of its tier.
  mutating func add(_ expectation: Expectation) {
    lastOrder += 1
    let isFallback = expectation.declaration.tier == .fallback
    expectation.order = lastOrder + (isFallback ? Self.fallbackOrder : 0)
    expectation.isRegistered = true
    insert(expectation)
    if !expectation.isSatisfied { unsatisfied += 1 }
    expectation.enterSequences()
  }

  private mutating func insert(_ expectation: Expectation) {
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
    table.expectations(of: member).add(expectation)
    expectation.declaration.notificationName.map { table.add(expectation, of: $0) }
  }

  /// Counts a call whose actions are done.
  /// - Returns: true if that satisfied the expectation.
  mutating func finish(_ expectation: Expectation) -> Bool {
    finishHere(expectation.current)
  }

  /// One more has had its calls.
  @_transparent mutating func satisfy() { unsatisfied -= 1 }

  private mutating func finishHere(_ expectation: Expectation) -> Bool {
    guard expectation.finish(), expectation.isRegistered else { return false }
    unsatisfied -= 1
    return true
  }

  /// Stops looking at an expectation that has had all its calls. It stays in ``all``.
  func retire(_ expectation: Expectation) {
    guard case .member(let member, _, _) = expectation.declaration.member,
      let table = expectation.declaration.subject.mock?.table
    else { return }
    table.expectations(of: member).remove(expectation)
  }

  /// Takes out an expectation that gets another place.
  mutating func remove(_ expectation: Expectation) {
    guard expectation.isRegistered else { return }
    expectation.isRegistered = false
    generation += 1
    all.removeInOrder(expectation)
    anyMock.removeInOrder(expectation)
    let table = expectation.declaration.subject.mock?.table
    table?.patterns.removeInOrder(expectation)
    expectation.declaration.notificationName.map { table?.remove(expectation, of: $0) }
    retire(expectation)
    if !expectation.isSatisfied { unsatisfied -= 1 }
    expectation.leaveSequences()
  }

  /// Forgets all.
  /// - Returns: what there was.
  mutating func clear(into bin: inout Bin) -> [Expectation] {
    let old = all
    bin.add(old)
    for expectation in old {
      expectation.isRegistered = false
      expectation.leaveSequences()
    }
    generation += 1
    for table in used { table.clear(into: &bin) }
    used = []
    anyMock = []
    all = []
    unsatisfied = 0
    return old
  }
}

/// The expectations on one mock; each ``MockObject`` has one.
/// `@unchecked Sendable`: touched under the context's lock only.
final class MockTable: @unchecked Sendable {
  /// The expectations on one member each, by the member's key; also members that were only called.
  @exclusivity(unchecked) private(set) var members: [String: MemberExpectations] = Dictionary()
  /// The expectations on members by name, or on all members.
  var patterns: [Expectation] = [] {
    didSet {
      isPlain = patterns.isEmpty && !isOutOfUse
      catchAll = patterns.count == 1 && patterns[0].takesAll ? patterns[0] : nil
    }
  }
  /// The one of them that there is, where it takes all calls of the mock and does nothing.
  @exclusivity(unchecked) private var catchAll: Expectation?
  /// The expectations of notifications, by their names; also those that have had all their calls.
  private(set) var notifications: [String: [Expectation]] = Dictionary()
  /// No expectation is about members by name, or about all members, and calls reach the others.
  @exclusivity(unchecked) private(set) var isPlain: Bool = true
  /// No call reaches an expectation: asked of every call.
  @exclusivity(unchecked) var isOutOfUse: Bool = false {
    didSet { isPlain = patterns.isEmpty && !isOutOfUse }
  }
  /// Expectations were declared, and have not been forgotten since.
  var isInUse: Bool = false

  /// What was looked up last: most calls are of the same member as the call before.
  @exclusivity(unchecked) private var last = MemberExpectations(of: .none)

  func add(_ expectation: Expectation, of notification: String) {
    notifications[notification, default: []].insertInOrder(expectation)
  }

  func remove(_ expectation: Expectation, of notification: String) {
    notifications[notification]?.removeInOrder(expectation)
  }

  func clear(into bin: inout Bin) {
    for expectations in members.values { expectations.clear(into: &bin) }
    patterns = []
    notifications = Dictionary()
    isInUse = false
  }
}

extension MockTable {
  /// The expectations of a member, made if there are none yet.
  @_transparent func expectations(of member: MemberName) -> MemberExpectations {
    let known = last
    return known.member.isSame(as: member) ? known : find(member)
  }

  /// The expectation that takes all calls of a member of which no other one speaks.
  @_transparent func catchAll(for member: MemberExpectations) -> Expectation? {
    if member.isSpokenOf { return nil }
    if isOutOfUse { return nil }
    return catchAll
  }

  private func find(_ member: MemberName) -> MemberExpectations {
    last = members[member.key] ?? MemberExpectations(of: member)
    members[member.key] = last
    return last
  }
}

extension [Expectation] {
  /// Inserts at the place that the order says; nearly always the end.
  mutating func insertInOrder(_ expectation: Expectation) {
    if count == 0 || self[count - 1].order < expectation.order { return append(expectation) }
    insert(expectation, at: firstIndex(from: expectation.order))
  }

  /// Takes out an expectation, found by its order.
  /// - Returns: whether it was there.
  @discardableResult mutating func removeInOrder(_ expectation: Expectation) -> Bool {
    let index = firstIndex(from: expectation.order)
    guard index < count, self[index] === expectation else { return false }
    remove(at: index)
    return true
  }

  /// Where those begin that have an order or a higher one.
  private func firstIndex(from order: Int) -> Int {
    guard let last, last.order >= order else { return count }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].order < order { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
