import MockyCore

extension Scene {
  static let consecutiveCalls = Scene(
    "Consecutive calls",
    "Each call does something else, and the last action repeats. A sequence defines the order."
  ) { context in
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
        expectThat(subscriber).receives.receive("hello, Ann")
        expectThat(subscriber).receives(2).receive("hello, stranger")
      }
    }

    for _ in 1...3 { publisher.greet() }
  }
}
