/// All expectations of a context, found by mock and member.
struct ExpectationTable {
  /// Every expectation in search order, also the exhausted ones: for messages and verification.
  private(set) var all: [Expectation] = []
  /// Changes whenever expectations come or go, so that a snapshot can tell whether it is fresh.
  private(set) var generation: Int = 0
  /// The tables of mocks that have something in them.
  private var used: [MockTable] = []
  private var anyMock: [Expectation] = []

  /// What a call of this member is to be compared with.
  func candidates(for invocation: Invocation) -> MemberSnapshot {
    let table = invocation.mock.table
    let member = table.candidates(of: invocation.member)
    if let known = member.snapshot, known.generation == generation { return known }
    let new = MemberSnapshot(
      member, patterns: table.patterns + anyMock, generation: generation)
    // What is forgotten must go from all snapshots, and only tables in use are cleared.
    if table.isInUse || anyMock.isEmpty { member.snapshot = new }
    return new
  }

  /// Adds an expectation at the place its order says; `hashes` are known for those that are to be
  /// found by them.
  mutating func add(_ expectation: Expectation, hashes: ArgumentHashes) {
    generation += 1
    all.insertInOrder(expectation)
    guard let table = expectation.declaration.subject.mock?.table else {
      return anyMock.insertInOrder(expectation)
    }
    if !table.isInUse { used.append(table) }
    table.isInUse = true
    guard case .member(let member, _, _) = expectation.declaration.member else {
      return table.patterns.insertInOrder(expectation)
    }
    table.candidates(of: member).add(expectation, hashes)
    expectation.declaration.notificationName.map { table.add(expectation, of: $0) }
  }

  /// Stops looking at an expectation that has had all its calls.
  ///
  /// It stays in ``all``.
  func retire(_ expectation: Expectation) {
    guard case .member(let member, _, _) = expectation.declaration.member,
      let table = expectation.declaration.subject.mock?.table
    else { return }
    table.members[member.key]?.remove(expectation)
  }

  /// Takes an expectation out altogether.
  mutating func remove(_ expectation: Expectation) {
    generation += 1
    all.removeInOrder(expectation)
    anyMock.removeInOrder(expectation)
    let table = expectation.declaration.subject.mock?.table
    table?.patterns.removeInOrder(expectation)
    expectation.declaration.notificationName.map { table?.remove(expectation, of: $0) }
    if !expectation.isExhausted || expectation.isNever { retire(expectation) }
  }

  /// Forgets all.
  mutating func clear() {
    generation += 1
    for table in used { table.clear() }
    used = []
    anyMock = []
    all = []
  }
}

/// The expectations on one mock; each ``MockObject`` has one.
///
/// `@unchecked Sendable`: touched under the context's lock only.
final class MockTable: @unchecked Sendable {
  /// Those that are about one member each, by the member's key; also members that were only called.
  @exclusivity(unchecked) private(set) var members: [String: MemberExpectations] = [:]
  /// Those that are about members by name, or about all of them.
  @exclusivity(unchecked) var patterns: [Expectation] = []
  /// Those of notifications, by their names; also those that have had all theirs.
  private(set) var notifications: [String: [Expectation]] = [:]
  /// Expectations were declared, and have not been forgotten since.
  var isInUse: Bool = false

