import Mocky

/// The README's code under test with a mistake, and what the README's test then prints.
enum Careless {
  #sourceLocation(file:"Sources/Newsroom/Publisher.swift",line:5)
  final class Publisher {
    private var subscribers: [any Subscriber] = []

    func add(_ subscriber: any Subscriber) { subscribers.append(subscriber) }

    func publish(_ message: String, by author: String) {
      for subscriber in subscribers { subscriber.handle("\(author):\(message)") }
    }
  }
  #sourceLocation()

  static func failures() -> [String] {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    theAuthorComesBeforeTheMessage(context)
    context.assertSatisfied()
    return reporter.failures.map(\.message)
  }

  #sourceLocation(file:"PublisherTests.swift",line:9)
  private static func theAuthorComesBeforeTheMessage(_ context: Mockery) {
    let subscriber = context.mock(MockSubscriber.self)
    let publisher = Publisher()
    publisher.add(subscriber)

    context.check {
      expectThat(subscriber).receives.handle("Ann: some message")
    }

    publisher.publish("some message", by: "Ann")
  }
  #sourceLocation()
}
