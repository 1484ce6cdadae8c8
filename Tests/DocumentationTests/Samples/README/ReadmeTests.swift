import Mocky
import Testing

@Suite(.mockery) struct PublisherTests {
  let context = Mockery.current

  @Test func theAuthorComesBeforeTheMessage() {
    let subscriber = context.mock(MockSubscriber.self)
    let publisher = Publisher()
    publisher.add(subscriber)

    context.check {
      expectThat(subscriber).receives.handle("Ann: some message")
    }

    publisher.publish("some message", by: "Ann")
  }
}
