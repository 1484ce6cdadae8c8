/// The expectations on one member of one mock, in search order. A few are tried one by one. From
/// ``indexThreshold`` on, the hash of a call's arguments finds those that Swift's own code
/// compares. Thousands of them then cost no more than one. Used-up ones leave, and cost nothing.
/// `@unchecked Sendable`: used only under the context's lock.
final class MemberExpectations: @unchecked Sendable {
  /// The member, by its first name.
  let member: MemberName
  /// The number of expectations from which a member has an index.
  static let indexThreshold: Int = 8

  /// The expectations without a hash, which are compared with every call.
  @exclusivity(unchecked) private(set) var scanned: [Expectation] = []
  /// The expectations by the hash of their arguments.
  @exclusivity(unchecked) private(set) var indexed: [Int: [Expectation]] = Dictionary()
  /// True if the index contains expectations.
  @exclusivity(unchecked) private var isIndexed: Bool = false
  /// True if the member is expected or allowed, and not only forbidden. A nice mock is then strict
  /// about it.
  @exclusivity(unchecked) private(set) var isMentioned: Bool = false
  /// True if calls of the member are expected. Allowances then keep the callers of their first
  /// calls, because the test may have meant these for an expectation.
  private(set) var isExpected: Bool = false
  /// True if the member is forbidden for some arguments.
  @exclusivity(unchecked) private(set) var isForbidden: Bool = false
  /// Both values for the defaults alone.
  private var byDefault: (isMentioned: Bool, isForbidden: Bool) = (false, false)
  /// The calls of the member.
  @exclusivity(unchecked) var calls = MemberCalls()
  /// The answer to calls of the member after the end of the test.
  var late = LateCalls()
  /// The number of calls that no expectation takes, and whose callers are still to be kept.
  @exclusivity(unchecked) var callersToKeep: Int = Layout.callers
  /// The part that its calls share. It keeps the mock, so it goes with the last call of the
  /// history.
  @exclusivity(unchecked) private(set) var shared: CalledMember?
  @exclusivity(unchecked) private(set) var isShared: Bool = false
  /// The number of expectations, which decides whether there is an index.
  private(set) var count: Int = 0

  init(of member: MemberName) { self.member = member }

  /// Adds an expectation. If there are many, it is found by the hash of its arguments.
  func add(_ expectation: Expectation) {
    count += 1
    if expectation.isNever { isForbidden = true } else { isMentioned = true }
    if isExpected {
      expectation.keepFirstCallers()
    } else if expectation.verb == .expecting, !expectation.isNever {
      isExpected = true
      for earlier in scanned + indexed.values.flatMap(\.self) { earlier.keepFirstCallers() }
    }
    if expectation.isDefault {
      if expectation.isNever { byDefault.isForbidden = true } else { byDefault.isMentioned = true }
    }
    if !isIndexed, count < Self.indexThreshold { return scanned.insertInOrder(expectation) }
    guard !isIndexed else { return place(expectation) }
    isIndexed = true
    let few = scanned + [expectation]
    scanned = []
    for expectation in few { place(expectation) }
  }

  private func place(_ expectation: Expectation) {
    guard let hash = expectation.arguments.nativeHash else {
      return scanned.insertInOrder(expectation)
    }
    indexed[hash, default: []].insertInOrder(expectation)
  }

  /// Forgets everything.
  func clear() {
    scanned = []
    indexed = Dictionary()
    isIndexed = false
    isMentioned = false
    isExpected = false
    isForbidden = false
    byDefault = (false, false)
    count = 0
  }

  /// Forgets the expectations of `check`; only defaults are left.
  func forgetTests() {
    (isMentioned, isForbidden) = byDefault
    isExpected = false
  }

  /// Removes an expectation that is used up or forgotten, if it is still there.
  func remove(_ expectation: Expectation) {
    if isIndexed, let hash = expectation.arguments.nativeHash {
      if indexed[hash]?.removeInOrder(expectation) ?? false { count -= 1 }
      if indexed[hash]?.isEmpty ?? false { indexed[hash] = nil }
    } else if scanned.removeInOrder(expectation) {
      count -= 1
    }
  }
}

extension MemberExpectations {
  /// Returns the first expectation that takes a call; nil if there is none, or if users' code has
  /// to decide.
  @_transparent func first(
    taking arguments: ArgumentList, returning returnType: Any.Type
  ) -> Expectation? {
    let candidates = isIndexed ? candidates(for: arguments) : scanned
    // A loop over indices: iterators are slow in debug builds, and this runs on every call.
    var index = 0
    while index < candidates.count {
      let expectation = candidates[index]
      if expectation.takesCall {
        guard let matches = expectation.matchesNatively(returnType, arguments) else { return nil }
        if matches { return expectation }
      }
      index += 1
    }
    return nil
  }

  /// Returns the expectations that may take a call with these arguments, in search order.
  func candidates(for arguments: ArgumentList) -> [Expectation] {
    // Members without parameters, for example, have nothing to hash.
    if indexed.count == 0 { return scanned }
    guard let hash = NativeHash.of(arguments) else {
      return (scanned + indexed.values.flatMap(\.self)).sorted { $0.order < $1.order }
    }
    return scanned.merged(with: indexed[hash] ?? [])
  }

  /// Keeps the part that its calls share, or drops it.
  func share(_ called: CalledMember?) { (shared, isShared) = (called, called != nil) }

  /// Forgets all of its calls.
  func forgetCalls() {
    guard isShared else { return }
    share(nil)
    calls = MemberCalls()
    callersToKeep = Layout.callers
  }
}

extension [Expectation] {
  /// Merges two lists, each in search order.
  func merged(with others: [Expectation]) -> [Expectation] {
    if count == 0 { return others }
    return others.count == 0 ? self : (self + others).sorted { $0.order < $1.order }
  }

  /// Inserts an expectation by its order, nearly always at the end.
  mutating func insertInOrder(_ expectation: Expectation) {
    if count == 0 || self[count - 1].order < expectation.order { return append(expectation) }
    insert(expectation, at: firstIndex(from: expectation.order))
  }

  /// Removes an expectation, found by its order.
  /// - Returns: true if it was there.
  @discardableResult mutating func removeInOrder(_ expectation: Expectation) -> Bool {
    let index = firstIndex(from: expectation.order)
    guard index < count, self[index] === expectation else { return false }
    remove(at: index)
    return true
  }

  /// The first index with this order or a higher one.
  private func firstIndex(from order: Int) -> Int {
    guard let last, last.order >= order else { return count }
    return endIndex { $0.order < order }
  }
}
