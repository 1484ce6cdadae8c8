import MockyCore

extension Scene {
  static let everySubscriber = Scene(
    "Every subscriber receives it",
    "Numbers say how often a call is expected, and matchers with what.",
    publisher: .declaration("final class Publisher", in: "Publisher/Publisher.swift")
  ) { context in
    let one = context.mock(MockSubscriber.self, named: "subscriber one")
    let two = context.mock(MockSubscriber.self, named: "subscriber two")
    let publisher = Publisher()
    publisher.add(one)
    publisher.add(two)

    context.check {
      expectThat(one).receives(2).receive(.any)
      expectThat(two).receives(.atLeast(1)).receive(.startingWith("some"))
    }

    publisher.publish("some message")
    publisher.publish("some other message")
  }
}
