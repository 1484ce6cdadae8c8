import Foundation
import Mocky
import MockyTestSupport
import Testing

/// The whole text of failures: expectations that did not get their calls.
struct UnsatisfiedTexts {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func neverCalledInItsStateAndTurnThoughSimilarCallsCame() {
    let pen = context.states("pen").startsAs("up")
    let walk = context.sequence("walk")
    let line = #line + 2
    context.check {
      allowing(turtle).receives.forward(.greaterThan(1), why: .any)
      expectThat(turtle).receives(1...2).up().inSequence(walk)
      expectThat(turtle).receives.forward(1, why: "home").inSequence(walk)
        .whenState(pen.equals("down"))
    }
    turtle.forward(2, why: "home")
    turtle.forward(10, why: "away")
    let caller = "from UnsatisfiedTexts.neverCalledInItsStateAndTurnThoughSimilarCallsCame()"
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        turtle.up(): never called, expected 1 to 2 times
          other expectations
              ✗ once, never called   turtle.forward(1, why: "home")   :\(line + 2)   when pen is "down", in sequence "walk"
          states    pen is "up"
          calls
              1. turtle.forward(2, why: "home")    → :\(line)
              2. turtle.forward(10, why: "away")   → :\(line)
          next      call turtle.up(), or remove this expectation
        """,
        """
        turtle.forward(1, why: "home"): never called, expected once
          only when  pen is "down"  (pen is "up")
          what would change it
              no expectation leads there
          blocked   too early in sequence "walk", turtle.up() must come first
          similar calls
              turtle.forward(2, why: "home")    → :\(line); expected 1 as argument 1; \(caller) :\(line + 5)
              turtle.forward(10, why: "away")   → :\(line); expected 1 as argument 1 and "home" as 'why'; \(caller) :\(line + 6)
        """,
      ])
  }

  @Test func callsAreListedInColumnsWithTheirMatchers() {
    let line = #line + 2
    let (reasons, isReply) = (Captor<String>(), Matcher("a reply \"pong\"") { $0 == "pong" })
    context.check {
      expectThat(turtle).receives.up()
      expectThat(turtle).receives.forward(.atLeast(1) && .atMost(9), why: isReply && .any)
      expectThat(turtle).receives.forward(.any, why: .capturing(into: reasons))
      expectThat(turtle).receives.forward(
        1, why: .capturing(into: reasons, if: .startingWith("a") || !(.isEmpty && .endingWith("z")))
      )
      expectThat(turtle).receives.forward(2, why: .containing(#"{"id":7}"#))
    }
    turtle.down()
    #expect(
      reporter.messages == [
        """
        turtle.down(): unexpected: no expectation mentions it
          expect it    in context.check { expectThat(turtle).receives.down() }
          expectations
              ✗ once, never called   turtle.up()                                                     :\(line + 1)
              ✗ once, never called   turtle.forward(at least 1 and at most 9, why: a reply "pong")   :\(line + 2)
              ✗ once, never called   turtle.forward(any, why: capturing any)                         :\(line + 3)
              ✗ once, never called   turtle.forward(1, why: capturing a string starting with "a" or not (empty and a string ending with "z"))   :\(line + 4)
              ✗ once, never called   turtle.forward(2, why: a string containing #"{"id":7}"#)        :\(line + 7)
        """
      ])
  }

  @Test func calledTooSeldom() {
    let line = #line + 1
    context.check { expectThat(turtle).receives(3...).up() }
    turtle.up()
    turtle.up()
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        turtle.up(): called 2 times, expected at least 3 times
          calls
              1. turtle.up()   → :\(line), from UnsatisfiedTexts.calledTooSeldom() :\(line + 1)
              2. turtle.up()   → :\(line), from UnsatisfiedTexts.calledTooSeldom() :\(line + 2)
          next      call turtle.up() again, or write a lower limit
        """
      ])
  }

  @Test func calledButNotFinished() {
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.up().then.performs { [context] in context.assertSatisfied() }
    }
    turtle.up()
    #expect(
      reporter.messages == [
        """
        turtle.up(): called once, not returned yet, expected once
          not returned
              turtle.up()   → performs a closure, :\(line)
          calls
              1. turtle.up()   → :\(line), not returned yet, from UnsatisfiedTexts.calledButNotFinished() :\(line + 2)
        """
      ])
  }

  @Test func neverCalledAsAnExtensionOfTheChildImplementsIt() {
    let swan = context.mock(MockSwan.self)
    let line = #line + 2
    context.check {
      expectThat(swan).receives.eat("bread")
      expectThat(swan).receives.sing()
    }
    (swan as any Swan).eat("bread")
    swan.sing()
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        swan.eat("bread"): never called, expected once
          inherited  from Animal: an implementation of eat(_:) in an extension of Swan would run in the mock's place; redeclaring eat(_:) in Swan fixes it
          calls
              1. swan.sing()   → :\(line + 1)
        """
      ])
  }

  @Test func aPropertyIsNamedWithoutParentheses() {
    let swan = context.mock(MockSwan.self)
    context.check { expectThat(swan).receives.name }
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        swan.name: never called, expected once
          inherited  from Animal: an implementation of name in an extension of Swan would run in the mock's place; redeclaring name in Swan fixes it
          calls     no mock was called
        """
      ])
  }

  @Test func notFoundAfterwards() {
    let swan = context.mock(MockSwan.self)
    context.verify { expectThat(swan).received.eat(.any) }
    #expect(
      reporter.messages == [
        """
        swan.eat(any): never called, expected at least once
          inherited  from Animal: an implementation of eat(_:) in an extension of Swan would run in the mock's place; redeclaring eat(_:) in Swan fixes it
          calls     no mock was called
        """
      ])
  }

  @Test func aMemberOfTheMocksOwnProtocolIsNotInherited() {
    let swan = context.mock(MockSwan.self)
    let line = #line + 2
    context.check {
      expectThat(swan).receives.walk(3)
      expectThat(context.mock(Zoo.MockKeeper<String>.self)).receives.feed("bread")
    }
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        swan.walk(3): never called, expected once
          other expectations
              ✗ once, never called   keeper.feed("bread")   :\(line + 1)
          calls     no mock was called
          next      check that the code under test ran, has this mock, and calls it in time
        """,
        """
        keeper.feed("bread"): never called, expected once
        """,
      ])
  }

  @Test func neverCalledInTime() async {
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.up()
      expectThat(turtle).receives.down()
    }
    await assertContextEventuallySatisfied(context, timeout: .milliseconds(10))
    #expect(
      reporter.messages == [
        """
        turtle.up(): never called within 0.01 seconds, expected once
          other expectations
              ✗ once, never called   turtle.down()   :\(line + 1)
          calls     no mock was called
          next      check that the code under test ran, has this mock, and calls it in time
        """,
        """
        turtle.down(): never called within 0.01 seconds, expected once
        """,
      ])
  }

  @Test func anArgumentThatWasReleasedSince() {
    let nest: MockEggNest = context.mock(strictness: .nice)
    context.recordsArguments = .weakly
    let line = #line + 1
    nest.lay(NamedEgg("goose"))
    context.verify { expectThat(nest).received.lay(NamedEgg("duck")) }
    #expect(
      reporter.messages == [
        """
        eggNest.lay(duck): never called, expected at least once
          calls
              1. eggNest.lay(goose (released))   → expected duck as argument 1; from UnsatisfiedTexts.anArgumentThatWasReleasedSince() :\(line)
          next      correct the call, or this verification
        """
      ])
  }

  @Test func aNotificationThatWasNotPosted() {
    let (center, saved) = (NotificationCenter(), Notification.Name("saved"))
    context.check { expectNotification(named: saved).from(turtle).via(center) }
    center.post(name: saved, object: nil)
    let caller = "from UnsatisfiedTexts.aNotificationThatWasNotPosted() :\(#line - 1)"
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        notificationCenter.post(name: "saved", object: turtle): never posted, expected once
          calls
              1. notificationCenter.post(name: "saved", object: nil)   → expected turtle as 'object'; \(caller)
          next      correct the call, or this expectation
        """
      ])
  }
}
