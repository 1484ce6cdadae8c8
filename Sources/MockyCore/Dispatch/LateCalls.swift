/// The answers to calls after the end of a test: of a member, of a mock, or of any mock.
///
/// They outlive the expectations, so they hold nothing of the test's.
struct LateCalls {
  /// The answers count until the next reset. The limits of verifications count until the test
  /// forgets its calls.
  struct Era {
    var resets: Int = 0
    var forgets: Int = 0
  }

  /// The facts that decide.
  private struct Facts: OptionSet {
    let rawValue: UInt8

    /// An expectation is about some of the calls.
    static let mentioned = Facts(rawValue: 1)
    /// An allowance would take all of the calls.
    static let allowed = Facts(rawValue: 2)
    /// `never` is about them.
    static let forbidden = Facts(rawValue: 4)
    /// A verification sets a maximum.
    static let limited = Facts(rawValue: 8)
  }

  private var facts: Facts = []
  private var era: Era
  /// The number of limits that were set for the calls.
  private var limits: Int = 0
  /// The limits for all mocks that no longer count for this mock.
  private var liftedLimits: Int = 0

  init(in era: Era = Era()) { self.era = era }

  /// Notes an expectation about the calls.
  mutating func add(_ expectation: Expectation, in era: Era) {
    add(
      expectation.isNever ? .forbidden : expectation.allowsAllCalls ? .allowed : .mentioned, in: era
    )
  }

  /// Notes the expectations by name that a call has found.
  mutating func add(_ search: ExpectationSearch, in era: Era) {
    if search.isMentioned { add(.mentioned, in: era) }
    guard let taker = search.taker, taker.member.name.isNil, taker.arguments.matchers.isNil,
      taker.verb != .expecting, taker.isUnlimited
    else { return }
    add(.allowed, in: era)
  }

  /// Notes that a verification sets a maximum for the calls.
  mutating func limit(in era: Era) {
    limits += 1
    add(.limited, in: era)
  }

  /// Forgets the limits of verifications.
  mutating func forgetLimit() { facts.remove(.limited) }

  /// Forgets the limits that verifications set for all mocks.
  mutating func lift(limitsOf all: LateCalls) { liftedLimits = all.limits }

  /// Returns the answers for all mocks, without the limits that are forgotten for this mock.
  func withoutLiftedLimits(_ all: LateCalls) -> LateCalls {
    var all = all
    if liftedLimits == all.limits { all.forgetLimit() }
    return all
  }

  private mutating func add(_ fact: Facts, in era: Era) {
    facts = LateCalls(in: era).joined(with: self).facts.union(fact)
    self.era = era
  }

  /// Returns the answers with those for other calls, which may be of an earlier era.
  func joined(with other: LateCalls) -> LateCalls {
    if other.era.resets != era.resets { return self }
    var (joined, added) = (self, other.facts)
    if other.era.forgets != era.forgets { added.remove(.limited) }
    joined.facts.formUnion(added)
    return joined
  }

  /// Returns whether the test accepts a call.
  /// - Parameter isNice: true if the mock ignores calls that nothing mentions.
  func acceptsCall(isNice: Bool) -> Bool {
    facts.isDisjoint(with: [.forbidden, .limited])
      && (facts.contains(.allowed) || isNice && !facts.contains(.mentioned))
  }

  /// True if an allowance would change the answer.
  var mayBeAllowed: Bool { facts.isDisjoint(with: [.allowed, .forbidden, .limited]) }
}

extension ContextState {
  /// Notes that a verification has looked for all calls of some mocks, or of all if none is given.
  mutating func limitLateCalls(of mocks: [MockObject]) {
    for mock in mocks { mock.table.late.limit(in: table.era) }
    if mocks.isEmpty { table.late.limit(in: table.era) }
  }

  /// The answers to a call after the end.
  func lateCalls(like call: Invocation) -> LateCalls {
    let mock = call.mock.table
    let ofAll = mock.late.withoutLiftedLimits(table.late)
    return [mock.expectations(of: call.member).late, mock.late, ofAll]
      .reduce(LateCalls(in: table.era)) { $0.joined(with: $1) }
  }

  /// Returns whether a call may return a made-up value without a failure: its mock is nice, or the
  /// test doesn't care about it.
  func makesUp(_ call: Invocation) -> Bool {
    call.mock.ignoresCalls(returning: call.returnType) || !phase.isOpen && call.takenBy.isNil
  }

  /// Returns whether to accept a call after the end, because the test doesn't care about it.
  func acceptsLate(_ call: Invocation) -> Bool {
    let isNice = call.mock.ignoresCalls(returning: call.returnType)
    if case .ended(ignoresCalls: true) = phase, isNice { return true }
    return lateCalls(like: call).acceptsCall(isNice: isNice)
  }
}
