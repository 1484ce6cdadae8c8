import Mocky
import MockyTestSupport
import Testing

@Suite struct ClassSpyTests {
  @Test func itForwardsWhatNothingStubsAndInterceptsCallsToItself() {
    let messages = headlines { context in
      let motor = context.spy { MockMotor($0, cylinders: 4) }
      context.check { allowing(motor).receives.ignite(2).then.returns(false) }
      #expect(!motor.start())
      context.verify {
        inOrder {
          expectThat(motor).received.start()
          expectThat(motor).received(3).ignite(.any)
        }
      }
    }
    #expect(messages == [])
  }

  @Test func doingNothingSuppressesTheClassItself() {
    let messages = headlines { context in
      let motor = context.spy { MockMotor($0, cylinders: 4) }
      context.check { allowing(motor).receives.start().then.doesNothing() }
      #expect(!motor.start())
      context.verify { expectThat(motor).received(.never).ignite(.any) }
    }
    #expect(messages == [])
  }

  @Test func aStoppedSpyIsAsIfItWereNone() {
    let messages = headlines { context in
      let motor = context.spy(named: "spied") { MockMotor($0, cylinders: 4) }
      context.check { allowing(motor).receives.ignite(.any).then.returns(false) }
      context.stopMocking(motor)
      #expect(motor.start())
      context.verify { expectThat(motor).received(.never).ignite(.any) }
    }
    #expect(messages == [])
  }
}
