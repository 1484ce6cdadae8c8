/// The expectations that a call of one member of one mock may be taken by, in search order.
///
/// A few are looked at one by one. From ``indexThreshold`` on, those whose arguments are plain
/// `Hashable` values are found by the hash of a call's arguments, so that thousands of them cost
/// no more than one. Exhausted ones leave, and cost nothing.
///
/// `@unchecked Sendable`: touched under the context's lock only.
final class Candidates: @unchecked Sendable {
  /// How many expectations of one member make an index worth its while.
  static let indexThreshold: Int = 8

  /// Those that every call is compared with.
  private(set) var scanned: [Expectation] = []
  /// Those that are found by the hash of their arguments; nil while there are only a few.
  private(set) var indexed: [Int: Bucket]?
  /// The member is expected or allowed, not only forbidden: a nice mock is strict about it.
  private(set) var isMentioned: Bool = false
  /// The member is forbidden for some arguments.
  private(set) var isForbidden: Bool = false
  /// The calls of the member.
  let calls = MemberCalls()
  /// What a call was compared with last; nil once it has changed.
  @exclusivity(unchecked) var snapshot: CandidateSnapshot?
  /// How many there are, for deciding whether hashes are worth making.
  private(set) var count: Int = 0

  /// Adds an expectation; `hash` is that of its arguments, where it can be found by it.
  func add(_ expectation: Expectation, hash: Int?) {
    count += 1
    if expectation.isNever { isForbidden = true } else { isMentioned = true }
    snapshot = nil
    guard let hash, indexed != nil else { return scanned.insertInOrder(expectation) }
    bucket(for: hash).expectations.insertInOrder(expectation)
  }

  /// The expectations that are found by a hash.
  private func bucket(for hash: Int) -> Bucket {
    if let known = indexed?[hash] { return known }
    let new = Bucket()
    indexed?[hash] = new
    return new
  }

  /// Turns to the index; `hashes` are those of the expectations so far that can be found by it.
  func index(_ hashes: [ObjectIdentifier: Int]) {
    guard indexed == nil else { return }
    indexed = [:]
    scanned.removeAll { expectation in
      guard let hash = hashes[ObjectIdentifier(expectation)] else { return false }
      expectation.argumentsHash = hash
      bucket(for: hash).expectations.append(expectation)
      return true
    }
    snapshot = nil
  }

  /// Forgets all expectations; the calls stay.
  func clear() {
    scanned = []
    indexed = nil
    isMentioned = false
    isForbidden = false
    snapshot = nil
    count = 0
  }

  /// Takes out an expectation that has had all its calls, or that moves to another place.
  func remove(_ expectation: Expectation) {
    count -= 1
    if let hash = expectation.argumentsHash, let bucket = indexed?[hash] {
      bucket.expectations.removeAll { $0 === expectation }
    } else {
      scanned.removeAll { $0 === expectation }
      snapshot = nil
    }
  }
}

/// The expectations whose arguments have one hash: a class, so that taking one out copies nothing.
final class Bucket {
  var expectations: [Expectation] = []
}

extension [Expectation] {
  /// Inserts at the place that the order says; nearly always the end.
  mutating func insertInOrder(_ expectation: Expectation) {
    var index = count
    while index > 0, self[index - 1].order > expectation.order { index -= 1 }
    insert(expectation, at: index)
  }
}
