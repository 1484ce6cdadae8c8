import MockyCore

extension Scene {
  static let firstPass = Scene(
    "The publisher is written",
    "The same test, with a publisher that tells its subscribers."
  ) { context in
    let subscriber = context.mock(MockSubscriber.self)
    let publisher = Publisher(subscriber)

    context.check {
      expectThat(subscriber).receives.receive("some message")
    }

    publisher.publish("some message")
  }
}
