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
