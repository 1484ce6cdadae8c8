import Mocky
import MockyTestSupport
import Testing

@Mockable class Motor {
  let cylinders: Int
  private var sparks = 0
  init(cylinders: Int) { self.cylinders = cylinders }
  func start() -> Bool {
    for cylinder in 0..<cylinders where !ignite(cylinder) { return false }
    return true
  }
  func ignite(_ cylinder: Int) -> Bool {
    sparks += 1
    return true
  }
}

@Mockable class Tap {
  let isShut: Captor<Bool>
  init(_ isShut: Captor<Bool>) { self.isShut = isShut }
  deinit { shut() }
  func shut() { isShut.record(true) }
}

@Mockable class Nameplate: CustomStringConvertible {
  init() {}
  var description: String { "a nameplate" }
}

@Suite struct ClassMockTests {
  @Test func whatItsDeinitCallsGoesToTheClass() {
    let isShut = Captor<Bool>()
    let messages = headlines { context in _ = context.mock { MockTap($0, isShut) } }
    #expect(messages == [])
    #expect(isShut.values == [true])
  }

  @Test func whatItsDeinitCallsAfterItsContextGoesToTheClass() {
    let isShut = Captor<Bool>()
    var tap: MockTap?
    let messages = headlines { context in tap = context.mock { MockTap($0, isShut) } }
    tap = nil
    _ = tap
    #expect(messages == [])
    #expect(isShut.values == [true])
  }

  @Test func whatItsDeinitCallsMayBeExpected() {
    let isShut = Captor<Bool>()
    let messages = headlines { context in
      let tap = context.mock { MockTap($0, isShut) }
      context.check { expectThat(tap).receives.shut() }
    }
    #expect(messages == [])
    #expect(isShut.values == [])
  }

  @Test func whatIsCalledBeforeItsDeinitIsUnexpected() {
    let isShut = Captor<Bool>()
    let messages = headlines { context in context.mock { MockTap($0, isShut) }.shut() }
    #expect(messages == ["tap.shut(): unexpected: no expectations were declared"])
    #expect(isShut.values == [true])
  }

  @Test func aMockOfAClassIsMadeWithOneOfItsInitializers() {
    let messages = headlines { context in
      let motor = context.mock { MockMotor($0, cylinders: 4) }
      context.check { expectThat(motor).receives.ignite(2).then.returns(true) }
      let real: Motor = motor
      #expect(real.ignite(2))
      #expect(real.cylinders == 4)
    }
    #expect(messages == [])
  }

  @Test func itIsStrict() {
    let messages = headlines { context in
      let motor = context.mock { MockMotor($0, cylinders: 4) }
      #expect(!motor.start())
    }
    #expect(messages == ["motor.start(): unexpected: no expectations were declared"])
  }

  @Test func itMayBeNiceAndHaveAName() {
    let messages = headlines { context in
      let nice = context.mock(named: "the engine", strictness: .nice) {
        MockMotor($0, cylinders: 1)
      }
      context.check { expectThat(nice).receives.ignite(1) }
      #expect(!nice.start())
    }
    #expect(messages == ["the engine.ignite(1): never called, expected once"])
  }

  @Test func aNiceOneIgnoresEveryCall() {
    let isShut = Captor<Bool>()
    let messages = headlines { context in
      let nice = context.mock(strictness: .nice) { MockTap($0, isShut) }
      for _ in 1...300 { nice.shut() }
      #expect(isShut.values == [])
    }
    #expect(messages == [])
  }

  @Test func itPrintsAsItsName() {
    let context = Mockery(reporter: RecordingReporter())
    let motor = context.mock { MockMotor($0, cylinders: 1) }
    let spy = context.spy(named: "the other") { MockMotor($0, cylinders: 1) }
    let plate = context.mock { MockNameplate($0) }
    #expect("\(motor), \(spy), \(plate)" == "motor, the other, nameplate")
    #expect("\([motor as Motor, spy])" == "[motor, the other]")
    #expect(String(describing: motor as Any) == "motor")
    #expect(plate.description == "a nameplate")
  }

  @Test func oneExpectationForwardsToTheClassItself() {
    let messages = headlines { context in
      let motor = context.mock { MockMotor($0, cylinders: 3) }
      context.check {
        expectThat(motor).receives.start().then.forwards()
        expectThat(motor).receives(2).ignite(.any).then.returns(true, false)
      }
      #expect(!motor.start())
    }
    #expect(messages == [])
  }

  @Test func aStoppedMockSaysSo() {
    let messages = headlines { context in
      let motor = context.mock { MockMotor($0, cylinders: 3) }
      context.stopMocking(motor)
      #expect(!motor.start())
    }
    #expect(messages == ["motor.start(): called after stopMocking"])
  }
}
