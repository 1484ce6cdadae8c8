import MockyTestSupport
import Testing

@testable import MockyCore

/// How much work it is to go on with a context: eight times as much of something takes eight times
/// as long at most, and a wide margin.
@Suite(.timeLimit(.minutes(2)))
struct ContextWorkTests {
  private let size = 1_000
  private let margin = 3.0

  /// Expects that work is linear: it is about 8 then, and 64 where it is quadratic.
  private func expectLinear(_ work: (_ count: Int) -> Void) {
    let (once, eightfold) = (ThreadTime.of { work(size) }, ThreadTime.of { work(8 * size) })
    #expect(eightfold < 8 * margin * once)
  }

  @Test func aMachineMeetsManyStates() {
    expectLinear { count in
      let (_, context) = recordedContext()
      let machine = context.states("machine", startingAs: 0)
      for state in 1...count { machine.transition(to: state) }
      #expect(machine.currentState == count)
    }
  }

  @Test func manyStatesOfAMachineAreNamed() {
    expectLinear { count in
      let (_, context) = recordedContext()
      let machine = context.states("machine", startingAs: 0)
      let predicates = (1...count).map { machine.equals($0) }
      machine.transition(to: count)
      #expect(predicates.filter(\.holds).count == 1)
    }
  }

  @Test func anExpectationHasManyActions() {
    expectLinear { count in
      let (_, context, turtle) = recordedContext(MockTurtle.self)
      context.check {
        (1...count).reduce(allowing(turtle).receives.count()) { expectation, number in
          expectation.then.returns(number)
        }
      }
      #expect(turtle.count() == count)
    }
  }

  @Test func manyExpectationsAreDeclaredBehindThoseThatTakeTheirCalls() {
    expectLinear { count in
      let (reporter, context, turtle) = recordedContext(MockTurtle.self)
      context.check {
        for _ in 0..<count {
          allowing(turtle).receives.say(.any)
          allowing(turtle).receives.say("hello")
        }
      }
      #expect(reporter.failures.isEmpty)
    }
  }

  @Test func aFailingCallHoldsTheLockForAMomentWhateverIsExpected() {
    let times = [size, 16 * size].map { count in
      let (_, context, turtle) = recordedContext(MockTurtle.self)
      context.check { for number in 0..<count { allowing(turtle).receives.say("\(number)") } }
      return ThreadTime.of {
        for _ in 0..<100 {
          context.context.update { _ = ContextSnapshot($0, of: context.context) }
        }
      }
    }
    #expect(times[1] < margin * times[0])
  }
}

/// A checkpoint leaves alone what it keeps.
struct CheckpointWorkTests {
  private var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func defaultsAreDeclaredOnce() {
    let guest = context.mock(MockTurtle.self, named: "guest")
    context.byDefault {
      for steps in 0..<20 { allowing(turtle).receives.forward(steps, why: "") }
      allowing(guest).receives.up()
      allowing(anyMock, methods: .equal(to: "down"))
    }
    let orders = context.context.update { $0.table.all.map(\.order) }
    for steps in 0..<20 {
      context.check { expectThat(turtle).receives.forward(steps, why: "now") }
      turtle.forward(steps, why: "")
      turtle.forward(steps, why: "now")
      guest.up()
      guest.down()
      context.checkpoint()
    }
    #expect(context.context.update { $0.table.all.map(\.order) } == orders)
    let member = turtle.mockObject.table.members["forward(_:why:)"]
    #expect(member?.indexed.count ?? 0 <= 60)
    #expect(reporter.failures.map(\.headline) == [])
    turtle.forward(1, why: "now")
    #expect(reporter.failures.count == 1)
  }

  @Test func aNiceMockIsStrictOnlyAboutWhatIsStillExpected() {
    let guest = context.mock(MockTurtle.self, named: "guest", strictness: .nice)
    context.byDefault { expectThat(turtle).receives(.never).down() }
    context.check {
      allowing(guest).receives.say("hello")
      expectThat(guest).receives(.never).forward(1, why: .any)
    }
    context.checkpoint()
    guest.say("bye")
    guest.forward(1, why: "")
    #expect(reporter.failures.map(\.headline) == [])
    turtle.down()
    #expect(reporter.failures.map(\.headline) == ["turtle.down(): called, expected never"])
  }

  @Test func defaultsStandInTheirSequencesAgain() {
    let opening = context.sequence("opening")
    context.byDefault {
      allowing(turtle).receives.up().inSequence(opening)
      allowing(turtle).receives.down().inSequence(opening)
    }
    turtle.up()
    turtle.down()
    context.checkpoint()
    turtle.up()
    #expect(reporter.failures.map(\.headline) == [])
    turtle.down()
    turtle.up()
    #expect(reporter.failures.count == 1)
  }
}
