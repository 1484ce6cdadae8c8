import MockyCore

/// Whoever wants to hear of messages.
@Mockable protocol Subscriber: Sendable {
  func receive(_ message: String)
  func name() throws -> String
}
