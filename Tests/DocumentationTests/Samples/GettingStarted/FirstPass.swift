import Mocky
import Testing

/// The simplest publisher that passes the first test, and a second test.
@Suite(.disabled("Stages runs it")) enum FirstPass {
  final class Publisher {
    private var subscriber: (any Subscriber)?

    func add(_ subscriber: any Subscriber) { self.subscriber = subscriber }

    func publish(_ message: String) { subscriber?.handle(message) }
  }

  @Suite(.mockery) struct PublisherTests {
    let context = Mockery.current

    @Test func aSubscriberHandlesTheMessage() {
      let subscriber = context.mock(MockSubscriber.self)
      let publisher = Publisher()
      publisher.add(subscriber)

      context.check {
        expectThat(subscriber).receives.handle("some message")
      }

      publisher.publish("some message")
    }

    #sourceLocation(file:"PublisherTests.swift",line:21)
    @Test func everySubscriberHandlesTheMessage() {
      let one = context.mock(MockSubscriber.self, named: "subscriber one")
      let two = context.mock(MockSubscriber.self, named: "subscriber two")
      let publisher = Publisher()
      publisher.add(one)
      publisher.add(two)

      context.check {
        expectThat(one).receives.handle("some message")
        expectThat(two).receives.handle("some message")
      }

      publisher.publish("some message")
    }
    #sourceLocation()
  }
}
