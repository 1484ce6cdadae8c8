/// Finds calls in the history, each at most once.
struct CallFinder {
  private let calls: OpenCalls
  /// What the failures are put into words with; nil where no failures are made.
  private let snapshot: ContextSnapshot?
  /// How long was waited for the calls, where that was done in vain.
  private let waited: ElapsedWait?
  /// What was found, and by what.
  private var found: [(invocation: Invocation, declaration: Declaration)] = []
  /// The places in the history of what was found.
  private var taken: Set<Int> = []
  /// What was not found as often as it should, and may take calls that are still to come.
  private var missed: [Declaration] = []
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
    guard !found.contains(where: \.invocation.isVerified) else { return false }
    for call in found { history.verify(call.invocation) }
    return true
  }

  /// Gives captors the arguments of what was found: outside the lock.
  func capture() {
    for call in found where call.declaration.arguments.captures {
      call.declaration.arguments.capture(call.invocation.arguments)
    }
  }

  /// Finds all calls of one kind.
  mutating func find(_ declaration: Declaration) {
    let own = open(declaration)
    let found = FoundCalls(declaration, count: own.count, in: calls)
    guard found.isEnough else {
      miss([declaration], isTooMuch: found.isTooMuch)
      return report(found)
    }
    take(own, for: declaration)
  }

  /// Finds calls of several kinds, one kind after the other, with gaps between them or not. Each
  /// kind has the calls from its first one up to the next kind's first one.
  mutating func find(inOrder declarations: [Declaration]) {
    var run = OrderedRun(declarations)
    var own: [[Invocation]] = declarations.map { _ in [] }
    for call in calls.calls(forAnyOf: declarations) where !isTaken(call) {
      if let index = run.offer(call) { own[index].append(call) }
    }
    for (index, declaration) in declarations.enumerated() {
      let found = FoundCalls(declaration, count: own[index].count, in: calls)
      guard found.isEnough else {
        miss(declarations, isTooMuch: found.isTooMuch)
        let earlier = index > 0 ? declarations[index - 1] : nil
        return report(found, after: earlier)
      }
    }
    for (declaration, calls) in zip(declarations, own) { take(calls, for: declaration) }
  }

  /// Finds the calls of the first of several kinds that was called.
  mutating func find(anyOf declarations: [Declaration], _ position: SourcePosition) {
    var all: [FoundCalls] = []
    for declaration in declarations {
      let own = open(declaration)
      let found = FoundCalls(declaration, count: own.count, in: calls)
      if found.isEnough { return take(own, for: declaration) }
      all.append(found)
    }
    miss(declarations, isTooMuch: all.allSatisfy(\.isTooMuch))
    report { snapshot, waited, includesReasons in
      AnyOfReport(
        snapshot: snapshot, wanted: all, waited: waited,
        position: position, includesReasons: includesReasons
      ).failure
    }
  }

  /// The calls that a declaration takes, and nothing has taken yet.
  private mutating func open(_ declaration: Declaration) -> [Invocation] {
    calls.calls(for: declaration).filter { !isTaken($0) && declaration.takes($0) }
  }

  private func isTaken(_ call: Invocation) -> Bool {
    !taken.isEmpty && taken.contains(call.place)
  }

  /// Notes what was not found. Where there are too many calls, waiting is in vain, unless a demand
  /// before this one is not met yet and may use up some of them.
  private mutating func miss(_ declarations: [Declaration], isTooMuch: Bool) {
    let earlier = missed
    missed += declarations
    guard isTooMuch, !isHopeless else { return }
    isHopeless =
      earlier.isEmpty
      || !calls.calls(forAnyOf: declarations).contains { call in
        !isTaken(call) && declarations.contains { $0.takes(call) }
          && earlier.contains { $0.takes(call) }
      }
  }

  private mutating func take(_ calls: [Invocation], for declaration: Declaration) {
    for call in calls {
      found.append((call, declaration))
      taken.insert(call.place)
    }
  }

  private mutating func report(_ found: FoundCalls, after earlier: Declaration? = nil) {
    report { snapshot, waited, includesReasons in
      VerificationReport(
        snapshot: snapshot, found: found, earlier: earlier?.callText, waited: waited,
        includesReasons: includesReasons
      ).failure
    }
  }

  private mutating func report(
    _ failure: (ContextSnapshot, ElapsedWait?, _ includesReasons: Bool) -> MockFailure
  ) {
    guard let snapshot else { return }
    let includesReasons = failures.count < ContextSnapshot.explained
    failures.append(Rendering.run { failure(snapshot, waited, includesReasons) })
  }
}

/// How often calls of one kind were found.
final class FoundCalls {
  let declaration: Declaration
  let count: Int
  /// The history has left out calls that may have been such ones.
  let isIncomplete: Bool

  init(_ declaration: Declaration, count: Int, in calls: OpenCalls) {
    self.declaration = declaration
    self.count = count
    isIncomplete = calls.lacksSome(for: declaration)
  }

  /// There are as many as are wanted, whatever was left out.
  var isEnough: Bool { declaration.cardinality.contains(count) && !isUncertain }

