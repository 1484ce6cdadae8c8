/// All expectations of a context. Each member has lists of those that may take its calls.
struct ExpectationTable {
  /// The expectations in search order, including used-up ones, for messages and verification. Those
  /// of `byDefault` are the last ones.
  private(set) var all: [Expectation] = []
  /// The number of expectations of `check`.
  private var tests: Int = 0
  /// The expectations that were left out because of a mistake.
  private var refused: [Expectation] = []
  /// The number of expectations that lack calls, or whose actions still run.
  var unsatisfied: Int = 0
  /// Changes with each expectation that is declared or forgotten, and with a mock's use.
  var version: Int = 1
  /// The members that have lists.
  private var members: [MemberExpectations] = []
  /// Finds the expectations that no call can reach.
  private(set) var unreachable = UnreachableExpectations()
  /// The facts that decide about calls after the end of the test.
  var late = LateCalls()

  /// Makes the lists of a member again, if the expectations have changed since.
  @_transparent mutating func update(_ member: MemberExpectations, of mock: MockObject) {
    if member.version != version { makeLists(of: member, of: mock) }
  }

  private mutating func makeLists(of member: MemberExpectations, of mock: MockObject) {
    if member.version == 0 { members.append(member) }
    member.update(
      all.filter { $0.isAbout(member.member, of: mock) },
      refused.filter { $0.isAbout(member.member, of: mock) },
      mock.forwarding, version: version)
  }

  /// Keeps expectations that were left out because of a mistake.
  mutating func refuse(_ refused: [Expectation]) {
    version += 1
    self.refused += refused
  }

  /// Adds an expectation behind those of its tier.
  mutating func add(_ expectation: Expectation) {
    version += 1
    expectation.isRegistered = true
    all.insert(expectation, at: expectation.isDefault ? all.count : tests)
    if !expectation.isDefault { tests += 1 }
    if !expectation.isSatisfied { unsatisfied += 1 }
    expectation.enterSequences()
    unreachable.add(expectation)
    late.add(expectation)
    // Texts name the types of the overloads that a test uses, called or not.
    if let member = expectation.member.name {
      _ = expectation.subject.mock?.table.expectations(of: member)
    }
  }

  /// Forgets the expectations of `check`, and the defaults, too, if asked.
  mutating func clear(withDefaults: Bool, into bin: inout DeferredReleases) {
    let count = withDefaults ? all.count : tests
    bin.add((all, refused, all.map(\.earlyCalls)))
    for expectation in all { expectation.leaveSequences() }
    for expectation in all.prefix(count) { expectation.isRegistered = false }
    all.removeFirst(count)
    refused.removeAll { withDefaults || !$0.isDefault }
    version += 1
    (tests, unsatisfied) = (0, 0)
    unreachable = UnreachableExpectations()
    for expectation in all { unreachable.add(expectation) }
    for member in members { member.clear() }
    members = []
  }

  /// Enters the defaults into their sequences, which were cleared before.
  func enterSequences() { for expectation in all { expectation.enterSequences() } }
}

extension Expectation {

  /// Returns whether it is about a member, or about several with this one.
  fileprivate func isAbout(_ member: MemberName, of mock: MockObject) -> Bool {
    guard subject.contains(mock) else { return false }
    return self.member.name.isNil || self.member.name?.key == member.key
  }
}

/// Finds expectations that no call can reach, because an earlier one takes all their calls.
struct UnreachableExpectations {
  /// The first expectation that takes every call of each kind, whenever it comes.
  private var takingAll: [CallKind: Expectation] = Dictionary()

  /// Notes an expectation that has been declared.
  mutating func add(_ expectation: Expectation) {
    guard expectation.isUnlimited, let kind = CallKind(allCallsOf: expectation) else { return }
    if takingAll[kind].isNil { takingAll[kind] = expectation }
  }

  /// The expectation that takes all calls of a new one; nil if calls can reach the new one.
  func obstacle(to new: Expectation) -> Expectation? {
    guard !takingAll.isEmpty, !new.isNever, !new.isAboutNotification else { return nil }
    let earlier = CallKind.kinds(around: new).lazy.compactMap { takingAll[$0] }.first
    return earlier.flatMap { new.isPlainAllowance && $0.isPlainAllowance ? nil : $0 }
  }
}

extension Expectation {
  /// True for an allowance that takes every call of its member or members, whenever it comes.
  var allowsAllCalls: Bool {
    verb != .expecting && isUnlimited && CallKind(allCallsOf: self) != nil
  }
}

/// The calls of a mock, of one of its members, or of any mock, as one tier of expectations sees them.
private struct CallKind: Hashable {
  let isDefault: Bool
  var mock: ObjectIdentifier?
  var member: String?
  /// The types of the result and the parameters, because overloads that differ in types share a
  /// key.
  var types: [ObjectIdentifier] = []

  /// The kind of calls that an expectation takes without exception; nil if it may leave some.
  init?(allCallsOf expectation: Expectation) {
    let matchers = expectation.arguments.matchers
    switch expectation.member {
    case .member where expectation.isAboutNotification: return nil
    case .member: guard matchers?.allSatisfy(\.isAny) ?? true else { return nil }
    case .named(let name): guard name.isAny, matchers.isNil else { return nil }
    case .all: guard matchers.isNil else { return nil }
    }
    self.init(of: expectation)
  }

  /// The calls of the member or the members that an expectation is about.
  private init(of expectation: Expectation) {
    isDefault = expectation.isDefault
    mock = expectation.subject.mock.map { ObjectIdentifier($0) }
    guard case .member(let member, let result, _) = expectation.member else { return }
    self.member = member.key
    let parameters = expectation.arguments.matchers ?? []
    types = ([result] + parameters.map(\.argumentType)).map { ObjectIdentifier($0) }
  }

  /// The kinds that contain every call that an expectation is about, the smallest first.
  static func kinds(around expectation: Expectation) -> [CallKind] {
    let own = CallKind(of: expectation)
    var (ofMock, ofAnyMock) = (own, own)
    (ofMock.member, ofMock.types) = (nil, [])
    (ofAnyMock.member, ofAnyMock.types, ofAnyMock.mock) = (nil, [], nil)
    return [own, ofMock, ofAnyMock]
  }
}
