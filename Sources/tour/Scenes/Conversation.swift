import MockyCore

extension PublisherTests {
  func greetsAfterItKnowsTheName() {
    let subscriber = context.mock(MockSubscriber.self)
    let acquaintance = context.states("acquaintance").startsAs("strangers")
    let publisher = Publisher()
    publisher.add(subscriber)

    context.check {
      expectThat(subscriber).receives.name()
        .then.returns("Ann")
        .then.state(acquaintance, becomes: "friends")
      whenState(acquaintance.equals("friends")) {
        expectThat(subscriber).receives.handle("hello, Ann")
      }
    }

    publisher.greet()
  }
}
