import Mocky
import Testing

/// A real timepiece.
private struct Clockwork: Timepiece {
  var seconds: Int = 60
  func wind(_ turns: Int) -> Bool { turns < 10 }
}

/// The cookbook: real objects.
@Suite(.mockery) struct CookbookSpying {
  let context = Mockery.current

  @Test func keepingTheRest() {
    let watch = context.spy(MockTimepiece.self, on: Clockwork())
    context.check {
      allowing(watch).receives.seconds.then.returns(7)
    }

    #expect(watch.seconds == 7 && watch.wind(3))
    context.verify { expectThat(watch).received.wind(3) }
  }

  @Test func forwardingAndSuppressing() {
    let watch = context.spy(MockTimepiece.self, on: Clockwork())
    context.check {
      expectThat(watch).receives.wind(3).then.forwards()
      expectThat(watch).receives.wind(4).then.doesNothing()
    }

    #expect(watch.wind(3) && !watch.wind(4))
  }

  @Test func replacingOneMethod() {
    let watch = context.spy(MockTimepiece.self, on: Clockwork())
    let sundial = Sundial()
    context.check {
      allowing(watch).receives.wind(.any).then.performs(sundial.turn)
    }

    #expect(!watch.wind(3) && watch.seconds == 60)
  }

  @Test func callsToItself() {
    let motor = context.spy { MockMotor($0, cylinders: 4) }
    context.check {
      allowing(motor).receives.ignite(3).then.returns(false)
    }

    motor.start()
    #expect(!motor.isRunning)
  }

  @Test func stopping() {
    let watch = context.spy(MockTimepiece.self, on: Clockwork())
    context.check {
      allowing(watch).receives.seconds.then.returns(7)
    }

    #expect(watch.seconds == 7)
    context.stopMocking(watch)
    #expect(watch.seconds == 60)
  }
}

private struct Sundial {
  func turn(_ turns: Int) -> Bool { false }
}
