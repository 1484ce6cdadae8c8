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
