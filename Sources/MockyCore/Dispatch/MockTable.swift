/// The expectations on one mock; each ``MockObject`` has one. `@unchecked Sendable`: used only
/// under the context's lock.
final class MockTable: @unchecked Sendable {
  /// The expectations on one member each, by the member's key, including members that were only
  /// called.
  @exclusivity(unchecked) private(set) var members: [String: MemberExpectations] = Dictionary()
  /// The expectations on members by name, or on all members.
  var patterns: [Expectation] = [] { didSet { isPlain = patterns.isEmpty && !isDetached } }
  /// True if no call reaches an expectation. Every call reads this.
  @exclusivity(unchecked) var isDetached: Bool = false {
    didSet { isPlain = patterns.isEmpty && !isDetached }
  }
  /// True if calls reach the expectations, and none is about several members.
  @exclusivity(unchecked) private(set) var isPlain: Bool = true
  /// The number of declared expectations that have not been forgotten.
  var count: Int = 0
  var isInUse: Bool { count > 0 }
  /// The answer to calls of all members after the end of the test.
  var late = LateCalls()

  /// The last member looked up, because most calls have the same member as the call before.
  @exclusivity(unchecked) private var last = MemberExpectations(of: .none)

  func clear() {
    for expectations in members.values { expectations.clear() }
    patterns = []
    count = 0
  }
}

extension MockTable {
  /// Returns the expectations of a member, and creates them if necessary.
  @_transparent func expectations(of member: MemberName) -> MemberExpectations {
    let known = last
    if known.member.kind != member.kind { return find(member) }
    return known.member.name == member.name ? known : find(member)
  }

  private func find(_ member: MemberName) -> MemberExpectations {
    last = members[member.key] ?? MemberExpectations(of: member)
    members[member.key] = last
    return last
  }
}
