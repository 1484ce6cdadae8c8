/// A kind of calls that a `verify` block asks for. It is an object, as a declaration takes long to
/// copy.
final class WantedCall {
  let declaration: Declaration
  /// Which one of its block it is.
  let number: Int
  /// Where its calls are found.
  fileprivate let source: OpenCalls.Source
  fileprivate let captures: Bool

  init(_ declaration: Declaration, number: Int) {
    self.declaration = declaration
    self.number = number
    source = OpenCalls.Source(of: declaration)
    captures = declaration.arguments.captures
  }

  var cardinality: Cardinality { declaration.cardinality }

  /// Whether it is such a call. Runs the users' matchers: never under the lock.
  func takes(_ call: Invocation) -> Bool { declaration.takes(call) }
}

/// Finds calls in the history, each at most once.
struct CallFinder {
  private let calls: OpenCalls
  /// What the failures are put into words with; nil where no failures are made.
  private let snapshot: ContextSnapshot?
  /// How long was waited for the calls, where that was done in vain.
  private let waited: ElapsedWait?
  /// What was found, and by what.
  private var found: [(invocation: Invocation, wanted: WantedCall)] = []
  /// The places in the history of what was found.
  private var taken: Set<Int> = []
  /// What was not found as often as it should, and may take calls that are still to come.
  private var missed: [WantedCall] = []
  /// One for each demand that is not met, where they are worded.
  private(set) var failures: [MockFailure] = []
  /// Something was called too often, so that waiting for more calls is in vain.
  private(set) var isHopeless: Bool = false

  init(_ calls: OpenCalls, snapshot: ContextSnapshot? = nil, waited: ElapsedWait? = nil) {
    self.calls = calls
    self.snapshot = snapshot
    self.waited = waited
  }

  var isMet: Bool { missed.isEmpty }

  /// Marks what was found, so that no later verification finds it: under the context's lock.
  /// - Returns: false if another verification has found one of the calls meanwhile.
  func useUp(in history: inout History) -> Bool {
    // By indices, without closures and key paths, which are slow in debug builds.
    for index in 0..<found.count where found[index].invocation.isVerified { return false }
    for (call, wanted) in found {
      history.verify(call, at: wanted.declaration.position)
    }
    return true
  }

  /// Gives captors the arguments of what was found: outside the lock.
  func capture() {
    for call in found where call.wanted.captures {
      call.wanted.declaration.arguments.capture(call.invocation.arguments)
    }
  }

  /// Finds all calls of one kind.
  mutating func find(_ wanted: WantedCall) {
    let own = open(wanted)
    let found = FoundCalls(wanted, count: own.count, in: calls)
    guard found.isEnough else {
      miss([wanted], isTooMuch: found.isTooMuch)
      return report(found)
    }
    take(own, for: wanted)
  }

  /// Finds calls of several kinds, one kind after the other, with gaps between them or not. Each
  /// kind has the calls from its first one up to the next kind's first one.
  mutating func find(inOrder wanted: [WantedCall]) {
    var run = OrderedRun(wanted)
    var own: [[Invocation]] = wanted.map { _ in [] }
    for call in calls.calls(forAnyOf: wanted) where !isTaken(call) {
      if let index = run.offer(call) { own[index].append(call) }
    }
    for (index, one) in wanted.enumerated() {
      let found = FoundCalls(one, count: own[index].count, in: calls)
      guard found.isEnough else {
        miss(wanted, isTooMuch: found.isTooMuch)
        let earlier = index > 0 ? wanted[index - 1] : nil
        return report(found, after: earlier)
      }
    }
    for (one, calls) in zip(wanted, own) { take(calls, for: one) }
  }

