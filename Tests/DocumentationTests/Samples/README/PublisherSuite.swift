import Mocky
import Testing

@Suite(.mockery) struct PublisherSuite {
  let one = Mockery.current.mock(MockSubscriber.self)

  @Test func publishesToItsSubscriber() {
    Mockery.current.check {
      expectThat(one).receives.receive("some message")
    }

    Publisher(subscribers: [one]).publish("some message")
  }
}
