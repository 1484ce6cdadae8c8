import Foundation

/// State that several threads use, behind a lock of its own.
///
/// Nothing that users wrote may run under the lock. A body that replaces a value of theirs returns
/// the old one, so that it is released outside.
/// `@unchecked Sendable`: the state is touched under the lock only.
@dynamicMemberLookup
package final class Locked<State>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

  package init(_ state: State) { self.state = state }

  /// The state as it is now.
  package var value: State { withLock { $0 } }

  /// A part of the state as it is now.
  package subscript<Part>(dynamicMember part: KeyPath<State, Part>) -> Part {
    withLock { $0[keyPath: part] }
  }

  /// Looks at the state, or changes it.
  package func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }
}
