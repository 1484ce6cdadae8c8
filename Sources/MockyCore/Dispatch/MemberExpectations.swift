/// The expectations that may take calls of one member of one mock: those on the member, by name, and
/// on any mock. The first call after a declaration makes the lists. `@unchecked Sendable`: used only
/// under the context's lock.
final class MemberExpectations: @unchecked Sendable {
  /// Expectations in search order, and then those with a mistake.
  final class Candidates {
    @exclusivity(unchecked) fileprivate(set) var list: [Expectation]
    /// The number of first ones that are used up, and that no search looks at any more.
    @exclusivity(unchecked) var used: Int = 0

    fileprivate init(_ list: [Expectation] = []) { self.list = list }
  }

  /// The number of expectations from which a member has an index.
  static let indexThreshold: Int = 8

  /// The member, by its first name.
  let member: MemberName
  /// The version of the table for which the lists were made.
  @exclusivity(unchecked) private(set) var version: Int = 0
  /// All of them.
  @exclusivity(unchecked) private(set) var all = Candidates()
  /// Those that can take calls with arguments of one hash. Thousands of them then cost no more than
  /// one.
  @exclusivity(unchecked) private var indexed: [Int: Candidates] = Dictionary()
  /// Those that can take calls with arguments of any other hash.
  private var others = Candidates()
  /// True if the member is expected or allowed, and not only forbidden. A nice mock is then strict
  /// about it.
  @exclusivity(unchecked) private(set) var isMentioned: Bool = false
  /// True if calls of the member are expected. Allowances then keep the callers of their first
  /// calls, because the test may have meant these for an expectation.
  private(set) var isExpected: Bool = false
  /// True if a call needs all rules: the mock is detached, or one expectation is `never`, or is about
  /// several members and not the only one.
  @exclusivity(unchecked) private(set) var needsRules: Bool = false
  /// The number of calls that no expectation takes, and whose callers are still to be kept.
  @exclusivity(unchecked) var callersToKeep: Int = Layout.callers
  /// The part that its calls share. It keeps the mock, so it goes with the last call of the
  /// history.
  @exclusivity(unchecked) private(set) var shared: CalledMember?
  @exclusivity(unchecked) private(set) var isShared: Bool = false

  init(of member: MemberName) { self.member = member }

  /// Makes the lists again.
  /// - Parameters:
  ///   - expectations: those that are about the member, in search order.
  ///   - refused: those with a mistake.
  ///   - forwarding: the mock's.
  func update(
    _ expectations: [Expectation], _ refused: [Expectation], _ forwarding: Forwarding, version: Int
  ) {
    self.version = version
    let own = expectations.filter { $0.member.name != nil }
    isMentioned = own.contains { !$0.isNever }
    isExpected = own.contains { $0.verb == .expecting && !$0.isNever }
    needsRules =
      forwarding.isDetached || expectations.contains(where: \.isNever)
      || expectations.count > max(1, own.count)
    if isExpected { for expectation in own { expectation.keepFirstCallers() } }
    // On a spy, a used-up expectation still matches. One call too many then fails instead of being
    // forwarded. The calls show which members a name means.
    let open = expectations.filter {
      forwarding.isSpy || !$0.isFull || $0.isNever || $0.member.name.isNil
    }
    all = Candidates(open + refused)
    (indexed, others) = (Dictionary(), all)
    if own.count >= Self.indexThreshold { makeIndex() }
  }

  /// Forgets the lists.
  func clear() { (version, all, others, indexed) = (0, Candidates(), Candidates(), Dictionary()) }

  private func makeIndex() {
    others = Candidates()
    for expectation in all.list {
      if expectation.member.name != nil, let hash = expectation.arguments.nativeHash {
        let few = indexed[hash] ?? Candidates(others.list)
        few.list.append(expectation)
        indexed[hash] = few
      } else {
        for few in indexed.values { few.list.append(expectation) }
        others.list.append(expectation)
      }
    }
  }
}

extension MemberExpectations {
  /// Returns the expectations that may take a call with these arguments.
  @_transparent func candidates(for arguments: ArgumentList) -> Candidates {
    // Members without parameters, for example, have nothing to hash.
    guard indexed.count > 0, let hash = NativeHash.of(arguments) else { return all }
    return indexed[hash] ?? others
  }

  /// Returns the first expectation that takes a call; nil if there is none, or if users' code has
  /// to decide.
  @_transparent func first(
    taking arguments: ArgumentList, returning returnType: Any.Type
  ) -> Expectation? {
    let candidates = candidates(for: arguments)
    let list = candidates.list
    // A loop over indices: iterators are slow in debug builds, and this runs on every call.
    var index = candidates.used
    while index < list.count {
      let expectation = list[index]
      if expectation.takesCall {
        guard let matches = expectation.matchesNatively(returnType, arguments) else { return nil }
        if matches { return expectation }
      } else if index == candidates.used, expectation.isFull {
        candidates.used += 1
      }
      index += 1
    }
    return nil
  }

  /// Keeps the part that its calls share, or drops it.
  func share(_ called: CalledMember?) { (shared, isShared) = (called, called != nil) }

  /// Forgets all of its calls.
  func forgetCalls() {
    guard isShared else { return }
    share(nil)
    callersToKeep = Layout.callers
  }
}

/// The expectations on one mock; each ``MockObject`` has one. `@unchecked Sendable`: used only
/// under the context's lock.
final class MockTable: @unchecked Sendable {
  /// The expectations on one member each, by the member's key, including members that were only
  /// called.
  @exclusivity(unchecked) private(set) var members: [String: MemberExpectations] = Dictionary()
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
