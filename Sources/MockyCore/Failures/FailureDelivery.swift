import Foundation

/// Failures on their way to the reporter.
final class FailureDelivery: Sendable {
  struct Item: Sendable {
    let entered: EnteredFailure
    /// The failure with its notes.
    var failure: MockFailure
    var notes = FailureNotes()
  }

  let items: [Item]
  /// The thread that reports them.
  let thread = Thread.identity

  init(_ items: [Item]) { self.items = items }
}
