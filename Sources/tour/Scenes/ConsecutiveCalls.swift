import MockyCore

extension PublisherTests {
  func greetsAStrangerWithoutAName() {
    struct Forgotten: Error {}
    let subscriber = context.mock(MockSubscriber.self)
    let greetings = context.sequence("greetings")
    let publisher = Publisher()
    publisher.add(subscriber)

    context.check {
      allowing(subscriber).receives.name().then.onConsecutiveCalls {
        $0.returns("Ann")
        $0.throws(Forgotten())
      }
      inSequence(greetings) {
        expectThat(subscriber).receives.handle("hello, Ann")
        expectThat(subscriber).receives(2).handle("hello, stranger")
      }
    }

    for _ in 1...3 { publisher.greet() }
  }
}
