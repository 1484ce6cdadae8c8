import Foundation

/// State that several threads use, behind a lock of its own.
///
/// Users' code never runs under the lock. A body that replaces a user's value returns the old one,
/// so that it is released outside. `@unchecked Sendable`: the state is used only under the lock.
@dynamicMemberLookup
package final class Locked<State>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

  package init(_ state: State) { self.state = state }

  /// The current state.
  package var value: State { withLock { $0 } }

  /// A part of the current state.
  package subscript<Part>(dynamicMember part: KeyPath<State, Part>) -> Part {
    withLock { $0[keyPath: part] }
  }

  /// Reads or changes the state.
  package func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }
}

/// Marks a thread while it runs some code. Tasks and threads that the code starts are not marked.
/// They would inherit a task local for their whole life.
struct ThreadMark: Sendable {
  #if os(Windows)
    private let key = UUID().uuidString

    var isSet: Bool { Thread.current.threadDictionary[key] != nil }

    private func put(_ isSet: Bool) { Thread.current.threadDictionary[key] = isSet ? key : nil }
  #else
    private let key: pthread_key_t

    init() {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      self.key = key
    }

    @_transparent var isSet: Bool { pthread_getspecific(key) != nil }

    private func put(_ isSet: Bool) {
      pthread_setspecific(key, isSet ? UnsafeRawPointer(bitPattern: 1) : nil)
    }
  #endif

  /// Marks this thread while it runs `body`.
  func set<Result>(during body: () throws -> Result) rethrows -> Result {
    if isSet { return try body() }
    put(true)
    defer { put(false) }
    return try body()
  }
}
