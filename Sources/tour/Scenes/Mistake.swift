import MockyCore

extension Scene {
  static let mistake = Scene(
    "A mistake",
    "A call that you don't expect fails at once, and shows the closest expectation."
  ) { context in
    let one = context.mock(MockSubscriber.self, named: "subscriber one")
    let two = context.mock(MockSubscriber.self, named: "subscriber two")
    let publisher = Publisher()
    publisher.add(two)
    publisher.add(one)

    context.check {
      expectThat(one).receives.receive("some message")
      allowing(two).receives.receive(.any)
    }

    publisher.publish("some mesage")
  }
}
