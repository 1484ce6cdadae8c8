import Mocky
import Publishing
import Testing

/// A test that the runner repeats until it passes, which no run of it must do.
@Suite struct Retried {
  @Test func withoutTheTrait() {
    let subscriber = Mockery.current.mock(MockSubscriber.self, named: "one")  // retried, first
    Mockery.current.check { expectThat(subscriber).receives.receive("x") }  // retried, second
    Publisher(subscriber).publish("x")
  }

  @Test(.mockery) func withTheTrait() {
    let subscriber = Mockery.current.mock(MockSubscriber.self, named: "one")
    Publisher(subscriber).publish("x")  // retried, with the trait
  }

  @Test(.serialized, arguments: 1...3) func casesWithoutTheTrait(number: Int) {
    _ = Mockery.current.mock(MockSubscriber.self, named: "one")  // each case
  }

  @Test(arguments: 1...3) func casesAtOnceWithoutTheTrait(number: Int) {
    _ = Mockery.current.mock(MockSubscriber.self, named: "one")  // each case at once
  }
}
