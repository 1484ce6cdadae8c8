/// The part of the history in which some kinds of calls are found.
final class CallSource {
  /// One mock or all, one member or all, and the arguments' ``NativeHash``, if they have one.
  struct Key: Hashable {
    fileprivate let mock: ObjectIdentifier?
    fileprivate let member: String?
    fileprivate let hash: Int?

    init(of declaration: Expectation) {
      mock = declaration.subject.mock.map(ObjectIdentifier.init)
      member = declaration.member.name?.key
      hash = declaration.arguments.nativeHash
    }
  }

  private let key: Key
  private let declaration: Expectation
  /// The calls that no verification had found at the last look, oldest first.
  private(set) var calls: [Invocation] = []
  /// The history has left out calls that no verification had found.
  private(set) var lacksSome: Bool = false

  init(_ key: Key, of declaration: Expectation) {
    self.key = key
    self.declaration = declaration
  }

  /// Looks for calls: under the context's lock. It has none before, as none must be released there.
  func look(in history: History) {
    lacksSome = false
    let table = declaration.subject.mock?.table
    if let table, let member = declaration.member.name {
      add(table.expectations(of: member), history)
    } else if let table {
      for member in table.members.values { add(member, history) }
      calls.sort { $0.place < $1.place }
    } else {
      calls = history.calls().filter { !$0.isVerified }
      lacksSome = history.lastLost >= history.start
    }
  }

  private func add(_ member: MemberExpectations, _ history: History) {
    calls += member.unverified.calls(in: history, with: key.hash)
    if member.unverified.lastLost >= history.start { lacksSome = true }
  }

  /// Releases the calls: never under the lock.
  func clear() { calls = [] }

  /// The calls of several sources, oldest first, each of them once.
  static func calls(of sources: [CallSource]) -> [Invocation] {
    if sources.count == 1 { return sources[0].calls }
    var (known, last) = (Set<ObjectIdentifier>(), -1)
    let different = sources.filter { known.insert(ObjectIdentifier($0)).inserted }
    return different.flatMap(\.calls).sorted { $0.place < $1.place }.filter { call in
      defer { last = call.place }
      return call.place > last
    }
  }
}