  /// Finds the calls of the first of several kinds that was called.
  mutating func find(anyOf wanted: [WantedCall], _ position: SourcePosition) {
    var all: [FoundCalls] = []
    for one in wanted {
      let own = open(one)
      let found = FoundCalls(one, count: own.count, in: calls)
      if found.isEnough { return take(own, for: one) }
      all.append(found)
    }
    miss(wanted, isTooMuch: all.allSatisfy(\.isTooMuch))
    report { snapshot, waited, includesReasons in
      AnyOfReport(
        snapshot: snapshot, wanted: all, waited: waited,
        position: position, includesReasons: includesReasons
      ).failure
    }
  }

  /// The calls of one kind that nothing has taken yet.
  private func open(_ wanted: WantedCall) -> [Invocation] {
    // A loop over indices: closures and iterators are slow in debug builds.
    let calls = calls.calls(for: wanted)
    var open: [Invocation] = []
    var index = 0
    while index < calls.count {
      let call = calls[index]
      if !isTaken(call), wanted.takes(call) { open.append(call) }
      index += 1
    }
    return open
  }

  private func isTaken(_ call: Invocation) -> Bool {
    taken.count == 0 ? false : taken.contains(call.place)
  }

  /// Notes what was not found. Where there are too many calls, waiting is in vain, unless a demand
  /// before this one is not met yet and may use up some of them.
  private mutating func miss(_ wanted: [WantedCall], isTooMuch: Bool) {
    let earlier = missed
    missed += wanted
    guard isTooMuch, !isHopeless else { return }
    isHopeless =
      earlier.isEmpty
      || !calls.calls(forAnyOf: wanted).contains { call in
        !isTaken(call) && wanted.contains { $0.takes(call) }
          && earlier.contains { $0.takes(call) }
      }
  }

  private mutating func take(_ calls: [Invocation], for wanted: WantedCall) {
    var index = 0
    while index < calls.count {
      found.append((calls[index], wanted))
      taken.insert(calls[index].place)
      snapshot?.verify(calls[index], at: wanted.declaration.position)
      index += 1
    }
  }

  private mutating func report(_ found: FoundCalls, after earlier: WantedCall? = nil) {
    report { snapshot, waited, includesReasons in
      VerificationReport(
        snapshot: snapshot, found: found, earlier: earlier?.declaration.callText, waited: waited,
        includesReasons: includesReasons
      ).failure
    }
  }

  private mutating func report(
    _ failure: (ContextSnapshot, ElapsedWait?, _ includesReasons: Bool) -> MockFailure
  ) {
    guard let snapshot else { return }
    let includesReasons = failures.count < Layout.reasons
    failures.append(Rendering.run { failure(snapshot, waited, includesReasons) })
  }
}

/// How often calls of one kind were found.
final class FoundCalls {
  let count: Int
  /// The history has left out calls that may have been such ones.
  let isIncomplete: Bool
  private let wanted: WantedCall

  init(_ wanted: WantedCall, count: Int, in calls: OpenCalls) {
    self.wanted = wanted
    self.count = count
    isIncomplete = calls.lacksSome(for: wanted)
  }

  var declaration: Declaration { wanted.declaration }

  /// There are as many as are wanted, whatever was left out.
  var isEnough: Bool { wanted.cardinality.contains(count) && !isUncertain }

  /// There seem to be as many as are wanted, and there may have been too many.
  var isUncertain: Bool {
    isIncomplete && wanted.cardinality.contains(count) && wanted.cardinality.maximum != nil
  }

  /// Whatever is called later, it is not enough.
  var isTooMuch: Bool { isUncertain || wanted.cardinality.isExceeded(by: count) }
}

/// Finds calls of several kinds in the order of these kinds, one call after the other.
struct OrderedRun {
  private let wanted: [WantedCall]
  /// Which kind it is at.
  private var index: Int = 0
  private var count: Int = 0

  init(_ wanted: [WantedCall]) { self.wanted = wanted }

