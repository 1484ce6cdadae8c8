import MockyCore

/// The publisher as it is first written, so that the test compiles.
enum FirstTest {
  final class Publisher {
    func add(_ subscriber: any Subscriber) {}

    func publish(_ message: String) {}
  }
}

extension FirstTest {
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
