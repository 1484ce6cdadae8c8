import Mocky

/// The code under test of the README, whose protocol the plugin would see by itself.
@Mockable
protocol Subscriber {
  func handle(_ message: String)
}

final class Publisher {
  private var subscribers: [any Subscriber] = []

  func add(_ subscriber: any Subscriber) { subscribers.append(subscriber) }

  func publish(_ message: String, by author: String) {
    for subscriber in subscribers { subscriber.handle("\(author): \(message)") }
  }
}

/// The protocol as it is without the plugin.
enum WithoutPlugin {
  @Mockable protocol Subscriber {
    func handle(_ message: String)
  }
}

/// The protocol of the everyday lines.
@Mockable protocol Library {
  var name: String { get }
  func book(_ number: Int) throws -> String
}
