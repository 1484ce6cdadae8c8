import Dispatch
import Foundation

/// The code under test: tells every subscriber what is published.
final class Publisher: Sendable {
  private let subscribers: [any Subscriber]

  init(_ subscribers: any Subscriber...) { self.subscribers = subscribers }

  func publish(_ message: String) {
    for subscriber in subscribers { subscriber.receive(message) }
  }

  /// The same, some time later and on another thread.
  func publishInBackground(_ message: String) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { self.publish(message) }
  }

  /// Greets every subscriber by name.
  func greet() {
    for subscriber in subscribers { subscriber.receive("hello, \(subscriber.name())") }
  }
}

/// A publisher as it was first written: it compiles, and does nothing.
struct EmptyPublisher {
  init(_ subscribers: any Subscriber...) {}

  func publish(_ message: String) {}
}
