import MockyCore

extension Scene {
  static let background = Scene(
    "Another thread",
    "A wait ends as soon as the state has come."
  ) { context in
    let subscriber = context.mock(MockSubscriber.self)
    let operation = context.states("operation").startsAs("waiting")

    context.check {
      expectThat(subscriber).receives.receive("some message")
        .then.state(operation, becomes: "finished")
    }

    Publisher(subscriber).publishInBackground("some message")
    await context.waitUntil(operation.equals("finished"), timeout: .seconds(3))
  }
}
