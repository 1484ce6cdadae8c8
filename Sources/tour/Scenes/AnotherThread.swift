import MockyCore

extension Scene {
  static let anotherThread = Scene(
    "Another thread",
    "A wait ends as soon as the state is reached, and fails if that takes too long.",
    publisher: .declaration("extension Publisher", in: "Publisher/Publisher+Background.swift")
  ) { context in
    let subscriber = context.mock(MockSubscriber.self)
    let operation = context.states("operation").startsAs("waiting")
    let publisher = Publisher()
    publisher.add(subscriber)

    context.check {
      expectThat(subscriber).receives.receive("some message")
        .then.state(operation, becomes: "finished")
    }

    publisher.publishInBackground("some message")
    await context.waitUntil(operation.equals("finished"), timeout: .seconds(3))
  }
}
