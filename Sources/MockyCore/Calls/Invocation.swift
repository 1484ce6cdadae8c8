/// One call of a mock: an entry of the history, and what actions and messages are told.
///
/// `@unchecked Sendable`: what is fixed is only read; the arguments are a test's own values, which
/// matchers read as a hand-written double would; the rest is touched under the context's lock.
package final class Invocation: @unchecked Sendable {
  package let mock: MockObject
  package let member: MemberName
  /// The arguments as the history keeps them: once it has been booked, under the context's lock.
  @exclusivity(unchecked) private var recorded: [Any]
  /// Objects among them are not kept alive.
  private var isRecordedWeakly: Bool = false
  /// What the caller wants back; tells apart methods that differ only by it.
  let returnType: Any.Type
  /// Why the member has no way to hand the call on; nil if it has one, or does not say.
  let obstacle: __ForwardingObstacle?

  // Under the context's lock.
  /// The expectation that took the call; nil if none did.
  @exclusivity(unchecked) var takenBy: Taker?
  /// What the call changed, such as `connection became "open"`: machine and state.
  var transitions: [Transition] = []
  /// The call was handed to the real object of a spy.
  var isForwarded: Bool = false
  /// The call was held, and its task was cancelled.
  var isCancelled: Bool = false
  /// The call was unexpected.
  var isUnexpected: Bool = false
  /// A `verify` block has matched the call.
  var isVerified: Bool = false
  /// Where it stands in the history.
  @exclusivity(unchecked) var place: Int = -1
  /// Where the call of the same member before it stands; -1 if there is none. See ``MemberCalls``.
  @exclusivity(unchecked) var placeBefore: Int = -1

  init(
    _ mock: MockObject, _ member: MemberName, _ arguments: [Any], returning: Any.Type,
    obstacle: __ForwardingObstacle? = nil
  ) {
    self.mock = mock
    self.member = member
    recorded = arguments
    returnType = returning
    self.obstacle = obstacle
  }

  /// The arguments as far as they are still there; placeholders stand for the others.
  ///
  /// Takes the context's lock.
  package var arguments: [Any] {
    let lock = mock.context.lock
    lock.lock()
    let recorded = recorded
    lock.unlock()
    guard isRecordedWeakly else { return recorded }
    return recorded.map { argument in
      guard type(of: argument) == WeakArgument.self else { return argument }
      return cast(argument, to: WeakArgument.self).value
    }
  }

  /// What it can be found by among many; nil if its arguments, or what they are equal by, may change.
  var lastingHash: Int? { LastingHash.of(recorded) }

  /// Keeps no object alive from now on: by the caller's thread, before the call is booked.
  func recordWeakly() {
    recorded = recorded.map(WeakArgument.recording)
    isRecordedWeakly = true
  }

  /// The places of its closures among its arguments.
  ///
  /// - Parameter search: knows the types that were looked at before.
  func places(ofClosuresIn search: inout ClosureSearch) -> [Int] {
    guard !isRecordedWeakly else { return [] }
    let arguments = arguments
    return arguments.indices.filter { search.isClosure(arguments[$0]) }
  }

  /// Keeps arguments no longer: under the context's lock.
  ///
  /// - Returns: what is to be released outside the lock.
  func letGo(ofClosuresAt places: [Int]) -> [Any] {
    places.map { place in
      defer { recorded[place] = ArgumentPlaceholder.closure }
      return recorded[place]
    }
  }

  /// An `expectThat` took the call: what it returns is to be said there.
  var isExpected: Bool { mock.context.update { _ in takenBy }?.verb == .expecting }

  /// The call as it would be written.
  ///
  /// Runs the arguments' own descriptions: never under the lock.
  package var text: String { shown.text }

  /// The call as it would be written, and whether that says what objects are like, which may have
  /// changed since.
  ///
  /// Runs the arguments' own descriptions: never under the lock.
  var shown: (text: String, showsObjects: Bool) {
    let shown = arguments.map(ValueText.shown)
    return (
      member.callText(on: mock.name, shown.map(\.text)), shown.contains(where: \.showsObject)
    )
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

  /// By where they are found, oldest first.
  private var calls: [Source: [Invocation]] = [:]
  /// How many declarations ask for those of one source.
  private var askers: [Source: Int] = [:]
  /// Those of a source by the hash of their arguments, where many declarations ask for them.
  private var indices: [Source: ArgumentsIndex] = [:]

  /// Gathers them: under the context's lock.
  init(_ state: ContextState, askedBy declarations: [Declaration]) {
    for declaration in declarations {
      let source = Source(of: declaration)
      askers[source, default: 0] += 1
      if calls[source] == nil { calls[source] = Self.calls(declaration, source, state) }
    }
  }

  private static func calls(
    _ declaration: Declaration, _ source: Source, _ state: ContextState
  ) -> [Invocation] {
    guard let table = declaration.subject.mock?.table else {
      return state.history.filter { !$0.isVerified }
    }
    if case .member(_, let key, let hash) = source {
      guard let calls = table.members[key]?.calls else { return [] }
      return hash.map { calls.open(in: state.history, era: state.era, with: $0) }
        ?? calls.open(in: state.history, era: state.era)
    }
    return table.members.values.flatMap { $0.calls.open(in: state.history, era: state.era) }
      .sorted { $0.place < $1.place }
  }

  /// Those that a declaration may be about, oldest first.
  ///
  /// Runs the users' `hash` where many declarations ask: never under the lock.
  mutating func candidates(for declaration: Declaration) -> [Invocation] {
    let source = Source(of: declaration)
    let all = calls[source] ?? []
    guard askers[source] ?? 0 >= MemberExpectations.indexThreshold,
      let hash = declaration.arguments.hash
    else { return all }
    if indices[source] == nil { indices[source] = ArgumentsIndex(all) }
    return indices[source]?.calls(with: hash) ?? all
  }

  /// Those that several declarations may be about, oldest first.
  func candidates(forAnyOf declarations: [Declaration]) -> [Invocation] {
    let sources = Set(declarations.map(Source.init(of:)))
    if sources.contains(.everyMock) { return calls[.everyMock] ?? [] }
    if sources.count == 1 { return sources.first.flatMap { calls[$0] } ?? [] }
    var known: Set<Int> = []
    return sources.flatMap { calls[$0] ?? [] }
      .filter { known.insert($0.place).inserted }
      .sorted { $0.place < $1.place }
  }
}

/// Calls of one member by the hash of their arguments.
private struct ArgumentsIndex {
  private var hashed: [Int: [Invocation]] = [:]
  /// Those with an argument that is not `Hashable`.
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
