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

  /// Holds in an optimized build too, where a value may be released after its last use.
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

  #if compiler(>=6.3)
    @Test func oneIssueIsRecordedForOneRootFailure() async throws {
      let told = try await failuresTold {
        let turtle: MockTurtle = context.mock()
        context.check { expectThat(turtle).receives.up() }
        turtle.down()
        turtle.down()
        assertContextSatisfied(context)
      }
      #expect(told == ["turtle.down(): unexpected: no expectation mentions it"])
    }
  #endif
}
