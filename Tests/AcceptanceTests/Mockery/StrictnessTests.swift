import Mocky
import MockyTestSupport
import Testing
import XCTest

/// How strict the mocks of a context are that say nothing themselves.
struct StrictnessTests {
  let reporter = RecordingReporter()

  private func turtle(_ strictness: Strictness) -> (Mockery, MockTurtle) {
    let context = Mockery(reporter: reporter, strictness: strictness)
    return (context, context.mock(MockTurtle.self))
  }

  @Test func aContextMakesAllItsMocksNice() {
    let (context, turtle) = turtle(.nice)
    turtle.up()
    #expect(turtle.count() == 0)
    let function = context.mockFunction(named: "f", as: ((Int) -> Int).self)
    #expect(function.function(1) == 0)
    #expect(reporter.failures.isEmpty)
  }

  @Test func aMockOfItMaySayOtherwise() {
    let context = Mockery(reporter: reporter, strictness: .nice)
    let turtle = context.mock(MockTurtle.self, strictness: .strict)
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): unexpected: no expectations were declared"])
  }

  @Test func niceForVoidAnswersMembersThatReturnNothing() {
    let (context, turtle) = turtle(.niceForVoid)
    turtle.up()
    turtle.say("m")
    context.verify { expectThat(turtle).received.up() }
    #expect(reporter.failures.isEmpty)
    #expect(turtle.count() == 0)
    #expect(reporter.headlines == ["turtle.count(): unexpected: no expectations were declared"])
  }

  @Test func aMemberThatIsExpectedIsStrictThere() {
    let (context, turtle) = turtle(.niceForVoid)
    context.check { expectThat(turtle).receives.say("m") }
    turtle.up()
    turtle.say("n")
    #expect(
      reporter.headlines == [
        #"turtle.say("n"): unexpected: expected "m" as argument 1"#
      ])
  }

  @Test func theLineThatMakesANiceMockStrictIsNamed() {
    let (context, turtle) = turtle(.nice)
    let line = #line + 1
    context.check { expectThat(turtle).receives.say("m") }
    turtle.say("n")
    #expect(reporter.section(.strict) == ["turtle is nice, but :\(line) mentions say(_:)"])
  }

  @Test func theFirstOfSeveralLinesIsNamed() {
    let (context, turtle) = turtle(.niceForVoid)
    let line = #line + 2
    context.check {
      allowing(turtle, methods: .startingWith("s")).with(.equal(to: "m"))
      expectThat(turtle).receives.say("o")
    }
    turtle.say("n")
    #expect(reporter.section(.strict) == ["turtle is nice, but :\(line) mentions say(_:)"])
  }

  @Test func ofStrictMocksAndOfCountsNoLineIsNamed() {
    let (context, turtle) = turtle(.strict)
    context.check { expectThat(turtle).receives.say("m") }
    turtle.say("n")
    #expect(reporter.section(.strict) == [])
    let (other, nice) = self.turtle(.nice)
    other.check { expectThat(nice).receives.say("m") }
    nice.say("m")
    nice.say("m")
    #expect(reporter.messages.count == 2)
    #expect(reporter.messages[1].section(.strict) == [])
  }

  @Test func onlyMocksOfProtocolsRunDefaultsOfExtensions() {
    let context = Mockery(reporter: reporter)
    let line = #line + 1
    _ = context.mock(strictness: .defaults) { MockPump($0) }
    #expect(
      reporter.messages == [
        "MockPump runs no default of an extension, so that strictness: .defaults has no effect: only "
          + "mocks that the plugin writes know the extensions of their protocols, and its protocol "
          + "needs a default there"
      ])
    #expect(reporter.failures.map(\.line) == [line])
  }

  @Test func aStrictMockThatIsVerifiedNamesNiceOnes() {
    let (context, turtle) = turtle(.strict)
    turtle.up()
    let line = #line + 1
    context.verify { expectThat(turtle).received.up() }
    assertContextSatisfied(context)
    #expect(
      reporter.notes == [
        """
          after this
              StrictnessTests.swift:\(line): turtle is strict, and a strict mock fails each call that you \
        don't expect first: make it with strictness: .nice to verify calls afterwards, or expect them in \
        context.check { … }
        """
      ])
  }
}

@Suite(.mockery(strictness: .nice)) struct StrictnessOfTraitTests {
  @Test func theTraitMakesMocksNice() { Mockery.current.mock(MockTurtle.self).up() }
}

final class StrictnessOfTestCaseTests: MockeryTestCase {
  override var strictness: Strictness { .nice }

  func testThePropertyMakesMocksNice() { context.mock(MockTurtle.self).up() }

  func testAContextOfATestCaseMakesMocksNice() {
    Mockery(testCase: self, strictness: .nice).mock(MockTurtle.self).up()
  }
}

private class Pump {}

/// `@unchecked Sendable`: its superclass has no state.
private final class MockPump: Pump, Mock, @unchecked Sendable {
  let mockObject: MockObject

  init(_ mockObject: MockObject) { self.mockObject = mockObject }
}
