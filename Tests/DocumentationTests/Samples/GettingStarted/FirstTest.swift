import Mocky
import Testing

/// The first test, and a publisher that lets it compile.
@Suite(.disabled("Stages runs it")) enum FirstTest {
  #sourceLocation(file:"PublisherTests.swift",line:6)
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
  }
  #sourceLocation()

  final class Publisher {
    func add(_ subscriber: any Subscriber) {}

    func publish(_ message: String) {}
  }
}
