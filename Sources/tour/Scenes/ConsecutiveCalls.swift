import MockyCore

extension Scene {
  static let consecutiveCalls = Scene(
    "Consecutive calls",
    "One thing after the other, and then the last one again."
  ) { context in
    let subscriber = context.mock(MockSubscriber.self)

    context.check {
      allowing(subscriber).receives.name().then.returns("Ann", "Bob")
      inSequence(context.sequence("greetings")) {
        expectThat(subscriber).receives.receive("hello, Ann")
        expectThat(subscriber).receives(2).receive("hello, Bob")
      }
    }

    for _ in 1...3 { Publisher(subscriber).greet() }
  }
}
