/// All expectations of a context, found by mock and member.
struct ExpectationTable {
  /// The expectations in search order, including used-up ones, for messages and verification. Those
  /// of `byDefault` are the last ones.
  private(set) var all: [Expectation] = []
  /// The expectations that were left out because of a mistake.
  private var refused: [Expectation] = []
  /// The number of expectations that lack calls, or whose actions still run.
  var unsatisfied: Int = 0
  /// The number of declared expectations, which gives each one its place in the search.
  private(set) var declared: Int = 0
  private var anyMock: [Expectation] = [] { didSet { isAboutAnyMock = !anyMock.isEmpty } }
  /// True if some expectations are about any mock.
  private(set) var isAboutAnyMock: Bool = false
  /// Finds the expectations that no call can reach.
  private(set) var unreachable = UnreachableExpectations()
  /// The answer to calls of any mock after the end of the test, and the era of all such answers.
  var late = LateCalls()
  var era = LateCalls.Era()

  /// The first order of `byDefault`, after all others that a test can declare.
  private static let fallbackOrder: Int = .max / 2

  /// Returns the expectations to compare with a call, in search order, and then those with a
  /// mistake.
  mutating func candidates(
    for arguments: ArgumentList, of member: MemberExpectations, _ table: MockTable
  ) -> [Expectation] {
    let own = member.candidates(for: arguments)
    if refused.count == 0, !hasPatterns(for: table) { return own }
    let all = own.merged(with: table.patterns).merged(with: anyMock)
    return refused.count == 0 ? all : all + refused
  }

  /// Returns whether some expectations are about several members, including this mock's.
  @_transparent mutating func hasPatterns(for table: MockTable) -> Bool {
    isAboutAnyMock ? true : table.patterns.count > 0
  }

  /// Keeps expectations that were left out because of a mistake.
  mutating func refuse(_ refused: [Expectation]) {
    declared += refused.count
    self.refused += refused
  }

  /// Adds an expectation behind those of its tier.
  mutating func add(_ expectation: Expectation) {
    declared += 1
    expectation.order = declared + (expectation.isDefault ? Self.fallbackOrder : 0)
    expectation.isRegistered = true
    insert(expectation)
    if !expectation.isSatisfied { unsatisfied += 1 }
    expectation.enterSequences()
    unreachable.add(expectation)
    // Only the calls show which members a name means.
    if case .named(let name) = expectation.member, !name.isAny, !expectation.isNever { return }
    noteLateCalls(of: expectation) { $0.add(expectation, in: $1) }
  }

  /// Notes that a verification sets a maximum for the calls of a line.
  mutating func limitLateCalls(of line: Expectation) {
    noteLateCalls(of: line) { $0.limit(in: $1) }
  }

  private mutating func noteLateCalls(
    of line: Expectation, _ note: (inout LateCalls, LateCalls.Era) -> Void
  ) {
    guard let table = line.subject.mock?.table else { return note(&late, era) }
    switch line.member {
    case .member(let member, _, _): note(&table.expectations(of: member).late, era)
    case .named, .all: note(&table.late, era)
    }
  }

  private mutating func insert(_ expectation: Expectation) {
    all.insertInOrder(expectation)
    guard let table = expectation.subject.mock?.table else {
      return anyMock.insertInOrder(expectation)
    }
    table.count += 1
    guard case .member(let member, _, _) = expectation.member else {
      return table.patterns.insertInOrder(expectation)
    }
    table.expectations(of: member).add(expectation)
  }

  /// Counts a call whose actions have finished.
  /// - Returns: true if that satisfied the expectation.
  mutating func finish(_ expectation: Expectation) -> Bool {
    guard expectation.finish(), expectation.isRegistered else { return false }
    unsatisfied -= 1
    return true
  }

  private mutating func takeOut(_ expectation: Expectation) {
    expectation.isRegistered = false
    expectation.leaveSequences()
    if expectation.isUnlimited { unreachable.remove(expectation) }
    guard let table = expectation.subject.mock?.table else {
      anyMock.removeInOrder(expectation)
      return
    }
    expectation.ofMember?.remove(expectation)
    table.patterns.removeInOrder(expectation)
    table.count -= 1
    if !table.isInUse { table.clear() }
  }

  /// Forgets everything.
  mutating func clear(into bin: inout DeferredReleases) {
    for expectation in all {
      expectation.isRegistered = false
      expectation.leaveSequences()
      if let table = expectation.subject.mock?.table, table.isInUse { table.clear() }
    }
    anyMock = []
    unreachable = UnreachableExpectations()
    release(all.count, into: &bin)
    refused = []
  }

  /// Forgets everything but the defaults. It removes the last one first, because that is near the
  /// end of all lists.
  mutating func clearTests(into bin: inout DeferredReleases) {
    let tests = all.prefix { !$0.isDefault }
    for expectation in all.dropFirst(tests.count) { expectation.leaveSequences() }
    for expectation in tests.reversed() {
      takeOut(expectation)
      expectation.ofMember?.forgetTests()
    }
    release(tests.count, into: &bin)
    refused.removeAll { $0.tier == .test }
  }

  /// Enters the defaults into their sequences, which were cleared before.
  func enterSequences() { for expectation in all { expectation.enterSequences() } }

  private mutating func release(_ count: Int, into bin: inout DeferredReleases) {
    bin.add((all, refused))
    all.removeFirst(count)
    unsatisfied = 0
  }
}

extension Expectation {
  var isDefault: Bool { tier == .fallback }

  /// The expectations of its member; nil if it is about several. A used-up expectation leaves them,
  /// and stays in the table.
  var ofMember: MemberExpectations? {
    guard case .member(let member, _, _) = member else { return nil }
    return subject.mock?.table.expectations(of: member)
  }
}
