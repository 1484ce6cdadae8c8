import MockyCore

extension Scene {
  static let conversation = Scene(
    "A conversation",
    "States say when a call may come: the greeting needs the name first."
  ) { context in
    let subscriber = context.mock(MockSubscriber.self)
    let acquaintance = context.states("acquaintance").startsAs("strangers")

    context.check {
      expectThat(subscriber).receives.name().then.returns("Ann")
        .then.state(acquaintance, becomes: "friends")
      whenState(acquaintance.equals("friends")) {
        expectThat(subscriber).receives.receive("hello, Ann")
      }
    }

    Publisher(subscriber).greet()
  }
}
