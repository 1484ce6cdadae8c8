import Mocky
import Testing

@Mockable
class Motor {
  let cylinders: Int
  private(set) var isRunning = false

  init(cylinders: Int) { self.cylinders = cylinders }

  func start() {
    isRunning = (1...cylinders).allSatisfy { ignite($0) }
  }
  func ignite(_ cylinder: Int) -> Bool { true }
}

@Mockable protocol Walker {
  func walk(_ metres: Int) -> Bool
}

@Mockable protocol Singer {
  func sing() -> String
}

// A class together with protocols: you create it like the mock of the class.
final class MockRobot: MockMotor, Walker, Singer, @unchecked Sendable {}

// Several protocols at once: `context.mock(MockMinstrel.self)`.
@Mockable protocol Minstrel: Walker, Singer {}

@Suite struct ClassSamples {
  let context: Mockery = Mockery()

  @Test func mocks() {
    let motor = context.mock { MockMotor($0, cylinders: 4) }
    context.check { expectThat(motor).receives.start() }
    motor.start()  // does nothing but satisfy the expectation

    assertContextSatisfied(context)
  }

  @Test func spies() {
    let motor = context.spy { MockMotor($0, cylinders: 4) }
    context.check { allowing(motor).receives.ignite(3).then.returns(false) }
    motor.start()  // Motor's own `start()`, whose calls of `ignite` go through the spy
    context.verify { expectThat(motor).received(3).ignite(.any) }
    #expect(!motor.isRunning)

    assertContextSatisfied(context)
  }

  @Test func combinedMocks() {
    let robot = context.mock { MockRobot($0, cylinders: 2) }
    let minstrel = context.mock(MockMinstrel.self)
    context.check {
      expectThat(robot).receives.ignite(1).then.returns(true)
      expectThat(robot).receives.walk(5).then.returns(true)
      expectThat(minstrel).receives.sing().then.returns("la")
    }
    #expect(robot.ignite(1) && robot.walk(5))
    #expect(minstrel.sing() == "la")

    assertContextSatisfied(context)
  }
}
