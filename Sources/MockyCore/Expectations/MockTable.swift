/// The expectations on one mock; each ``MockObject`` has one.
///
/// `@unchecked Sendable`: touched under the context's lock only.
final class MockTable: @unchecked Sendable {
  /// Those that are about one member each, by the member's key.
  @exclusivity(unchecked) private(set) var members: [String: Candidates] = [:]
  /// Those that are about members by name, or about all of them.
  @exclusivity(unchecked) var patterns: [Expectation] = []
  /// There is nothing in it.
  var isEmpty: Bool { members.isEmpty && patterns.isEmpty }

  /// The candidates of a member, made if there are none yet.
  func candidates(of member: MockedMember) -> Candidates {
    if let known = members[member.key] { return known }
    let new = Candidates()
    members[member.key] = new
    return new
  }

  /// Forgets everything.
  func clear() {
    members = [:]
    patterns = []
  }
}
