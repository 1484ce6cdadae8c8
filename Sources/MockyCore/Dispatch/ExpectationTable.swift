/// All expectations of a context, found by mock and member.
struct ExpectationTable {
  /// The expectations of `check` in search order, also those that have had all their calls: for
  /// messages and verification.
  private(set) var tests: [Expectation] = []
  /// Those of `byDefault`, which are searched after them.
  private(set) var defaults: [Expectation] = []
  /// Those of them that stand in sequences.
  private var orderedDefaults: [Expectation] = []
  var all: [Expectation] { defaults.isEmpty ? tests : tests + defaults }
  /// Those that were left out, because they are misuse.
  private(set) var refused: [RefusedExpectation] = []
  /// How many expectations lack calls, or calls whose actions are done.
  private(set) var unsatisfied: Int = 0
  /// Changes whenever expectations come or go, so that a snapshot can tell whether it is fresh.
  private(set) var generation: Int = 0
  /// Counts expectations, so that each gets its place in the search.
  private var lastOrder: Int = 0
  /// The tables of mocks that have something in them.
  private var used: [ObjectIdentifier: MockTable] = Dictionary()
  /// The members whose snapshots have something in them.
  private var compared: [MemberExpectations] = []
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
      member, patterns: table.patterns + anyMock, refused: refused, generation: generation)
    bin.add(member.snapshot)
    member.snapshot = new
    // What is forgotten must go from all snapshots.
    if table.isInUse || !hasOnlyMocks || !refused.isEmpty { compared.append(member) }
    return new
  }

  /// Keeps expectations that were left out, because they are misuse.
  mutating func refuse(_ refused: [RefusedExpectation]) {
    if refused.isEmpty { return }
    generation += 1
    self.refused += refused
  }

  /// Adds an expectation behind those of its tier.
  mutating func add(_ expectation: Expectation) {
    lastOrder += 1
    expectation.order = lastOrder + (expectation.isDefault ? Self.fallbackOrder : 0)
    expectation.isRegistered = true
    insert(expectation)
    if !expectation.isSatisfied { unsatisfied += 1 }
    expectation.enterSequences()
  }

  private mutating func insert(_ expectation: Expectation) {
    generation += 1
    if expectation.isDefault {
      defaults.insertInOrder(expectation)
      if !expectation.places.isEmpty { orderedDefaults.insertInOrder(expectation) }
    } else {
      tests.insertInOrder(expectation)
    }
    guard let table = expectation.declaration.subject.mock?.table else {
      return anyMock.insertInOrder(expectation)
    }
    if !table.isInUse { used[ObjectIdentifier(table)] = table }
    table.count += 1
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
    expectation.member?.remove(expectation)
  }

  /// Takes out an expectation that gets another place.
  mutating func remove(_ expectation: Expectation) {
    guard expectation.isRegistered else { return }
    generation += 1
    if expectation.isDefault {
      defaults.removeInOrder(expectation)
      orderedDefaults.removeInOrder(expectation)
    } else {
      tests.removeInOrder(expectation)
    }
    if !expectation.isSatisfied { unsatisfied -= 1 }
    takeOut(expectation)
  }

  private mutating func takeOut(_ expectation: Expectation) {
    expectation.isRegistered = false
    expectation.leaveSequences()
    guard let table = expectation.declaration.subject.mock?.table else {
      anyMock.removeInOrder(expectation)
      return
    }
    retire(expectation)
    table.patterns.removeInOrder(expectation)
    expectation.declaration.notificationName.map { table.remove(expectation, of: $0) }
    table.count -= 1
    guard !table.isInUse else { return }
    table.clear()
    used[ObjectIdentifier(table)] = nil
  }

  /// Forgets all.
  mutating func clear(into bin: inout Bin) {
    bin.add((defaults, refused))
    refused = []
    for expectation in all {
      expectation.isRegistered = false
      expectation.leaveSequences()
    }
    for table in used.values { table.clear() }
    used = Dictionary()
    anyMock = []
    defaults = []
    orderedDefaults = []
    endTests(into: &bin)
  }

  /// Forgets all but the defaults, without a look at each of these. The last one goes first: it
  /// stands near the end of all lists.
  mutating func clearTests(into bin: inout Bin) {
    for expectation in orderedDefaults { expectation.leaveSequences() }
    for expectation in tests.reversed() {
      takeOut(expectation)
      expectation.member?.forgetTests()
    }
    endTests(into: &bin)
  }

  /// Puts the defaults into their sequences, which have been cleared.
  func enterSequences() {
    for expectation in orderedDefaults { expectation.enterSequences() }
  }

  private mutating func endTests(into bin: inout Bin) {
    bin.add((tests, refused))
    refused.removeAll { $0.declaration.tier == .test }
    for member in compared {
      bin.add(member.snapshot)
      member.snapshot = nil
    }
    generation += 1
    tests = []
    compared = []
    unsatisfied = 0
  }
}

extension Expectation {
  var isDefault: Bool { declaration.tier == .fallback }

  /// The expectations of its member; nil where it is about several.
  fileprivate var member: MemberExpectations? {
    guard case .member(let member, _, _) = declaration.member else { return nil }
    return declaration.subject.mock?.table.expectations(of: member)
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
      isPlain = patterns.isEmpty && !isDetached
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
  @exclusivity(unchecked) var isDetached: Bool = false {
    didSet { isPlain = patterns.isEmpty && !isDetached }
  }
  /// How many expectations were declared, and have not been forgotten since.
  var count: Int = 0
  var isInUse: Bool { count > 0 }

  /// What was looked up last: most calls are of the same member as the call before.
  @exclusivity(unchecked) private var last = MemberExpectations(of: .none)

  func add(_ expectation: Expectation, of notification: String) {
    notifications[notification, default: []].insertInOrder(expectation)
  }

  func remove(_ expectation: Expectation, of notification: String) {
    notifications[notification]?.removeInOrder(expectation)
  }

  func clear() {
    for expectations in members.values { expectations.clear() }
    patterns = []
    notifications = Dictionary()
    count = 0
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
    if isDetached { return nil }
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
