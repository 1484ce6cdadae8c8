import Mocky
import MockyTestSupport
import Testing
import XCTest

/// A report names another thread or task only if the call was made there. Otherwise, its place is
/// the best line that is known.
struct UnknownCallerTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  private var line: Int? { reporter.failures.first?.line }
  private var isElsewhere: Bool {
    ["on another thread", "in a task of its own"].contains { reporter.messages[0].contains($0) }
  }

  @Test func aReleaseAtTheEndOfAScope() {
    context.check { expectThat(turtle).receives.up() }
    let start = #line
    do {
      let farewell = Farewell(turtle)
      farewell.stay()
    }
    #expect((start...start + 4).contains(line ?? 0))
    #expect(!isElsewhere)
    #expect(reporter.messages[0].contains("aReleaseAtTheEndOfAScope()"))
  }

  @Test func aReleaseInAFunctionOfTheTest() {
    func use(_ farewell: Farewell) { farewell.stay() }
    context.check { expectThat(turtle).receives.up() }
    let line = #line + 1
    use(Farewell(turtle))
    #expect(self.line == line)
    #expect(!isElsewhere)
  }

  /// The stack ends in the runtime, which releases the elements.
  @Test func aReleaseOfElements() {
    let line = #line + 1
    context.check { expectThat(turtle).receives.up() }
    var farewells = [Farewell(turtle)]
    farewells.removeAll()
    #expect(self.line == line)
    #expect(!isElsewhere)
    #expect(reporter.messages[0].contains("\n               the stack shows no caller of it\n"))
  }

  @Test func theClosestExpectation() async {
    let line = #line + 1
    context.check { expectThat(turtle).receives.say("a") }
    context.check { expectThat(turtle).receives.up() }
    await Courier().deliver("b", inATaskTo: turtle.say)
    #expect(self.line == line)
    #expect(isElsewhere)
  }

  @Test func anExpectationForACallOfAGroup() async {
    context.check { allowing(turtle).receives.down() }
    let line = #line + 1
    context.check { expectThat(turtle).receives.up() }
    await Courier().deliver("b", inAGroupTo: turtle.say)
    #expect(self.line == line)
    #expect(reporter.messages[0].contains("in a task of its own"))
  }

  @Test func anExpectationForACallOfAsyncLet() async {
    let line = #line + 1
    context.check { expectThat(turtle).receives.up() }
    await Courier().deliver("b", asAsyncLetTo: turtle.say)
    #expect(self.line == line)
    #expect(reporter.messages[0].contains("in a task of its own"))
  }

  @Test func withoutExpectationsTheContextIsNamed() async {
    await Courier().deliver("b", inATaskTo: turtle.say)
    #expect(line == 9)
  }
}

/// In XCTest, a synchronous test has no task.
final class UnknownCallerInXCTests: XCTestCase {
  private let reporter = RecordingReporter()

  func testAReleaseAtTheEndOfAScope() {
    let context = Mockery(reporter: reporter)
    let turtle = context.mock(MockTurtle.self)
    context.check { expectThat(turtle).receives.up() }
    let start = #line
    do {
      let farewell = Farewell(turtle)
      farewell.stay()
    }
    XCTAssert((start...start + 4).contains(reporter.failures[0].line))
    XCTAssertFalse(reporter.messages[0].contains("on another thread"), reporter.messages[0])
  }

  func testAReleaseOfElements() {
    let context = Mockery(reporter: reporter)
    let turtle = context.mock(MockTurtle.self)
    let line = #line + 1
    context.check { expectThat(turtle).receives.up() }
    var farewells = [Farewell(turtle)]
    farewells.removeAll()
    XCTAssertEqual(reporter.failures[0].line, line)
    XCTAssertFalse(reporter.messages[0].contains("on another thread"), reporter.messages[0])
  }
}