  /// Looks at the next call of the history. A kind takes as many calls as are needed, and then more
  /// of them up to the next kind's first one.
  /// - Returns: the number of the kind that takes it; nil if it is none of those looked for.
  mutating func offer(_ call: Invocation) -> Int? {
    while index + 1 < wanted.count, wanted[index].cardinality.isSatisfied(by: count),
      wanted[index + 1].takes(call)
    {
      index += 1
      count = 0
    }
    guard index < wanted.count, wanted[index].takes(call) else { return nil }
    count += 1
    return index
  }
}

/// The calls that a verification can find, as they were at one moment: only those of the members
/// that it asks for.
struct OpenCalls {
  /// Where the calls that a declaration is about are found.
  fileprivate enum Source: Hashable {
    /// One member, of which only the calls with some arguments may be asked for.
    case member(ObjectIdentifier, key: String, hash: Int?)
    case mock(ObjectIdentifier)
    case everyMock

    init(of declaration: Declaration) {
      guard let mock = declaration.subject.mock else {
        self = .everyMock
        return
      }
      if case .member(let member, _, _) = declaration.member {
        self = .member(
          ObjectIdentifier(mock), key: member.key, hash: declaration.arguments.lastingHash)
      } else {
        self = .mock(ObjectIdentifier(mock))
      }
    }
  }

  /// The calls of one source.
  private final class Pool {
    /// Oldest first.
    let calls: [Invocation]
    /// The history has left out some that no verification has found.
    let lacksSome: Bool

    init(_ calls: [Invocation], lacksSome: Bool) {
      self.calls = calls
      self.lacksSome = lacksSome
    }
  }

  /// One for each wanted call, at its number; those with the same source share it, where that has
  /// several calls.
  private var pools: [Pool] = []
  /// Gathers them: under the context's lock.
  init(_ state: ContextState, askedBy wanted: [WantedCall]) {
    var shared: [Source: Pool] = Dictionary()
    for one in wanted {
      if shared.count > 0, let pool = shared[one.source] {
        pools.append(pool)
        continue
      }
      let calls = Self.calls(one, state)
      let pool = Pool(calls, lacksSome: Self.lacksSome(one, state))
      if calls.count > 1 { shared[one.source] = pool }
      pools.append(pool)
    }
  }

  private static func lacksSome(_ wanted: WantedCall, _ state: ContextState) -> Bool {
    let start = state.history.start
    guard state.history.lastLost >= start else { return false }
    guard let members = wanted.declaration.subject.mock?.table.members else { return true }
    if case .member(_, let key, _) = wanted.source {
      return members[key].map { $0.unverified.lastLost >= start } ?? false
    }
    return members.values.contains { $0.unverified.lastLost >= start }
  }

  private static func calls(_ wanted: WantedCall, _ state: ContextState) -> [Invocation] {
    guard let table = wanted.declaration.subject.mock?.table else {
      return state.history.calls().filter { !$0.isVerified }
    }
    guard case .member(let name, _, _) = wanted.declaration.member,
      case .member(_, _, let hash) = wanted.source
    else {
      return table.members.values.flatMap { $0.unverified.calls(in: state.history) }
        .sorted { $0.place < $1.place }
    }
    let member = table.expectations(of: name)
    return member.unverified.calls(in: state.history, with: hash)
  }

  /// The history has left out calls that may have been such ones.
  func lacksSome(for wanted: WantedCall) -> Bool { pools[wanted.number].lacksSome }

  /// The calls that may be such ones, oldest first.
  func calls(for wanted: WantedCall) -> [Invocation] { pools[wanted.number].calls }

  /// The calls that may be one of several kinds, oldest first.
  func calls(forAnyOf wanted: [WantedCall]) -> [Invocation] {
    if let one = wanted.first(where: { $0.source == .everyMock }) { return pools[one.number].calls }
    var sources: Set<Source> = []
    let own = wanted.filter { sources.insert($0.source).inserted }.map { pools[$0.number].calls }
    if own.count == 1 { return own[0] }
    var known: Set<Int> = []
    return own.joined().filter { known.insert($0.place).inserted }
      .sorted { $0.place < $1.place }
  }
}
