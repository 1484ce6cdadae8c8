import MockyCore

/// The publisher with two subscribers.
enum SecondTest {
  typealias Publisher = FirstPass.Publisher
}

extension SecondTest {
  struct PublisherTests {
    let context: Mockery

    func everySubscriberHandlesTheMessage() {
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
  }
}
