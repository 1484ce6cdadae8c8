import MockyCore

extension Scene {
  static let firstTest = Scene(
    "A test comes first",
    "The publisher does nothing yet, and the test says what is missing."
  ) { context in
    let subscriber = context.mock(MockSubscriber.self)
    let publisher = EmptyPublisher(subscriber)

    context.check {
      expectThat(subscriber).receives.receive("some message")
    }

    publisher.publish("some message")
  }
}
