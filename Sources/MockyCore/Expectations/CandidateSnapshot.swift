/// What a call is to be compared with, as it was at one moment: to be read outside the lock.
///
/// It stays until the expectations change, so that most calls only pick it up.
///
/// `@unchecked Sendable`: it does not change; buckets are read under the context's lock.
final class CandidateSnapshot: @unchecked Sendable {
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

  init(_ candidates: Candidates, patterns: [Expectation], generation: Int) {
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
  ) -> CandidateMatches {
    var matches = CandidateMatches()
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
    into matches: inout CandidateMatches
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
    to matches: inout CandidateMatches
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
struct CandidateMatches {
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
