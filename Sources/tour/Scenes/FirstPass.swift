import MockyCore

/// The simplest publisher that passes the first test.
enum FirstPass {
  final class Publisher {
    private var subscriber: (any Subscriber)?

    func add(_ subscriber: any Subscriber) { self.subscriber = subscriber }

    func publish(_ message: String) { subscriber?.receive(message) }
  }

  static let scene = Scene(
    "The test passes",
    "The simplest thing that could possibly work.",
    publisher: .declaration("final class Publisher", in: "Scenes/FirstPass.swift")
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
