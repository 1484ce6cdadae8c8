import Foundation

extension __ActionSyntax where Effect == Asynchronous {
  /// Makes the call take some time: it suspends.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any).then.waits(for: .milliseconds(50)).then.returns("apple")
  /// ```
  ///
  /// A cancelled task waits no longer: its call throws `CancellationError` where it can, without doing
  /// what is written after this, and goes on where it cannot.
  ///
  /// - Parameter duration: how long; not at all for zero or less.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  public func waits(for duration: TimeSpan) -> Continuation {
    adding(
      __TypedAction(
        "waits for \(duration)",
        .holding {
          guard duration > .zero else { return false }
          do { try await Task.sleep(nanoseconds: duration.countableNanoseconds) } catch {
            return true
          }
          return false
        }))
  }
}

extension __ActionSyntax where Effect == Synchronous {
  /// Makes the call take some time: it blocks the caller's thread.
  ///
  /// ```swift
  /// allowing(store).receives.read(1).then.waits(for: .milliseconds(50)).then.returns("apple")
  /// ```
  ///
  /// - Parameter duration: how long; not at all for zero or less.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  public func waits(for duration: TimeSpan) -> Continuation { adding(.blocking(for: duration)) }
}

extension __ActionSyntax where Effect == OnMainActor {
  /// Makes the call take some time: it blocks the main thread.
  ///
  /// ```swift
  /// allowing(screen).receives.show("hello").then.waits(for: .milliseconds(50))
  /// ```
  ///
  /// - Parameter duration: how long; not at all for zero or less.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  public func waits(for duration: TimeSpan) -> Continuation { adding(.blocking(for: duration)) }
}

extension __TypedAction {
  fileprivate static func blocking(for duration: TimeSpan) -> Self {
    __TypedAction("waits for \(duration)") { _ in
      Thread.sleep(forTimeInterval: duration.countableSeconds)
      return nil
    }
  }
}
