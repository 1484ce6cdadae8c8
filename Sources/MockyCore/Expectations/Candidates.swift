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
  /// Those of `scanned` whose arguments nobody has tried to hash yet.
  private(set) var unhashed: [Expectation] = []
  /// How many there are, for deciding whether hashes are worth making.
  private(set) var count: Int = 0

  /// Adds an expectation, which is found by the hash of its arguments where it has one.
  func add(_ expectation: Expectation, _ hashes: ArgumentHashes) {
    count += 1
    if expectation.isNever { isForbidden = true } else { isMentioned = true }
    snapshot = nil
    if !hashes.isEmpty, !unhashed.isEmpty { index(hashes) }
    if let hash = hashes[expectation] { return enter(expectation, hash) }
    if !hashes.contains(expectation) { unhashed.insertInOrder(expectation) }
    scanned.insertInOrder(expectation)
  }

  /// Moves those to the index whose hashes have been made by now.
  private func index(_ hashes: ArgumentHashes) {
    let found = unhashed.filter { hashes[$0] != nil }
    unhashed.removeAll(where: hashes.contains)
    guard !found.isEmpty else { return }
    scanned.removeAll { hashes[$0] != nil }
    for expectation in found { hashes[expectation].map { enter(expectation, $0) } }
  }

  /// Enters an expectation into the index.
  private func enter(_ expectation: Expectation, _ hash: Int) {
    expectation.argumentsHash = hash
    let bucket = indexed?[hash] ?? Bucket()
    bucket.expectations.insertInOrder(expectation)
    indexed = indexed ?? [:]
    indexed?[hash] = bucket
  }

  /// Forgets all expectations; the calls stay.
  func clear() {
    scanned = []
    unhashed = []
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
      bucket.expectations.removeInOrder(expectation)
    } else {
      scanned.removeInOrder(expectation)
      unhashed.removeInOrder(expectation)
      snapshot = nil
    }
  }
}

/// The expectations whose arguments have one hash: a class, so that taking one out copies nothing.
final class Bucket {
  var expectations: [Expectation] = []
}

/// The hashes of some expectations' arguments, made outside the context's lock.
struct ArgumentHashes {
  /// Nil for those that have none.
  private var hashes: [ObjectIdentifier: Int?] = [:]

  var isEmpty: Bool { hashes.isEmpty }

  /// Makes a hash, if there can be one.
  ///
  /// Runs the users' `hash`: never under the lock.
  mutating func make(of expectation: Expectation) {
    let hash = expectation.declaration.arguments.hash
    hashes.updateValue(hash, forKey: ObjectIdentifier(expectation))
  }

  /// Whether one has been tried to make.
  func contains(_ expectation: Expectation) -> Bool {
    hashes[ObjectIdentifier(expectation)] != nil
  }

  subscript(_ expectation: Expectation) -> Int? {
    hashes[ObjectIdentifier(expectation)] ?? nil
  }
}

extension [Expectation] {
  /// Inserts at the place that the order says; nearly always the end.
  mutating func insertInOrder(_ expectation: Expectation) {
    insert(expectation, at: firstIndex(from: expectation.order))
  }

  /// Takes out an expectation, found by its order.
  mutating func removeInOrder(_ expectation: Expectation) {
    let index = firstIndex(from: expectation.order)
    if index < count, self[index] === expectation { remove(at: index) }
  }

  /// Where those begin that have an order or a higher one.
  private func firstIndex(from order: Int) -> Int {
    guard let last, last.order >= order else { return count }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].order < order { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
