/// The expectations on one member of one mock, in search order. A few are looked at one by one.
/// From ``indexThreshold`` on, those whose arguments Swift's own code alone compares are found by
/// the hash of a call's arguments, so that thousands of them cost no more than one. Exhausted ones
/// leave, and cost nothing.
/// `@unchecked Sendable`: touched under the context's lock only.
final class MemberExpectations: @unchecked Sendable {
  /// The member, as it was named first.
  let member: MemberName
  /// How many expectations a member must have before it gets an index.
  static let indexThreshold: Int = 8

  /// The expectations that every call is compared with.
  @exclusivity(unchecked) private(set) var scanned: [Expectation] = []
  /// The expectations that are found by the hash of their arguments; nil while there are only a
  /// few.
  @exclusivity(unchecked) private(set) var indexed: [Int: HashGroup]?
  /// There are some that are found by it.
  @exclusivity(unchecked) private var isIndexed: Bool = false
  /// The member is expected or allowed, not only forbidden: a nice mock is strict about it.
  @exclusivity(unchecked) private(set) var isMentioned: Bool = false
  /// The member is forbidden for some arguments.
  @exclusivity(unchecked) private(set) var isForbidden: Bool = false
  /// Both, as the defaults alone have it.
  private var byDefault: (isMentioned: Bool, isForbidden: Bool) = (false, false)
  /// The calls of the member that no verification has found.
  @exclusivity(unchecked) var unverified = UnverifiedCalls()
  /// The part that its calls share. It keeps the mock, so it goes with the last call of the history.
  @exclusivity(unchecked) private var shared: CalledMember?
  @exclusivity(unchecked) private(set) var isShared: Bool = false
  /// What a call was compared with last.
  @exclusivity(unchecked) var snapshot: MemberSnapshot?
  /// The number of expectations, which decides whether there is an index.
  private(set) var count: Int = 0

  init(of member: MemberName) { self.member = member }

  /// Adds an expectation, which is found by the hash of its arguments where there are many.
  func add(_ expectation: Expectation) {
    count += 1
    if expectation.isNever { isForbidden = true } else { isMentioned = true }
    if expectation.isDefault {
      if expectation.isNever { byDefault.isForbidden = true } else { byDefault.isMentioned = true }
    }
    if indexed.isNil, count < Self.indexThreshold { return scanned.insertInOrder(expectation) }
    if indexed.isNil {
      indexed = Dictionary()
      let few = scanned
      scanned = []
      for expectation in few { place(expectation) }
    }
    place(expectation)
  }

  private func place(_ expectation: Expectation) {
    guard let hash = expectation.declaration.arguments.lastingHash else {
      return scanned.insertInOrder(expectation)
    }
    expectation.argumentsHash = hash
    enter(expectation, hash)
  }

  private func enter(_ expectation: Expectation, _ hash: Int) {
    isIndexed = true
    if let group = indexed?[hash] { return group.expectations.insertInOrder(expectation) }
    let group = HashGroup()
    group.expectations.append(expectation)
    indexed?[hash] = group
  }

  func clear() {
    scanned = []
    indexed = nil
    isIndexed = false
    isMentioned = false
    isForbidden = false
    byDefault = (false, false)
    count = 0
  }

  /// Only defaults are left in it.
  func forgetTests() {
    (isMentioned, isForbidden) = byDefault
    guard let indexed, indexed.count > 2 * count + Self.indexThreshold else { return }
    self.indexed = indexed.filter { !$0.value.expectations.isEmpty }
  }

  /// Takes out an expectation that has had all its calls, or that moves to another place, if it is
  /// still there.
  func remove(_ expectation: Expectation) {
    if let hash = expectation.argumentsHash, let group = indexed?[hash] {
      if group.expectations.removeInOrder(expectation) { count -= 1 }
    } else if scanned.removeInOrder(expectation) {
      snapshot?.isFresh = false
      count -= 1
    }
  }
}

/// The short way to the expectation that takes a call, for what most calls are like: nothing forbids
/// them, and Swift's own code alone compares their arguments. No snapshot is needed then, as nothing
/// that others wrote runs under the lock.
extension MemberExpectations {
  /// The member is expected, allowed or forbidden.
  @_transparent var isSpokenOf: Bool {
    if isMentioned { return true }
    return isForbidden
  }

  /// What a call of the member has in common with those so far.
  @_transparent func called(
    _ name: MemberName, of mock: MockObject, _ returnType: Any.Type, _ obstacle: String?
  ) -> CalledMember {
    if let shared, shared.returnType == returnType { return shared }
    return CalledMember(mock, name, returning: returnType, obstacle: obstacle)
  }

  /// Keeps the part that its calls share, or nothing.
  func share(_ called: CalledMember?) { (shared, isShared) = (called, called != nil) }

  /// Forgets all of its calls.
  func forgetCalls() {
    guard isShared else { return }
    share(nil)
    unverified = UnverifiedCalls()
  }

