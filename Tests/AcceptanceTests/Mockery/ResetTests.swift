import Mocky
import MockyTestSupport
import Testing

/// `reset()`, `checkpoint()` and an assertion each keep some of a context's contents.
struct ResetTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let pen: StateMachine<String>

  init() {
    pen = context.states("pen").startsAs("up")
  }

  @Test func anAssertionKeepsStatesHistoryAndCaptors() {
    let said = Captor<String?>()
    context.check {
      expectThat(turtle).receives.say(.capturing(into: said)).then.state(pen, becomes: "down")
    }
    turtle.say("m")
    assertContextSatisfied(context)
    #expect(pen.currentState == "down")
    #expect(said.values == ["m"])
    context.verify { expectThat(turtle).received.say("m") }
    #expect(reporter.failures.isEmpty)
  }

  @Test func aResetBringsStatesBackAndForgetsCalls() {
    context.check { allowing(turtle).receives.up().then.state(pen, becomes: "down") }
    turtle.up()
    context.reset()
    #expect(pen.currentState == "up")
    context.verify { expectThat(turtle).received(.never).up() }
    #expect(reporter.failures.isEmpty)
  }

  @Test func forgottenCallsAreNoLongerFound() {
    let other = context.mock(MockTurtle.self, named: "other", strictness: .nice)
    context.check { expectThat(turtle).receives(2).up().then.state(pen, becomes: "down") }
    turtle.up()
    other.up()
    context.forgetCalls()
    #expect(context.history.isEmpty)
    #expect(pen.currentState == "down")
    context.verify { expectThat(other).received(.never).up() }
    turtle.up()
    #expect(context.history.map(\.text) == ["turtle.up()"])
    #expect(context.history.map(\.number) == [1])
    context.assertSatisfied()
    #expect(reporter.failures.isEmpty)
  }

  @Test func theCallsOfSomeMocksAreForgotten() {
    let (a, b, c) = (
      context.mock(MockTurtle.self, named: "a", strictness: .nice),
      context.mock(MockTurtle.self, named: "b", strictness: .nice),
      context.mock(MockTurtle.self, named: "c", strictness: .nice)
    )
    for turtle in [a, b, c, b] { turtle.up() }
    context.forgetCalls(of: a, b)
    b.down()
    #expect(context.history.map(\.text) == ["c.up()", "b.down()"])
    context.verify {
      expectThat(a).received(.never).up()
      expectThat(b, methods: .any)
      expectThat(c).received(.once).up()
    }
    context.verifyNoMoreInteractions()
    #expect(reporter.failures.isEmpty)
  }

  @Test func aMockOfAnotherContextCannotBeForgotten() {
    let foreign = Mockery(reporter: reporter).mock(MockTurtle.self, named: "foreign")
    context.forgetCalls(of: turtle, foreign)
    reporter.expectMisuse(
      "the mock \"foreign\" belongs to another Mockery: pass mocks of this one")
  }

  @Test func aResetKeepsNamesAndDefaultValues() {
    context.setDefault(7, for: Int.self)
    context.reset()
    context.check { allowing(turtle).receives.count() }
    #expect(turtle.count() == 7)
    #expect("\(context.mock(MockTurtle.self))" == "turtle2")
  }

  @Test func aResetKeepsTheMocksThatCallsReturned() throws {
    let library = context.mock(MockLibrary.self, strictness: .nice)
    let shelf = try #require(library.shelf("A", row: 1) as? MockShelf)
    context.check { expectThat(shelf).receives.close() }
    context.reset()
    #expect(library.shelf("A", row: 1) === shelf)
    #expect("\(shelf)" == #"library.shelf("A", row: 1)"#)
    shelf.close()
    shelf.close()
    #expect(reporter.failures.isEmpty)
  }

  @Test func aResetDoesNotSwallowAFailure() {
    turtle.up()
    context.reset()
    #expect(reporter.kinds == [.unexpectedCall])
    #expect(context.isSatisfied)
  }

  @Test func aCheckpointAssertsAndKeepsDefaultsOnly() {
    context.byDefault { allowing(turtle).receives.count().then.returns(1) }
    context.check {
      allowing(turtle).receives.count().then.returns(2)
      expectThat(turtle).receives.up()
    }
    #expect(turtle.count() == 2)
    context.checkpoint()
    #expect(reporter.headlines == ["turtle.up(): never called, expected once"])
    #expect(turtle.count() == 1)
    assertContextSatisfied(context)
    #expect(reporter.failures.count == 1)
  }

  @Test func aSequenceBeginsAnewAfterAReset() {
    let walk = context.sequence("walk")
    for _ in 1...2 {
      context.check {
        inSequence(walk) {
          expectThat(turtle).receives.up()
          expectThat(turtle).receives.down()
        }
      }
      turtle.up()
      turtle.down()
      context.reset()
    }
    #expect(reporter.failures.isEmpty)
  }
}
