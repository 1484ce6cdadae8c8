import Mocky
import MockyTestSupport
import Testing

/// Properties and subscripts keep what is set, and allowances may be silent.
struct KeepingTests: RecordedSuite {
  var (reporter, context, settings) = recordedContext(MockSettings.self)

  @Test func aPropertyKeepsTheValueThatWasSetLast() {
    context.check {
      allowing(settings).receives.name.keeps("main")
      allowing(settings).receives.theme.keeps(nil)
    }
    #expect(settings.name == "main")
    settings.name = "spare"
    settings.name += "s"
    #expect(settings.name == "spares")
    #expect(settings.theme == nil)
    settings.theme = "dark"
    #expect(settings.theme == "dark")
    settings.theme = nil
    #expect(settings.theme == nil)
    context.verify {
      expectThat(settings).received(.once).name(setTo: "spares")
      expectThat(settings).received(3).name
    }
    expectNoFailure()
  }

  @Test func aSubscriptKeepsAValueForEachOfItsKeys() {
    context.check {
      allowing(settings).receives.subscript(.lessThan(9), column: .any).keeps(0)
      allowing(settings).receives.subscript(9, column: 9).keeps(99)
    }
    settings[1, column: 2] = 12
    settings[2, column: 1] = 21
    settings[1, column: 2] += 1
    #expect(settings[1, column: 2] == 13)
    #expect(settings[2, column: 1] == 21)
    #expect(settings[1, column: 1] == 0)
    #expect(settings[9, column: 9] == 99)
    expectNoFailure()
    settings[9, column: 1] = 1
    #expect(reporter.kinds == [.unexpectedCall])
  }

  @Test func itsConditionsCountForSetsToo() {
    let door = context.states("door").startsAs("closed")
    context.check {
      allowing(settings).receives.name.keeps("main").whenState(door.equals("open"))
    }
    settings.name = "spare"
    #expect(
      reporter.headlines == [
        #"settings.name = "spare": set while door is "closed", expected when door is "open""#
      ])
  }

  @Test func anUnusedSetIsNotReported() {
    context.reportsUnusedAllowances = true
    context.check { allowing(settings).receives.name.keeps("main") }
    #expect(settings.name == "main")
    expectNoFailure()
  }

  @Test func anExpectedReadKeepsNothing() {
    context.check { expectThat(settings).receives.name.keeps("main") }
    reporter.expectMisuse(
      "a property or a subscript keeps what is set, and only an allowance does: "
        + "write allowing(…).receives.name.keeps(…), or .then.returns(…)", linesAbove: 1)
  }

  @Test func aMethodKeepsNothing() {
    let turtle = context.mock(MockTurtle.self)
    context.check { allowing(turtle).receives.count().keeps(1) }
    #expect(
      reporter.messages == [
        "a property or a subscript keeps what is set, and only an allowance does: "
          + "write allowing(…).receives.name.keeps(…), or .then.returns(…)"
      ])
  }

  @Test func silentCallsAreInNoHistory() {
    context.check {
      allowing(settings).receives.version.then.returns(3).silently
      allowing(settings).receives.name.keeps("main")
    }
    #expect(settings.version == 3)
    #expect(settings.name == "main")
    #expect(context.history.map(\.text) == ["settings.name"])
    #expect(context.transcript.calls.map(\.text) == ["settings.name"])
    context.verify {
      expectThat(settings).received.version
      expectThat(settings).received.name
    }
    _ = settings.version
    context.verifyNoMoreInteractions()
    expectNoFailure()
    settings.theme = "dark"
    #expect(reporter.messages.count == 1)
    #expect(!reporter.messages[0].contains("1. settings.version"))
  }

  @Test func aSilentAllowanceOfAHelper() {
    let reading = ExpectationGroup {
      allowing(settings).receives.version.then.returns(3).silently
    }
    context.check { reading }
    #expect(settings.version == 3)
    #expect(context.history.isEmpty)
  }

  @Test func anExpectationIsNotSilent() {
    context.check { expectThat(settings).receives.version.silently }
    reporter.expectMisuse(
      "histories show each call that is expected: "
        + "write silently behind allowing(…) or ignoring(…)", linesAbove: 1)
  }

  @Test func aSequenceWithoutANameIsNamedByItsLine() {
    let turtle = context.mock(MockTurtle.self)
    let (first, second) = (context.sequence(), context.sequence())
    let line = #line - 1
    context.check {
      inSequence(first) {
        expectThat(turtle).receives.up()
        expectThat(turtle).receives.down()
      }
      expectThat(turtle).receives.say("m").inSequence(second)
    }
    turtle.say("m")
    turtle.down()
    #expect(
      reporter.headlines == [
        "turtle.down(): too early in sequence \"KeepingTests.swift:\(line)\", "
          + "turtle.up() must come first"
      ])
  }
}
