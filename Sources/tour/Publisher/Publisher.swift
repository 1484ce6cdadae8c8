/// The code under test: tells every subscriber what is published.
final class Publisher {
  private(set) var subscribers: [any Subscriber] = []

  func add(_ subscriber: any Subscriber) { subscribers.append(subscriber) }

  func publish(_ message: String) {
    for subscriber in subscribers { subscriber.receive(message) }
  }
}
