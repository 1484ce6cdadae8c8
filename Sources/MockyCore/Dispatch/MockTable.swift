/// The expectations on one mock; each ``MockObject`` has one. `@unchecked Sendable`: used only
/// under the context's lock.
final class MockTable: @unchecked Sendable {
  /// The expectations on one member each, by the member's key, including members that were only
  /// called.
  @exclusivity(unchecked) private(set) var members: [String: MemberExpectations] = Dictionary()
  /// The answer to calls of all members after the end of the test.
  var late = LateCalls()

  /// The last member looked up, because most calls have the same member as the call before.
  @exclusivity(unchecked) private var last = MemberExpectations(of: .none)
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
