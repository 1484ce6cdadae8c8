import Mocky
import MockyTestSupport
import Testing

/// Rule 2: never rejects, wherever it stands.
struct Rule02NeverTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test(arguments: [Cardinality.never, .exactly(0), .atMost(0), .between(0, and: 0)])
  func neverBehindAnAllowanceRejects(cardinality: Cardinality) {
    context.check {
      ignoring(turtle)
      allowing(turtle).receives.say(.any)
      expectThat(turtle).receives(cardinality).say("bad")
    }
    turtle.say("good")
    #expect(reporter.failures.isEmpty)
    turtle.say("bad")
    #expect(reporter.headlines == [#"turtle.say("bad"): called, expected never"#])
  }

  @Test func zeroIsNever() {
    context.check {
      allowing(turtle).receives.up()
      expectThat(turtle).receives(0).up()
    }
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called, expected never"])
  }

  @Test func neverInALaterBlockRejects() {
    context.check { allowing(turtle).receives.up() }
    turtle.up()
    context.check { expectThat(turtle).receives(.never).up() }
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called, expected never"])
  }

  @Test func neverRejectsInItsStateOnly() {
    let pen = context.states("pen").startsAs("up")
    context.check {
      allowing(turtle).receives.up()
      expectThat(turtle).receives(.never).up().whenState(pen.equals("down"))
    }
    turtle.up()
    #expect(reporter.failures.isEmpty)
    pen.transition(to: "down")
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called, expected never"])
  }

  @Test func neverRejectsAtItsPlaceInASequenceOnly() {
    let walk = context.sequence("walk")
    context.check {
      inSequence(walk) {
        expectThat(turtle).receives.down()
        expectThat(turtle).receives(.never).up()
        expectThat(turtle).receives.say("m")
      }
      allowing(turtle).receives.up()
    }
    turtle.up()
    turtle.down()
    turtle.say("m")
    turtle.up()
    #expect(reporter.failures.isEmpty)
  }

  @Test func neverRejectsBetweenItsNeighboursInASequence() {
    let walk = context.sequence("walk")
    context.check {
      inSequence(walk) {
        expectThat(turtle).receives.down()
        expectThat(turtle).receives(.never).up()
      }
      allowing(turtle).receives.up()
    }
    turtle.down()
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called, expected never"])
  }

  @Test func neverByDefaultIsOverridden() {
    context.byDefault { expectThat(turtle).receives(.never).up() }
    context.check { expectThat(turtle).receives.up() }
    turtle.up()
    #expect(reporter.failures.isEmpty)
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called, expected never"])
  }

  @Test func neverByDefaultRejectsWhatIsAllowedByDefault() {
    context.byDefault {
      ignoring(turtle)
      expectThat(turtle).receives(.never).up()
    }
    turtle.down()
    #expect(reporter.failures.isEmpty)
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called, expected never"])
  }

  @Test func neverOfATestRejectsWhatIsAllowedByDefault() {
    context.byDefault { allowing(turtle).receives.up() }
    context.check { expectThat(turtle).receives(.never).up() }
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called, expected never"])
  }

  @Test func neverOnANiceMockRejects() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    context.check { expectThat(nice).receives(.never).say("bad") }
    nice.say("good")
    #expect(reporter.failures.isEmpty)
    nice.say("bad")
    #expect(reporter.headlines == [#"nice.say("bad"): called, expected never"#])
  }

  @Test func neverByNameRejects() {
    context.check {
      ignoring(turtle)
      expectThat(turtle, methods: .equal(to: "up") || .equal(to: "down")).times(.never)
    }
    turtle.say("m")
    #expect(reporter.failures.isEmpty)
    turtle.down()
    #expect(reporter.headlines == ["turtle.down(): called, expected never"])
  }
}
