import MockyCore

/// The simplest publisher that passes the first test.
enum FirstPass {
  final class Publisher {
    private var subscriber: (any Subscriber)?

    func add(_ subscriber: any Subscriber) { self.subscriber = subscriber }

    func publish(_ message: String) { subscriber?.handle(message) }
  }
}

extension FirstPass {
  struct PublisherTests {
    let context: Mockery

    func aSubscriberHandlesTheMessage() {
      let subscriber = context.mock(MockSubscriber.self)
      let publisher = Publisher()
      publisher.add(subscriber)

      context.check {
        expectThat(subscriber).receives.handle("some message")
      }

      publisher.publish("some message")
    }
  }
}
