import Mocky
import MockyTestSupport
import Testing

/// `Mockery()` in Swift Testing.
struct PlainMockeryTests {
  private let context = Mockery()

  @Test func aSuiteMayStoreIt() {
    let turtle: MockTurtle = context.mock()
    context.check { expectThat(turtle).receives.up() }
    turtle.up()
    assertContextSatisfied(context)
  }

  @Test func itNeedNotBeVerified() {
    let turtle: MockTurtle = context.mock()
    context.check { expectThat(turtle).receives.up() }
    turtle.up()
  }

  /// Also in an optimised build, where a value may go after its last use.
  @Test func aLocalOneLivesAsLongAsItsTest() {
    let context = Mockery()
    let turtle: MockTurtle = context.mock()
    context.check { expectThat(turtle).receives.up() }
    turtle.up()
  }

  @Test func aFailureIsRecordedAtItsExpectation() {
    let line = #line + 3
    withKnownIssue {
      let turtle: MockTurtle = context.mock()
      context.check { expectThat(turtle).receives.up() }
      assertContextSatisfied(context)
    } matching: { issue in
      let text = issue.text
      return text.hasPrefix("turtle.up(): never called, expected once")
        && issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == line
    }
  }

  @Test func oneIssueIsRecordedForOneRootFailure() {
    let issues = Captor<String>()
    withKnownIssue {
      let turtle: MockTurtle = context.mock()
      context.check { expectThat(turtle).receives.up() }
      turtle.down()
      turtle.down()
      assertContextSatisfied(context)
    } matching: { issue in
      issues.record(issue.text)
      return true
    }
    // Where the framework knows warnings, one tells of the second call.
    #expect(issues.values.filter { $0.hasPrefix("turtle.down(): unexpected") }.count == 1)
    #expect(issues.values.dropFirst().allSatisfy { $0.hasPrefix("on the failure turtle.down()") })
  }
}
