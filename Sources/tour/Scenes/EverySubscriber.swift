import MockyCore

extension PublisherTests {
  func everySubscriberHandlesEachMessage() {
    let one = context.mock(MockSubscriber.self, named: "subscriber one")
    let two = context.mock(MockSubscriber.self, named: "subscriber two")
    let publisher = Publisher()
    publisher.add(one)
    publisher.add(two)

    context.check {
      expectThat(one).receives(2).handle(.any)
      expectThat(two).receives(.atLeast(1)).handle(.startingWith("some"))
    }

    publisher.publish("some message")
    publisher.publish("some other message")
  }
}
