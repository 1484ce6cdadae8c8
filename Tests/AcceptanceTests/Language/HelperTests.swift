import Mocky
import MockyTestSupport
import Testing

/// Failures of helpers are reported at the line of the test that used them.
struct HelperTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  // MARK: Groups

  private func moving(_ turtle: MockTurtle) -> ExpectationGroup {
    ExpectationGroup {
      expectThat(turtle).receives.up()
      inSequence(context.sequence("moving")) { expectThat(turtle).receives.down() }
    }
  }

  private func all(_ turtle: MockTurtle) -> ExpectationGroup {
    ExpectationGroup {
      moving(turtle)
      expectThat(turtle).receives.name()
    }
  }

  @Test func aGroupIsReportedAtItsLineInTheBlock() {
    let line = #line + 3
    context.check {
      expectThat(turtle).receives.say("hello")
      moving(turtle)
    }
    context.assertSatisfied()
    #expect(reporter.lines == [line - 1, line, line])
  }

  @Test func aGroupInsideAnotherIsReportedAtTheLineInTheTest() {
    let line = #line + 1
    context.check { all(turtle) }
    context.assertSatisfied()
    #expect(reporter.lines == [line, line, line])
  }

  @Test func otherGroupsKeepTheirLines() {
    let line = #line + 3
    context.check {
      inSequence(context.sequence("moving")) {
        expectThat(turtle).receives.up()
      }
    }
    context.assertSatisfied()
    #expect(reporter.lines == [line])
  }

  @Test func aMistakeInAGroupIsReportedThere() {
    func negative() -> ExpectationGroup {
      ExpectationGroup { expectThat(turtle).receives(-1).up() }
    }
    let line = #line + 1
    context.check { negative() }
    #expect(reporter.lines == [line])
    #expect(reporter.kinds == [.misuse])
  }

  @Test func aGroupInAVerification() {
    func moved() -> ExpectationGroup {
      ExpectationGroup {
        expectThat(turtle).received.up()
        anyOf {
          expectThat(turtle).received.down()
          expectThat(turtle).received.name()
        }
      }
    }
    let line = #line + 1
    context.verify { moved() }
    #expect(reporter.lines == [line, line])
  }

  @Test func aFunctionThatIsABlockItself() {
    @ExpectationBuilder func rising() -> ExpectationGroup {
      expectThat(turtle).receives.up()
      if reporter.failures.isEmpty { expectThat(turtle).receives.down() }
    }
    let line = #line + 1
    context.check { rising() }
    context.assertSatisfied()
    #expect(reporter.lines == [line, line])
  }

  // MARK: Parameters of XCTest's kind

  @Test func anExpectationOfAHelperWithTheParametersOfXCTest() {
    func expectUp(file: StaticString = #filePath, line: UInt = #line) {
      context.check { expectThat(turtle, filePath: file, line: line).receives.up() }
    }
    let line = #line + 1
    expectUp()
    context.assertSatisfied()
    #expect(reporter.lines == [line])
  }

  @Test func theFileOfAHelpersCallerIsNamedByItsPath() {
    context.check { expectThat(turtle, filePath: "/shop/OtherTests.swift", line: 3).receives.up() }
    context.assertSatisfied()
    #expect(reporter.failures[0].fileID == "AcceptanceTests/OtherTests.swift")
    #expect(reporter.failures[0].filePath == "/shop/OtherTests.swift")
  }

  @Test func aVerificationOfAHelper() async {
    func verifyUp(file: StaticString = #filePath, line: UInt = #line) {
      context.verify(filePath: file, line: line) { expectThat(turtle).received.up() }
    }
    func verifyDown(file: StaticString = #filePath, line: UInt = #line) async {
      await context.verify(within: .milliseconds(1), filePath: file, line: line) {
        expectThat(turtle).received.down()
      }
    }
    let line = #line + 1
    verifyUp()
    await verifyDown()
    context.verify(line: 7) { expectThat(turtle).received.name() }
    #expect(reporter.lines == [line, line + 1, 7])
  }
}
