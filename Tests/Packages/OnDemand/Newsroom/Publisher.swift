/// The code under test.
final class Publisher {
  private let subscribers: [any Subscriber]

  init(subscribers: [any Subscriber]) { self.subscribers = subscribers }

  func publish(_ message: String) {
    for subscriber in subscribers { subscriber.receive(message) }
  }
}
