import MockyTestSupport

/// The publisher of LRMocky's README.
struct Publisher {
  private var subscribers: [any Subscriber] = []

  mutating func add(_ subscriber: any Subscriber) { subscribers.append(subscriber) }

  func publish(_ message: String) {
    for subscriber in subscribers { subscriber.receive(message) }
  }
}

extension Publisher {
  init(_ subscribers: any Subscriber...) { self.subscribers = subscribers }
}

/// A publisher as it is in the README before there is any code in it.
struct SilentPublisher {
  func add(_ subscriber: any Subscriber) {}
  func publish(_ message: String) {}
}

/// The publisher of the README's first failure.
struct UrgentPublisher {
  static let line = #line + 5

  let subscriber: any Subscriber

  func publish(_ message: String) {
    subscriber.receive(message, urgent: true)
  }
}
