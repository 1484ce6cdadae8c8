import Mocky
import Testing

@Mockable protocol Timepiece {
  var seconds: Int { get }
  func wind(_ turns: Int) -> Bool
}

private struct RealTimepiece: Timepiece {
  var seconds: Int { 60 }
  func wind(_ turns: Int) -> Bool { turns < 10 }
}

/// The cheat sheet: spies.
@Suite struct CheatSheetSpies {
  let context: Mockery = Mockery()

  @Test func spies() {
    let real = RealTimepiece()

    let watch = context.spy(MockTimepiece.self, on: real)  // calls that you don't stub are real
    context.check {
      allowing(watch).receives.seconds.then.returns(7)
      allowing(watch).receives.wind(0).then.doesNothing()  // suppresses
      expectThat(watch).receives.wind(3).then.forwards()  // real, and expected once
    }
    #expect(watch.seconds == 7)
    #expect(watch.wind(3))
    #expect(watch.wind(4))  // real
    context.verify { expectThat(watch).received.wind(4) }  // forwarded calls are recorded, too
    context.stopMocking(watch)  // from here on, everything is real and nothing is recorded
    #expect(watch.seconds == 60)

    assertContextSatisfied(context)
  }
}
