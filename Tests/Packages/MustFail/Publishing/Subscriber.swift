/// Whoever wants to hear of what is published.
public protocol Subscriber: Sendable {
  func receive(_ message: String)
  func confirm(_ message: String) throws
  func receipt() -> Receipt
}

/// A type of which no value can be made out of nothing.
public final class Receipt: Sendable {
  let number: Int
  public init(number: Int) { self.number = number }
}
