public import MockyCore

/// Publishers and subscribers know each other, in two files.
@Mockable
public protocol Publisher: AnyObject {
  var subscribers: [any Subscriber] { get }
  func add(_ subscriber: any Subscriber) throws
}

/// The code under test.
public final class Newspaper: Publisher {
  public private(set) var subscribers: [any Subscriber] = []

  public init() {}

  public func add(_ subscriber: any Subscriber) throws {
    guard subscribers.count < 3 else { throw NewspaperIsFull() }
    subscribers.append(subscriber)
  }

  public func publish(_ message: String) {
    for subscriber in subscribers { subscriber.receive(message, from: self) }
  }

  public func publish(urgent message: String) {
    for subscriber in subscribers {
      (subscriber as? any UrgentSubscriber)?.receive(urgent: message)
    }
  }
}

public struct NewspaperIsFull: Error {
  public init() {}
}
