/// The expectations that a call of one member of one mock may be taken by, in search order.
///
/// A few are looked at one by one. From ``indexThreshold`` on, those whose arguments are plain
/// `Hashable` values are found by the hash of a call's arguments, so that thousands of them cost
/// no more than one. Exhausted ones leave, and cost nothing.
struct Candidates {
  /// How many expectations of one member make an index worth its while.
  static let indexThreshold: Int = 8

  /// Those that every call is compared with.
  private(set) var scanned: [Expectation] = []
  /// Those that are found by the hash of their arguments; nil while there are only a few.
  private(set) var indexed: [Int: [Expectation]]?
  /// The member is expected or allowed, not only forbidden: a nice mock is strict about it.
  private(set) var isMentioned: Bool = false

  /// How many there are, for deciding whether hashes are worth making.
  private(set) var count: Int = 0

  /// Adds an expectation; `hash` is that of its arguments, where it can be found by it.
  mutating func add(_ expectation: Expectation, hash: Int?) {
    count += 1
    if !expectation.cardinality.isNever { isMentioned = true }
    if let hash, indexed != nil {
      indexed?[hash, default: []].insertInOrder(expectation)
    } else {
      scanned.insertInOrder(expectation)
    }
  }

  /// Turns to the index; `hashes` are those of the expectations so far that can be found by it.
  mutating func index(_ hashes: [ObjectIdentifier: Int]) {
    guard indexed == nil else { return }
    var index: [Int: [Expectation]] = [:]
    scanned.removeAll { expectation in
      guard let hash = hashes[ObjectIdentifier(expectation)] else { return false }
      index[hash, default: []].append(expectation)
      return true
    }
    indexed = index
  }

  /// Takes out an expectation that has had all its calls, or that moves to another place.
  mutating func remove(_ expectation: Expectation, hash: Int?) {
    count -= 1
    if let index = scanned.firstIndex(where: { $0 === expectation }) {
      scanned.remove(at: index)
    } else if let hash {
      indexed?[hash]?.removeAll { $0 === expectation }
    }
  }
}

extension [Expectation] {
  /// Inserts at the place that the order says; nearly always the end.
  mutating func insertInOrder(_ expectation: Expectation) {
    var index = count
    while index > 0, self[index - 1].order > expectation.order { index -= 1 }
    insert(expectation, at: index)
  }
}
