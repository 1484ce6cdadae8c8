/// The code under test: sends each message to every subscriber.
final class Publisher {
  private(set) var subscribers: [any Subscriber] = []

  func add(_ subscriber: any Subscriber) { subscribers.append(subscriber) }

  func publish(_ message: String) {
    for subscriber in subscribers { subscriber.handle(message) }
  }
}
