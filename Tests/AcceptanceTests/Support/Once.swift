import Foundation
import Mocky

/// Runs a closure when it is called first, and never again: also not from inside the closure.
final class Once: Sendable {
  private let calls = Captor<Void>()
  private let lock = NSLock()
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  var wasUsed: Bool { !calls.values.isEmpty }

  @Sendable func callAsFunction() {
    let isFirst = lock.withLock {
      defer { calls.record(()) }
      return calls.values.isEmpty
    }
    if isFirst { body() }
  }
}
