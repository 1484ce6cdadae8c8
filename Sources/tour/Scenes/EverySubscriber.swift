import MockyCore

extension Scene {
  static let everySubscriber = Scene(
    "Every subscriber receives it",
    "Numbers define how often you expect a call, and matchers define its arguments.",
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
