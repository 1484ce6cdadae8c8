/// The part of the history with the calls of some kinds.
final class CallPool {
  private let mock: MockObject?
  private let member: MemberName?
  /// The ``NativeHash`` of the arguments, if they have one.
  private let hash: Int?
  /// The calls that no verification had found at the last look, oldest first.
  private(set) var calls: [Invocation] = []
  /// True if the history has left out calls that no verification had found.
  private(set) var lacksSome: Bool = false

  init(of declaration: Expectation) {
    mock = declaration.subject.mock
    member = declaration.member.name
    hash = declaration.arguments.nativeHash
  }

  /// Returns whether it has the same calls as another source, without a hash.
  func isSame(as other: CallPool) -> Bool {
    hash.isNil && other.hash.isNil && mock === other.mock && member?.key == other.member?.key
  }

  /// Finds the calls. Under the context's lock. It is empty before that, because no call may be
  /// released there.
  func look(in history: History) {
    lacksSome = false
    if let mock, let member {
      add(mock.table.expectations(of: member), history)
    } else if let mock {
      for member in mock.table.members.values { add(member, history) }
      calls.sort { $0.place < $1.place }
    } else {
      calls = history.calls().filter { !$0.isVerified }
      lacksSome = history.lastLost >= history.start
    }
  }

  private func add(_ member: MemberExpectations, _ history: History) {
    calls += member.unverified.calls(in: history, with: hash)
    if member.unverified.lastLost >= history.start { lacksSome = true }
  }

  /// Releases the calls. Never under the lock.
  func clear() { calls = [] }

  /// The calls of several sources, oldest first, without duplicates.
  static func calls(of sources: [CallPool]) -> [Invocation] {
    if sources.count == 1 { return sources[0].calls }
    var last = -1
    let different = sources.withoutDuplicates { ObjectIdentifier($0) }
    return different.flatMap(\.calls).sorted { $0.place < $1.place }.filter { call in
      defer { last = call.place }
      return call.place > last
    }
  }
}
