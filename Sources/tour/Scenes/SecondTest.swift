import MockyCore

/// The publisher with two subscribers.
enum SecondTest {
  typealias Publisher = FirstPass.Publisher

  static let scene = Scene(
    "A second test",
    "Every subscriber expects it. With names, the failure shows which one did not receive it."
  ) { context in
    let one = context.mock(MockSubscriber.self, named: "subscriber one")
    let two = context.mock(MockSubscriber.self, named: "subscriber two")
    let publisher = Publisher()
    publisher.add(one)
    publisher.add(two)

    context.check {
      expectThat(one).receives.receive("some message")
      expectThat(two).receives.receive("some message")
    }

    publisher.publish("some message")
  }
}
