import Foundation

/// The code under test of the README.
struct Publisher {
  let subscribers: [any Subscriber]

  func publish(_ message: String) {
    for subscriber in subscribers {
      subscriber.receive(message)
    }
  }
}

/// The same with the mistake that the README's failure is about.
struct HastyPublisher {
  let subscribers: [any Subscriber]

  func publish(_ message: String) {
    for subscriber in subscribers.reversed() {
      subscriber.receive(message.replacingOccurrences(of: "ss", with: "s"))
    }
  }
}
