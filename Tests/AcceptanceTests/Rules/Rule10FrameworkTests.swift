import Mocky
import MockyTestSupport
import Testing

/// Rule 10, in Swift Testing: which test a failure is booked on.
struct Rule10FrameworkTests {
  private static func isUnexpected(_ issue: Issue) -> Bool {
    issue.text.hasPrefix("turtle.up(): unexpected")
  }

  @Test func aFailureIsAnIssueOfTheTest() {
    withKnownIssue {
      let context = Mockery()
      context.mock(MockTurtle.self).up()
    } matching: {
      Self.isUnexpected($0)
    }
  }

  @Test func anUnsatisfiedExpectationIsAnIssueAtItsLine() {
    let line = #line + 4
    withKnownIssue {
      let context = Mockery()
      let turtle = context.mock(MockTurtle.self)
      context.check { expectThat(turtle).receives.up() }
      assertContextSatisfied(context)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test func aFailureInADetachedTaskIsDeliveredByTheNextAssertion() async {
    let context = Mockery()
    let turtle = context.mock(MockTurtle.self)
    await Task.detached { turtle.up() }.value
    withKnownIssue {
      assertContextSatisfied(context)
    } matching: {
      Self.isUnexpected($0)
    }
  }

  @Test func aForgottenContextFailsItsTest() {
    withKnownIssue {
      let context = Mockery()
      let turtle = context.mock(MockTurtle.self)
      context.check { expectThat(turtle).receives.up() }
    } matching: { issue in
      issue.text.contains("was released without being verified")
    }
  }

  @Test func aBlockingWaitThatTimesOutNamesTheAwaitForm() {
    withKnownIssue {
      let context = Mockery()
      let pen = context.states("pen").startsAs("up")
      context.waitUntil(pen.equals("down"), timeout: .milliseconds(10))
    } matching: { issue in
      issue.text.contains("write `await context.waitUntil…`")
    }
  }

  @Test(.mockery) func aTraitGivesATestItsContext() {
    let turtle = Mockery.current.mock(MockTurtle.self)
    Mockery.current.check { expectThat(turtle).receives.up() }
    turtle.up()
  }
}
