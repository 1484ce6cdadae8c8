import MockyCore

extension Scene {
  static let conversation = Scene(
    "A conversation",
    "States define when a call may come. The publisher greets only after it knows the name.",
    publisher: .declaration("extension Publisher", in: "Publisher/Publisher+Greeting.swift")
  ) { context in
    let subscriber = context.mock(MockSubscriber.self)
    let acquaintance = context.states("acquaintance").startsAs("strangers")
    let publisher = Publisher()
    publisher.add(subscriber)

    context.check {
      expectThat(subscriber).receives.name()
        .then.returns("Ann")
        .then.state(acquaintance, becomes: "friends")
      whenState(acquaintance.equals("friends")) {
        expectThat(subscriber).receives.receive("hello, Ann")
      }
    }

    publisher.greet()
  }
}