  /// There seem to be as many as are wanted, and there may have been too many.
  var isUncertain: Bool {
    isIncomplete && declaration.cardinality.contains(count)
      && declaration.cardinality.maximum != nil
  }

  /// Whatever is called later, it is not enough.
  var isTooMuch: Bool { isUncertain || declaration.cardinality.isExceeded(by: count) }
}

/// Finds calls of several kinds in the order of these kinds, one call after the other.
struct OrderedRun {
  private let declarations: [Declaration]
  /// Which kind it is at.
  private var index: Int = 0
  private var count: Int = 0

  init(_ declarations: [Declaration]) { self.declarations = declarations }

  /// Looks at the next call of the history. A kind takes as many calls as are needed, and then more
  /// of them up to the next kind's first one.
  /// - Returns: the number of the kind that takes it; nil if it is none of those looked for.
  mutating func offer(_ call: Invocation) -> Int? {
    while index + 1 < declarations.count, declarations[index].cardinality.isSatisfied(by: count),
      declarations[index + 1].takes(call)
    {
      index += 1
      count = 0
    }
    guard index < declarations.count, declarations[index].takes(call) else { return nil }
    count += 1
    return index
  }
}

/// The calls that a verification can find, as they were at one moment: only those of the members
/// that it asks for.
struct OpenCalls {
  /// Where the calls that a declaration is about are found.
  private enum Source: Hashable {
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
    /// How many declarations ask for them.
    var askers: Int = 1
    /// By the hash of their arguments, where many declarations ask for them.
    lazy var index = ArgumentsIndex(calls)

    init(_ calls: [Invocation], lacksSome: Bool) {
      self.calls = calls
      self.lacksSome = lacksSome
    }
  }

  private var pools: [Source: Pool] = [:]
  /// Some source lacks calls.
  private let someAreLeftOut: Bool

  /// Gathers them: under the context's lock.
  init(_ state: ContextState, askedBy declarations: [Declaration]) {
    someAreLeftOut = state.history.openLeftOut > 0
    for declaration in declarations {
      let source = Source(of: declaration)
      if let pool = pools[source] {
        pool.askers += 1
      } else {
        pools[source] = Pool(
          Self.calls(declaration, source, state),
          lacksSome: Self.lacksSome(declaration, source, state))
      }
    }
  }

  private static func lacksSome(
    _ declaration: Declaration, _ source: Source, _ state: ContextState
  ) -> Bool {
    guard state.history.openLeftOut > 0 else { return false }
    guard let members = declaration.subject.mock?.table.members else { return true }
    if case .member(_, let key, _) = source {
      return members[key].map { $0.calls.leftOut(of: state.history) > 0 } ?? false
    }
    return members.values.contains { $0.calls.leftOut(of: state.history) > 0 }
  }

  /// The history has left out calls that a declaration may be about.
  func lacksSome(for declaration: Declaration) -> Bool {
    someAreLeftOut && pools[Source(of: declaration)]?.lacksSome ?? false
  }

  private static func calls(
    _ declaration: Declaration, _ source: Source, _ state: ContextState
  ) -> [Invocation] {
    guard let table = declaration.subject.mock?.table else {
      return state.history.calls().filter { !$0.isVerified }
    }
    if case .member(_, let key, let hash) = source {
      guard let member = table.members[key] else { return [] }
      return hash.map { member.calls.open(in: state.history, with: $0) }
        ?? member.calls.open(in: state.history)
    }
    return table.members.values.flatMap { $0.calls.open(in: state.history) }
      .sorted { $0.place < $1.place }
  }

  /// The calls that a declaration may be about, oldest first. Runs the users' `hash` where many
  /// declarations ask: never under the lock.
  func calls(for declaration: Declaration) -> [Invocation] {
    guard let pool = pools[Source(of: declaration)] else { return [] }
    guard pool.askers >= MemberExpectations.indexThreshold, let hash = declaration.arguments.hash
    else { return pool.calls }
    return pool.index.calls(with: hash)
  }

  /// The calls that several declarations may be about, oldest first.
  func calls(forAnyOf declarations: [Declaration]) -> [Invocation] {
    let sources = Set(declarations.map(Source.init(of:)))
    if sources.contains(.everyMock) { return pools[.everyMock]?.calls ?? [] }
    if sources.count == 1 { return sources.first.flatMap { pools[$0]?.calls } ?? [] }
    var known: Set<Int> = []
    return sources.flatMap { pools[$0]?.calls ?? [] }
      .filter { known.insert($0.place).inserted }
      .sorted { $0.place < $1.place }
  }
}

/// Calls of one member by the hash of their arguments.
private struct ArgumentsIndex {
  private var hashed: [Int: [Invocation]] = [:]
  /// The calls with an argument that is not `Hashable`.
  private var others: [Invocation] = []

  init(_ calls: [Invocation]) {
    for call in calls {
      if let hash = ArgumentsMatcher.hash(of: call.arguments) {
        hashed[hash, default: []].append(call)
      } else {
        others.append(call)
      }
    }
  }

  func calls(with hash: Int) -> [Invocation] {
    let own = hashed[hash] ?? []
    return others.isEmpty ? own : (own + others).sorted { $0.place < $1.place }
  }
}
