import Foundation

/// The code under test: publishes in all the ways that make failures hard to book.
public struct Publisher: Sendable {
  private let subscribers: [any Subscriber]

  public init(_ subscribers: any Subscriber...) { self.subscribers = subscribers }

  public func publish(_ message: String) {
    for subscriber in subscribers { subscriber.receive(message) }
  }

  /// Publishes, and gives the number of a receipt that nobody has signed.
  public func receiptNumber(_ message: String) -> Int {
    publish(message)
    return 0
  }

  /// Publishes, and says how many have confirmed.
  public func publishConfirmed(_ message: String) throws -> Int {
    for subscriber in subscribers { try subscriber.confirm(message) }
    return subscribers.count
  }

  /// Swallows whatever the subscribers throw.
  public func publishForgivingly(_ message: String) {
    for subscriber in subscribers { try? subscriber.confirm(message) }
  }

  /// Publishes from a task that knows nothing of the one that asks.
  public func publishDetached(_ message: String) -> Task<Void, Never> {
    Task.detached { publish(message) }
  }

  /// Publishes from a thread of its own.
  public func publishOnThread(_ message: String) -> DispatchSemaphore {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      publish(message)
      done.signal()
    }
    return done
  }

  /// Publishes from a queue, and waits for it.
  public func publishOnQueue(_ message: String) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      publish(message)
      done.signal()
    }
    done.wait()
  }

  public func receiptNumbers() -> [Int] { subscribers.map { $0.receipt().number } }
}
