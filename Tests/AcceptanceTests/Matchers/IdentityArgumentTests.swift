import Mocky
import MockyTestSupport
import Testing

/// Objects, mocks and closures as arguments.
struct IdentityArgumentTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let other: MockTurtle

  init() {
    other = context.mock(named: "other")
  }

  @Test func theSameInstanceIsTakenAndAnEqualOneIsNot() {
    let (one, equal) = (Tortoise("Tom"), Tortoise("Tom"))
    context.check { expectThat(turtle).receives(.atLeast(1)).take(.identical(to: one)) }
    turtle.take(one)
    #expect(reporter.failures.isEmpty)
    turtle.take(equal)
    #expect(
      reporter.messages[0].contains(
        """
        ✗ expected tortoise Tom
                               got another instance: tortoise Tom
        """))
  }

  @Test func anArgumentOfAnotherTypeIsNotTaken() {
    context.check { allowing(turtle).receives.take(.ofType(MockTurtle.self)) }
    turtle.take(other)
    #expect(reporter.failures.isEmpty)
    turtle.take(Tortoise("Tom"))
    #expect(
      reporter.headlines == [
        "turtle.take(tortoise Tom): unexpected: "
          + "argument 1 is tortoise Tom (Tortoise), expected a MockTurtle"
      ])
  }

  @Test func mocksAsArgumentsAreComparedAndPrintedWithoutBeingCalled() {
    let third = context.mock(MockTurtle.self, named: "third")
    context.check { expectThat(turtle).receives.take(other) }
    turtle.take(other)
    #expect(reporter.failures.isEmpty)
    turtle.take(third)
    #expect(
      reporter.headlines == [
        "turtle.take(third): unexpected: all expected calls of take(_:) were made before"
      ])
    context.verify {
      expectThat(other, methods: .any).times(.never)
      expectThat(third, methods: .any).times(.never)
    }
    #expect(reporter.failures.count == 1)
  }

  @Test func anActionCallsAClosureArgument() {
    context.check { allowing(turtle).receives.each(.any).then.performs { body in body(7) } }
    var seen = 0
    turtle.each { seen = $0 }
    #expect(seen == 7)
  }

  @Test func onlyTheExpectationThatTakesTheCallCallsItsClosureArgument() {
    let pen = context.states("pen").startsAs("up")
    context.check {
      allowing(turtle).receives.each(.any).then.performs { body in body(7) }
        .whenState(pen.equals("down"))
      allowing(turtle).receives.each(.any)
    }
    var seen: [Int] = []
    turtle.each { seen.append($0) }
    #expect(seen.isEmpty)
    pen.transition(to: "down")
    turtle.each { seen.append($0) }
    #expect(seen == [7])
  }
}
