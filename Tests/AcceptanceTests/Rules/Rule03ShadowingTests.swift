import Mocky
import MockyTestSupport
import Testing

/// Rule 3: an expectation that an earlier unlimited one hides is named with both lines.
struct Rule03ShadowingTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  private var shadows: [String] {
    reporter.messages.flatMap { $0.split(separator: "\n") }
      .filter { $0.hasPrefix("  shadowed  ") }.map { String($0.dropFirst(12)) }
  }

  @Test func bothLinesAreNamed() {
    let line = #line + 2
    context.check {
      allowing(turtle).receives.say(.isNotNil)
      expectThat(turtle).receives.say("m")
    }
    turtle.say("m")
    assertContextSatisfied(context)
    #expect(reporter.lines == [line + 1])
    #expect(
      shadows == [
        "by :\(line): turtle.say(not nil) (allowed, called once) "
          + "comes first and handles every such call"
      ])
  }

  @Test func methodsByNameShadowToo() {
    let line = #line + 2
    context.check {
      allowing(turtle, methods: .startingWith("u"))
      expectThat(turtle).receives.up()
    }
    turtle.up()
    assertContextSatisfied(context)
    #expect(
      shadows == [
        "by :\(line): any method of turtle named a string starting with \"u\" (allowed, "
          + "called once) comes first and handles every such call"
      ])
  }

  @Test func aLaterAllowanceShadowsNothing() {
    context.check {
      expectThat(turtle).receives(2).up()
      allowing(turtle).receives.up()
    }
    turtle.up()
    assertContextSatisfied(context)
    #expect(reporter.failures.count == 1)
    #expect(shadows.isEmpty)
  }

  @Test func anAllowanceOfOtherCallsShadowsNothing() {
    context.check {
      allowing(turtle).receives.say("other")
      expectThat(turtle).receives.say("m")
    }
    turtle.say("other")
    assertContextSatisfied(context)
    #expect(reporter.failures.count == 1)
    #expect(shadows.isEmpty)
  }

  @Test func anAllowanceInOneStateShadowsNothing() {
    let pen = context.states("pen").startsAs("up")
    context.check {
      allowing(turtle).receives.up().whenState(pen.equals("up"))
      expectThat(turtle).receives.up()
    }
    turtle.up()
    assertContextSatisfied(context)
    #expect(reporter.failures.count == 1)
    #expect(shadows.isEmpty)
  }
}
