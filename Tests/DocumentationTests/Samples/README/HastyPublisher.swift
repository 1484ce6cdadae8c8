import Foundation
import Mocky

/// The publisher of the README with a mistake, and what the README's test then prints.
enum Hasty {
  #sourceLocation(file:"Publisher.swift",line:4)
  struct Publisher {
    let subscribers: [any Subscriber]

    func publish(_ message: String) {
      for subscriber in subscribers.reversed() {
        subscriber.receive(message.replacingOccurrences(of: "ss", with: "s"))
      }
    }
  }
  #sourceLocation()

  static func failures() -> [String] {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    testEverySubscriberReceivesTheMessage(context)
    context.assertSatisfied()
    return reporter.failures.map(\.message)
  }

  #sourceLocation(file:"PublisherTests.swift",line:12)
  private static func testEverySubscriberReceivesTheMessage(_ context: Mockery) {
    let one = context.mock(MockSubscriber.self, named: "subscriber one")
    let two = context.mock(MockSubscriber.self, named: "subscriber two")
    let publisher = Publisher(subscribers: [one, two])
    let message = "some message"

    context.check {
      expectThat(one).receives.receive(message)
      expectThat(two).receives(.atLeast(1)).receive(.startingWith("some"))
    }

    publisher.publish(message)
  }
  #sourceLocation()
}
