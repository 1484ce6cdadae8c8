import MockyCore

/// A receiver of messages.
@Mockable protocol Subscriber: Sendable {
  func receive(_ message: String)
  func name() throws -> String
}
