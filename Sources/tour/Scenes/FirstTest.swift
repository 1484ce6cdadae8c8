import MockyCore

/// The publisher as it is first written, so that the test compiles.
enum FirstTest {
  final class Publisher {
    func add(_ subscriber: any Subscriber) {}

    func publish(_ message: String) {}
  }

  static let scene = Scene(
    "A test comes first",
    "A subscriber expects the published message. The publisher does nothing yet.",
    publisher: .declaration("final class Publisher", in: "Scenes/FirstTest.swift")
  ) { context in
    let subscriber = context.mock(MockSubscriber.self)
    let publisher = Publisher()
    publisher.add(subscriber)

    context.check {
      expectThat(subscriber).receives.receive("some message")
    }

    publisher.publish("some message")
  }
}
