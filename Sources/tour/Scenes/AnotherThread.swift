import MockyCore

extension PublisherTests {
  func publishesInTheBackground() async {
    let subscriber = context.mock(MockSubscriber.self)
    let operation = context.states("operation").startsAs("waiting")
    let publisher = Publisher()
    publisher.add(subscriber)

    context.check {
      expectThat(subscriber).receives.handle("some message")
        .then.state(operation, becomes: "finished")
    }

    publisher.publishInBackground("some message")
    await context.waitUntil(operation.equals("finished"), timeout: .seconds(3))
  }
}