  /// The candidates of a member, made if there are none yet.
  func candidates(of member: MemberName) -> MemberExpectations {
    let key = member.key
    if let known = members[key] { return known }
    let new = MemberExpectations()
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

/// The expectations that a call of one member of one mock may be taken by, in search order.
///
/// A few are looked at one by one. From ``indexThreshold`` on, those whose arguments are plain
/// `Hashable` values are found by the hash of a call's arguments, so that thousands of them cost
/// no more than one. Exhausted ones leave, and cost nothing.
///
/// `@unchecked Sendable`: touched under the context's lock only.
final class MemberExpectations: @unchecked Sendable {
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
  @exclusivity(unchecked) var snapshot: MemberSnapshot?
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

/// What a call is to be compared with, as it was at one moment: to be read outside the lock.
///
/// It stays until the expectations change, so that most calls only pick it up.
///
/// `@unchecked Sendable`: it does not change; buckets are read under the context's lock.
final class MemberSnapshot: @unchecked Sendable {
  /// Tells a snapshot of these expectations from one of others.
  let generation: Int
  /// The calls of the member.
  let calls: MemberCalls
  private let scanned: [Expectation]
  private let indexed: [Int: Bucket]?
  private let patterns: [Expectation]
  /// The member itself is expected or allowed.
  private let isMentioned: Bool
  /// There is nothing but `scanned`.
  private let isPlain: Bool
  /// What comes after one that takes a call has nothing to say.
  private let mayStopEarly: Bool

  init(_ candidates: MemberExpectations, patterns: [Expectation], generation: Int) {
    self.generation = generation
    self.patterns = patterns
    calls = candidates.calls
    scanned = candidates.scanned
    indexed = candidates.indexed
    isMentioned = candidates.isMentioned
    isPlain = indexed == nil && patterns.isEmpty
    mayStopEarly = patterns.isEmpty && !candidates.isForbidden
  }

  /// Those that match mock, member and arguments, in search order.
  ///
  /// Runs the users' matchers: never under the lock.
  ///
  /// - Parameter isWhole: whether also those are looked for that come after one which will take the
  ///   call, unless another call comes before.
  func matches(
    for invocation: Invocation, _ arguments: [Any], isWhole: Bool
  ) -> Matches {
    var matches = Matches()
    scan(scanned, invocation, arguments, isWhole, into: &matches)
    if !isPlain { addOthers(invocation, arguments, isWhole, to: &matches) }
    return matches
  }

  /// Whether a nice mock has to be strict about the member.
  func mentions(_ invocation: Invocation) -> Bool {
    isMentioned || patterns.contains { !$0.isNever && $0.declaration.isAbout(invocation) }
  }

  private func scan(
    _ expectations: [Expectation], _ invocation: Invocation, _ arguments: [Any], _ isWhole: Bool,
    into matches: inout Matches
  ) {
    // A loop over indices: iterators are slow in debug builds, and this runs on every call.
    var index = 0
    let count = expectations.count
    while index < count {
      let expectation = expectations[index]
      if expectation.matches(invocation.returnType, arguments) {
        matches.add(expectation)
        if mayStopEarly {
          if expectation.isUnlimited { return }
          if !isWhole, !expectation.isConditional {
            matches.isPartial = true
            return
          }
        }
      }
      index += 1
    }
  }

  private func addOthers(
    _ invocation: Invocation, _ arguments: [Any], _ isWhole: Bool,
    to matches: inout Matches
  ) {
    let found = found(by: arguments, in: invocation.mock.context)
    scan(found, invocation, arguments, isWhole, into: &matches)
    for expectation in patterns where expectation.declaration.isAbout(invocation) {
      matches.add(expectation)
    }
    matches.sort()
  }

  /// Those that are found by the arguments' hash: hashed outside the lock, read under it.
  private func found(by arguments: [Any], in context: Context) -> [Expectation] {
    guard let indexed else { return [] }
    guard let hash = ArgumentsMatcher.hash(of: arguments) else {
      return context.update { _ in indexed.values.flatMap(\.expectations) }
    }
    guard let bucket = indexed[hash] else { return [] }
    return context.update { _ in bucket.expectations }
  }
}

/// The expectations that match a call; nearly always one or none.
struct Matches {
  private(set) var first: Expectation?
  private(set) var others: [Expectation]?
  /// Some were not looked for, as they come after one that is to take the call.
  var isPartial: Bool = false

  /// One that was to take the call does not take it any more: under the context's lock.
  var isTooLittle: Bool {
    if let first, first.isUsedUp { return true }
    return others?.contains(where: \.isUsedUp) ?? false
  }

  var all: [Expectation] { (first.map { [$0] } ?? []) + (others ?? []) }

  mutating func add(_ expectation: Expectation) {
    if first == nil {
      first = expectation
    } else if others == nil {
      others = [expectation]
    } else {
      others?.append(expectation)
    }
  }

  mutating func sort() {
    guard others != nil else { return }
    let sorted = all.sorted { $0.order < $1.order }
    first = sorted.first
    others = Array(sorted.dropFirst())
  }
}
