import MockyCore

extension Scene {
  static let twoSubscribers = Scene(
    "Several subscribers, by name",
    "Numbers and matchers say how often and with what."
  ) { context in
    let one = context.mock(MockSubscriber.self, named: "subscriber one")
    let two = context.mock(MockSubscriber.self, named: "subscriber two")
    let publisher = Publisher(one, two)

    context.check {
      expectThat(one).receives(2).receive(.any)
      expectThat(two).receives(.atLeast(1)).receive(.startingWith("some"))
    }

    publisher.publish("some message")
    publisher.publish("some other message")
  }
}
