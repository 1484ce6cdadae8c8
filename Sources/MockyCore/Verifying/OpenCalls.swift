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
  /// The calls of a source by the hash of their arguments, where many declarations ask for them.
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
      return state.history.calls.filter { !$0.isVerified }
    }
    if case .member(_, let key, let hash) = source {
      guard let calls = table.members[key]?.calls else { return [] }
      return hash.map { calls.open(in: state.history, with: $0) }
        ?? calls.open(in: state.history)
    }
    return table.members.values.flatMap { $0.calls.open(in: state.history) }
      .sorted { $0.place < $1.place }
  }

  /// The calls that a declaration may be about, oldest first.
  ///
  /// Runs the users' `hash` where many declarations ask: never under the lock.
  mutating func calls(for declaration: Declaration) -> [Invocation] {
    let source = Source(of: declaration)
    let all = calls[source] ?? []
    guard askers[source] ?? 0 >= MemberExpectations.indexThreshold,
      let hash = declaration.arguments.hash
    else { return all }
    if indices[source] == nil { indices[source] = ArgumentsIndex(all) }
    return indices[source]?.calls(with: hash) ?? all
  }

  /// The calls that several declarations may be about, oldest first.
  func calls(forAnyOf declarations: [Declaration]) -> [Invocation] {
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
