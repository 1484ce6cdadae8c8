import Mocky
import MockyTestSupport
import Testing

/// Expectations about members by name, and about any mock (row J3).
@Suite struct MethodsByNameTests {
  private var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  private let other: MockTurtle

  init() {
    other = context.mock(named: "other")
  }

  @Test func membersOfAnyMockAreAllowedByTheirName() {
    context.check {
      allowing(anyMock, methods: .equal(to: "up"))
      expectThat(turtle).receives.down()
    }
    turtle.up()
    other.up()
    turtle.down()
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func aMemberWithAnotherNameIsNotAllowed() {
    context.check { allowing(anyMock, methods: .startingWith("u")) }
    other.down()
    let headlines = reporter.failures.map { $0.message.prefix { $0 != "\n" } }
    #expect(headlines == ["other.down(): unexpected: no expectation mentions it"])
  }

  @Test func callsByNameAreCountedTogether() {
    context.check { expectThat(turtle, methods: .containing("o")).times(2) }
    turtle.down()
    turtle.forward(1, why: "home")
    #expect(context.isSatisfied)
    turtle.down()
    let headlines = reporter.failures.map { $0.message.prefix { $0 != "\n" } }
    #expect(
      headlines == [
        "turtle.down(): called a 3rd time as any method of turtle named a string containing \"o\", "
          + "expected exactly 2 times"
      ])
  }

  @Test func callsByNameAreCountedInARange() {
    context.check { expectThat(turtle, methods: .containing("o")).times(1...2) }
    #expect(!context.isSatisfied)
    turtle.down()
    #expect(context.isSatisfied)
    turtle.down()
    turtle.down()
    #expect(
      reporter.headlines == [
        "turtle.down(): called a 3rd time as any method of turtle named a string containing \"o\", "
          + "expected 1 to 2 times"
      ])
  }

  @Test func oneCallOfAnyMockIsExpectedOnce() {
    context.check { expectThat(anyMock, methods: .equal(to: "up")) }
    assertContextSatisfied(context)
    #expect(
      reporter.headlines == [
        #"any method of any mock named "up": never called, expected once"#
      ])
  }

  @Test func theOrderOfTheSearchIsThatOfTheBlock() {
    let pen = context.states("pen").startsAs("up")
    let seen = Captor<Int>()
    context.check {
      expectThat(turtle).receives.forward(1, why: .any)
      allowing(turtle, methods: .equal(to: "forward")).whenState(pen.equals("up"))
        .then.runs { seen.record($0.count) }
        .then.state(pen, becomes: "down")
      ignoring(other)
    }
    turtle.forward(1, why: "first")
    turtle.forward(1, why: "second")
    _ = other.count()
    #expect(seen.values == [2])
    #expect(pen.currentState == "down")
    #expect(context.isSatisfied)
  }
}
