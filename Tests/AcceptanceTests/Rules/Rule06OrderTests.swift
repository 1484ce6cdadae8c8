import Mocky
import MockyTestSupport
import Testing

/// Rule 6: transitions before any effect belong to the atomic step; what is later has its turn.
@Suite(.timeLimit(.minutes(10)))
struct Rule06OrderTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let pen: StateMachine<String>

  init() {
    pen = context.states("pen").startsAs("up")
  }

  @Test func aClosureSeesTheStateThatWasWrittenBeforeIt() {
    let seen = Captor<String>()
    context.check {
      allowing(turtle).receives.up()
        .then.state(pen, becomes: "down")
        .then.performs { [pen] in seen.record(pen.currentState) }
    }
    turtle.up()
    #expect(seen.values == ["down"])
  }

  @Test func aClosureDoesNotSeeTheStateThatIsWrittenAfterIt() {
    let seen = Captor<String>()
    context.check {
      allowing(turtle).receives.up()
        .then.performs { [pen] in seen.record(pen.currentState) }
        .then.state(pen, becomes: "down")
    }
    turtle.up()
    #expect(seen.values == ["up"])
    #expect(pen.currentState == "down")
  }

  @Test func outcomesAreNoEffects() {
    let seen = Captor<String>()
    context.check {
      allowing(turtle).receives.count()
        .then.returns(1)
        .then.state(pen, becomes: "down")
        .then.runs { [pen] in seen.record(pen.currentState) }
    }
    #expect(turtle.count() == 1)
    #expect(seen.values == ["down"])
  }

  @Test func transitionsHaveHappenedBeforeAnythingElseOfTheCallRuns() {
    let seen = Captor<String>()
    let visitor = Tortoise("Tom") { [pen] in seen.record(pen.currentState) }
    context.check {
      expectThat(turtle).receives.take(.where(\.text, .capturing(into: Captor())))
        .then.state(pen, becomes: "down")
    }
    turtle.take(visitor)
    #expect(seen.values.first == "up", "when it is matched")
    #expect(seen.values.last == "down", "when it is captured")
  }

  @Test func severalTransitionsAndTheirCallAreOneStep() async {
    let door = context.states("door").startsAs("up")
    context.check {
      allowing(turtle).receives.up().whenState(pen.equals("up") && door.equals("up"))
        .then.state(pen, becomes: "down").then.state(door, becomes: "down")
      allowing(turtle).receives.up().whenState(pen.equals("down") && door.equals("down"))
        .then.state(pen, becomes: "up").then.state(door, becomes: "up")
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { [turtle] in for _ in 0..<250 { turtle.up() } }
      }
    }
    #expect(reporter.failures.isEmpty)
  }

  @Test func aSuspendedCallChangesTheStateWhenItGoesOn() async throws {
    let gate = context.states("gate").startsAs("shut")
    context.check {
      expectThat(turtle).receives.fetch(1)
        .then.state(pen, becomes: "fetching")
        .then.runs { [context, gate] _ in
          await context.waitUntil(gate.equals("open"), timeout: .seconds(600))
        }
        .then.state(pen, becomes: "done")
        .then.returns("one")
    }
    async let fetched = turtle.fetch(1)
    await context.waitUntil(pen.equals("fetching"), timeout: .seconds(600))
    #expect(pen.currentState == "fetching")
    gate.transition(to: "open")
    #expect(try await fetched == "one")
    #expect(pen.currentState == "done")
    #expect(reporter.failures.isEmpty)
  }

  @Test func aCallWhoseActionsGoOnDoesNotSatisfyAWait() async throws {
    let gate = context.states("gate").startsAs("shut")
    context.check {
      expectThat(turtle).receives.fetch(1)
        .then.state(pen, becomes: "fetching")
        .then.performs { [context, gate] _ in
          await context.waitUntil(gate.equals("open"), timeout: .seconds(600))
          return "one"
        }
    }
    async let fetched = turtle.fetch(1)
    await context.waitUntil(pen.equals("fetching"), timeout: .seconds(600))
    #expect(!context.isSatisfied)
    gate.transition(to: "open")
    await context.waitUntilSatisfied(timeout: .seconds(600))
    #expect(context.isSatisfied)
    #expect(try await fetched == "one")
    #expect(reporter.failures.isEmpty)
  }
}

extension Turtle {
  /// A property whose reading the test sees.
  fileprivate var text: String { "\(self)" }
}