  /// The first expectation that takes a call; nil if there is none, or if that takes other code to
  /// tell. Under the lock.
  @_transparent func find(_ returnType: Any.Type, _ arguments: ArgumentList) -> Expectation? {
    if isForbidden { return nil }
    var isCertain = true
    if !isIndexed { return Self.search(scanned, returnType, arguments, &isCertain) }
    return findAmongMany(returnType, arguments)
  }

  private func findAmongMany(_ returnType: Any.Type, _ arguments: ArgumentList) -> Expectation? {
    var isCertain = true
    let found = Self.search(scanned, returnType, arguments, &isCertain)
    if !isCertain { return nil }
    guard let hash = ArgumentsMatcher.nativeHash(of: arguments) else { return nil }
    guard let group = indexed?[hash] else { return found }
    let other = Self.search(group.expectations, returnType, arguments, &isCertain)
    guard isCertain, let other else { return isCertain ? found : nil }
    return other.order < found?.order ?? .max ? other : found
  }

  /// - Parameter isCertain: becomes false where an expectation has to be asked outside the lock.
  @_transparent private static func search(
    _ expectations: [Expectation], _ returnType: Any.Type, _ arguments: ArgumentList,
    _ isCertain: inout Bool
  ) -> Expectation? {
    // A loop over indices: iterators are slow in debug builds, and this runs on every call.
    var index = 0
    while index < expectations.count {
      let expectation = expectations[index]
      if expectation.takesCall {
        switch expectation.matchesNatively(returnType, arguments) {
        case .yes: return expectation
        case .no: break
        case .unknown:
          isCertain = false
          return nil
        }
      }
      index += 1
    }
    return nil
  }
}

/// The expectations whose arguments have one hash: a class, so that taking one out copies nothing.
final class HashGroup {
  var expectations: [Expectation] = []
}

/// What a call is to be compared with, as it was at one moment: to be read outside the lock. It
/// stays until the expectations change, so that most calls only pick it up.
/// `@unchecked Sendable`: it does not change but for `isFresh`; that and groups are touched under the
/// context's lock only.
final class MemberSnapshot: @unchecked Sendable {
  /// No expectation in it has had all its calls since.
  var isFresh: Bool = true
  /// Tells a snapshot of these expectations from one of others.
  let generation: Int
  private let scanned: [Expectation]
  private let indexed: [Int: HashGroup]?
  private let patterns: [Expectation]
  private let refused: [RefusedExpectation]
  /// The member itself is expected or allowed.
  private let isMentioned: Bool
  /// There is nothing but `scanned`.
  private let isPlain: Bool
  /// The search may stop at the first expectation that takes the call: no later one forbids it.
  private let mayStopEarly: Bool

  init(
    _ expectations: MemberExpectations, patterns: [Expectation], refused: [RefusedExpectation],
    generation: Int
  ) {
    self.generation = generation
    self.refused = refused
    self.patterns = patterns
    scanned = expectations.scanned
    indexed = expectations.indexed
    isMentioned = expectations.isMentioned
    isPlain = indexed == nil && patterns.isEmpty
    mayStopEarly = patterns.isEmpty && !expectations.isForbidden
  }

  /// The expectations that match mock, member and arguments, in search order: the first three of
  /// the five terms by which an expectation takes a call. Runs the users' matchers: never under the
  /// lock.
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

  /// The misuse because of which nothing takes a call. Runs the users' matchers: never under the
  /// lock.
  func misuse(behind invocation: Invocation, _ arguments: [Any]) -> EnteredFailure? {
    refused.first { $0.takes(invocation, arguments) }?.misuse
  }

  /// Whether a nice mock has to be strict about the member.
  func mentions(_ invocation: Invocation) -> Bool {
    if isMentioned || patterns.isEmpty { return isMentioned }
    return patterns.contains { !$0.isNever && $0.declaration.isAbout(invocation) }
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
    for expectation in patterns
    where expectation.declaration.isAbout(invocation)
      && expectation.matches(invocation.returnType, arguments)
    {
      matches.add(expectation)
    }
    matches.sort()
  }

  /// The expectations found by the arguments' hash. Where an argument has none that lasts, these are
  /// all: it may be equal to a value of another type.
  private func found(by arguments: [Any], in context: Context) -> [Expectation] {
    guard let indexed else { return [] }
    guard let hash = LastingHash.of(arguments) else {
      return context.update { _ in indexed.values.flatMap(\.expectations) }
        .sorted { $0.order < $1.order }
    }
    guard let group = indexed[hash] else { return [] }
    return context.update { _ in group.expectations }
  }
}

/// The expectations that match a call; nearly always one or none.
struct Matches {
  private(set) var first: Expectation?
  private(set) var others: [Expectation]?
  /// The search has stopped at an expectation that is to take the call.
  var isPartial: Bool = false

  /// One that was to take the call has had all its calls meanwhile: under the context's lock.
  var isTooLittle: Bool {
    if let first, !first.isConditional, !first.hasRoom { return true }
    return others?.contains { !$0.isConditional && !$0.hasRoom } ?? false
  }

  var all: [Expectation] {
    guard let first else { return [] }
    return [first] + (others ?? [])
  }

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
