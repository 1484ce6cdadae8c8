import Mocky
import MockyTestSupport
import Testing

/// Arguments of calls that are expected by name, on one mock or on any.
@Suite struct ArgumentsByNameTests {
  private let reporter = RecordingReporter()
  private let context: Mockery
  private let turtle: MockTurtle
  private let other: MockTurtle

  init() {
    context = Mockery(reporter: reporter)
    turtle = context.mock()
    other = context.mock(named: "other")
  }

  @Test func plainValuesAndMatchersAreMixed() {
    let name: Any = "home"
    context.check {
      expectThat(turtle, methods: .equal(to: "forward")).with(1, "home")
      expectThat(anyMock, methods: .equal(to: "forward")).with(2, .any)
      expectThat(anyMock, methods: .any).with(.ofType(Int.self), "food")
      expectThat(anyMock, methods: .any).with(.any, .any)
      expectThat(anyMock, methods: .any).with(.value(5), .matching("short") { "\($0)".count < 3 })
      expectThat(anyMock, methods: .any).with(Matcher.greaterThan(5), Matcher.startingWith("h"))
      expectThat(anyMock, methods: .any).with(.any, name)
    }
    turtle.forward(1, why: "home")
    turtle.forward(2, why: "x")
    other.forward(3, why: "food")
    other.forward(4, why: "x")
    other.forward(5, why: "x")
    other.forward(6, why: "h")
    other.forward(7, why: "home")
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func callsWithoutArguments() {
    context.check {
      allowing(anyMock, methods: .any).withNoArguments
      expectThat(turtle, methods: .any).with(1, "home")
    }
    turtle.up()
    _ = other.count()
    turtle.forward(1, why: "home")
    #expect(context.isSatisfied)
    other.forward(1, why: "home")
    #expect(
      reporter.headlines == [
        #"other.forward(1, why: "home"): unexpected: 2 arguments, expected none"#
      ])
  }

  @Test func theLastWordCounts() {
    context.check { expectThat(turtle, methods: .any).with(1).withNoArguments.with(2, "b") }
    turtle.forward(2, why: "b")
    #expect(context.isSatisfied)
  }

  @Test func anotherArgumentIsUnexpected() {
    context.check {
      allowing(anyMock, methods: .startingWith("f")).with(1, Matcher.startingWith("h"))
    }
    turtle.forward(1, why: "food")
    #expect(
      reporter.headlines == [
        #"turtle.forward(1, why: "food"): unexpected: "#
          + #"expected a string starting with "h" as 'why'"#
      ])
    #expect(
      reporter.closestArguments == [
        "1         ✓ 1",
        #"why       ✗ expected a string starting with "h""#,
        #"got "food""#,
      ])
  }

  @Test func whatWasNeverCalledSaysItsArguments() {
    let line = #line + 2
    context.check {
      expectThat(anyMock, methods: .equal(to: "up")).with(1, .any)
      expectThat(turtle, methods: .any).withNoArguments
    }
    assertContextSatisfied(context)
    #expect(
      reporter.headlines == [
        #"any method of any mock named "up" with (1, any): never called, expected once"#,
        "any method of turtle without arguments: never called, expected once",
      ])
    #expect(
      reporter.section(.otherExpectations) == [
        "✗ once, never called   any method of turtle without arguments   :\(line + 1)"
      ])
  }

  @Test func aPlainValueThatCannotBeComparedIsMisuse() {
    struct Blob {}
    context.check { expectThat(turtle, methods: .any).with(Blob()) }
    reporter.expectMisuse(
      """
      Blob is neither Equatable nor a class, so a plain value cannot be compared: \
      use a matcher, such as .any or .matching("…") { … }
      """)
  }

  @Test func verificationsFindThem() {
    context.check { ignoring(turtle) }
    turtle.forward(1, why: "home")
    turtle.up()
    context.verify {
      expectThat(turtle, methods: .any).with(1, .any)
      expectThat(turtle, methods: .any).withNoArguments
    }
    context.verifyNoMoreInteractions()
    #expect(reporter.failures.isEmpty)
  }
}
