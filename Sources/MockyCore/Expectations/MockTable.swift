/// The expectations on one mock; each ``MockObject`` has one.
///
/// `@unchecked Sendable`: touched under the context's lock only.
final class MockTable: @unchecked Sendable {
  /// Those that are about one member each, by the member's key; also members that were only called.
  @exclusivity(unchecked) private(set) var members: [String: Candidates] = [:]
  /// Those that are about members by name, or about all of them.
  @exclusivity(unchecked) var patterns: [Expectation] = []
  /// Those of notifications, by their names; also those that have had all theirs.
  private(set) var notifications: [String: [Expectation]] = [:]
  /// Expectations were declared, and have not been forgotten since.
  var isInUse: Bool = false

  /// The candidates of a member, made if there are none yet.
  func candidates(of member: MockedMember) -> Candidates {
    let key = member.key
    if let known = members[key] { return known }
    let new = Candidates()
    members[key] = new
    return new
  }

  /// Adds the expectation of a notification.
  func add(_ expectation: Expectation, of notification: String) {
    notifications[notification, default: []].insertInOrder(expectation)
  }

  /// Takes out the expectation of a notification.
  func remove(_ expectation: Expectation, of notification: String) {
    notifications[notification]?.removeInOrder(expectation)
  }

  /// Forgets all expectations.
  func clear() {
    for candidates in members.values { candidates.clear() }
    patterns = []
    notifications = [:]
    isInUse = false
  }
}
