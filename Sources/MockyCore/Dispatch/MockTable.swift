/// The expectations on one mock; each ``MockObject`` has one.
/// `@unchecked Sendable`: touched under the context's lock only.
final class MockTable: @unchecked Sendable {
  /// The expectations on one member each, by the member's key; also members that were only called.
  @exclusivity(unchecked) private(set) var members: [String: MemberExpectations] = Dictionary()
  /// The expectations on members by name, or on all members.
  var patterns: [Expectation] = [] { didSet { isPlain = patterns.isEmpty && !isDetached } }
  /// The expectations of notifications, by their names; also those that have had all their calls.
  var notifications: [String: [Expectation]] = Dictionary()
  /// No call reaches an expectation: asked of every call.
  @exclusivity(unchecked) var isDetached: Bool = false {
    didSet { isPlain = patterns.isEmpty && !isDetached }
  }
  /// Calls reach the expectations, and none is about several members.
  @exclusivity(unchecked) private(set) var isPlain: Bool = true
  /// The number of expectations that were declared, and have not been forgotten since.
  var count: Int = 0
  var isInUse: Bool { count > 0 }

  /// The member that was looked up last: most calls are of the same member as the call before.
  @exclusivity(unchecked) private var last = MemberExpectations(of: .none)

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

  private func find(_ member: MemberName) -> MemberExpectations {
    last = members[member.key] ?? MemberExpectations(of: member)
    members[member.key] = last
    return last
  }
}
