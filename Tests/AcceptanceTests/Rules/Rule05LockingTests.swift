import Mocky
import MockyTestSupport
import Testing

/// Rule 5: nothing that others wrote runs under the lock. A test here that hangs has found code
/// under it.
@Suite(.timeLimit(.minutes(10)))
struct Rule05LockingTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let other: MockTurtle
  let pen: StateMachine<String>

  init() {
    other = context.mock(named: "other")
    pen = context.states("pen").startsAs("up")
  }

  /// Everything that takes the lock.
  private var useOfTheContext: @Sendable () -> Void {
    { [context, other, pen] in
      other.up()
      _ = context.isSatisfied
      pen.transition(to: pen.currentState)
      context.check { allowing(other).receives.down() }
    }
  }

  @Test func matchersRunOutsideIt() {
    let use = Once(useOfTheContext)
    context.check {
      allowing(other).receives.up()
      expectThat(turtle).receives.say(
        .matching("anything") { _ in
          use()
          return true
        })
    }
    turtle.say("m")
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
    #expect(use.wasUsed)
  }

  @Test func matchersMayDeclareExpectations() {
    let (context, turtle) = (context, turtle)
    let declare = Once { context.check { expectThat(turtle).receives.say("m") } }
    context.check {
      expectThat(turtle).receives.say(
        .matching("nothing") { _ in
          declare()
          return false
        })
    }
    let line = #line - 6
    turtle.say("m")
    assertContextSatisfied(context)
    #expect(reporter.headlines == ["turtle.say(nothing): never called, expected once"])
    #expect(reporter.lines == [line])
  }

  @Test func equalityAndHashRunOutsideIt() {
    let use = Once(useOfTheContext)
    context.check { allowing(other).receives.up() }
    context.check {
      for number in 0..<20 {
        expectThat(turtle).receives.take(Tortoise("\(number)", whenLookedAt: use.callAsFunction))
      }
    }
    for number in 0..<20 {
      turtle.take(Tortoise("\(number)", whenLookedAt: use.callAsFunction))
    }
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
    #expect(use.wasUsed)
  }

  @Test func statesAreComparedOutsideIt() {
    let use = Once(useOfTheContext)
    context.check { allowing(other).receives.up() }
    let visitor = context.states("visitor", startingAs: Tortoise("Tom"))
    context.check {
      expectThat(turtle).receives.up().then
        .state(visitor, becomes: Tortoise("Tim", whenLookedAt: use.callAsFunction))
    }
    turtle.up()
    #expect(visitor.currentState == Tortoise("Tim", whenLookedAt: use.callAsFunction))
    #expect(reporter.failures.isEmpty)
    #expect(use.wasUsed)
  }

  @Test func actionsRunOutsideIt() {
    let use = Once(useOfTheContext)
    context.check {
      allowing(other).receives.up()
      expectThat(turtle).receives.up().then.performs(use.callAsFunction)
    }
    turtle.up()
    #expect(reporter.failures.isEmpty)
    #expect(use.wasUsed)
  }

  @Test func reportersRunOutsideIt() {
    let callback = Callback()
    let context = Mockery(reporter: callback)
    callback.onReport = { [context] in _ = context.isSatisfied }
    context.mock(MockTurtle.self).up()
    callback.onReport = nil
    #expect(callback.count == 1)
  }

  @Test func expectationsThatAMatcherAddsAreMatchedToo() {
    let forbid = Once { [context, turtle] in
      context.check { expectThat(turtle).receives(.never).say("bad") }
    }
    context.check {
      allowing(turtle).receives.say(
        .matching("anything") { _ in
          forbid()
          return true
        })
    }
    turtle.say("bad")
    #expect(reporter.headlines == [#"turtle.say("bad"): called, expected never"#])
  }

  @Test func callsMadeByADescriptionGetDefaultsAndLeaveNoTrace() {
    let counted = Captor<Int>()
    let visitor = Tortoise("Tom") { [turtle] in counted.record(turtle.count()) }
    turtle.take(visitor)
    #expect(
      reporter.headlines == ["turtle.take(tortoise Tom): unexpected: no expectations were declared"]
    )
    assertContextSatisfied(context)
    #expect(counted.last == 0)
    #expect(reporter.notes.isEmpty)
    context.verify { expectThat(turtle).received(.never).count() }
    #expect(reporter.failures.count == 1)
  }

  @Test func descriptionsRunOutsideIt() {
    let visitor = Tortoise("Tom") { [context] in _ = context.isSatisfied }
    context.check { expectThat(turtle).receives.take(visitor) }
    assertContextSatisfied(context)
    #expect(reporter.headlines == ["turtle.take(tortoise Tom): never called, expected once"])
  }
}
