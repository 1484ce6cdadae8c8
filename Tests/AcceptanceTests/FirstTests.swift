import HandWrittenMocks
import Mocky
import XCTest

final class FirstTests: XCTestCase {
  func testMessages() async throws {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    let turtle = context.mock(MockTurtle.self)
    let other = context.mock(MockTurtle.self, named: "other")
    let pen = context.states("pen").startsAs("up")
    turtle.up()
    print(reporter.failures.last!.message)
    context.assertSatisfied()
    context.check {
      expectThat(turtle).receives.forward(10, why: "home")
      allowing(other).receives.count().then.returns(9)
      expectThat(other).receives.down().then.state(pen, becomes: "down")
      expectThat(turtle).receives(2).up().whenState(pen.equals("up"))
    }
    other.down()
    _ = other.count()
    (turtle as any Turtle).forward(3, why: "home")
    print(reporter.failures.last!)
    context.assertSatisfied()
    print(reporter.notes)
    context.check {
      expectThat(turtle).receives.say(
        "some message that is quite long, in fact so long that it is cut in the middle, and more")
      expectThat(turtle).receives(2).up().whenState(pen.equals("up"))
    }
    turtle.up()
    print(reporter.failures.last!)
    context.assertSatisfied()
    context.check {
      expectThat(turtle).receives(2).up().whenState(pen.equals("up"))
      expectThat(turtle).receives(1...2).down()
      expectThat(turtle).receives.fetch(.greaterThan(3)).then.performs { id in "\(id)" }
      allowing(turtle).receives.name().then.performs { "x" }
      allowing(turtle).receives.each(.any).then.performs { body in body(7) }
    }
    print(turtle.name())
    turtle.each { print("each", $0) }
    print(try await turtle.fetch(5))
    context.assertSatisfied()
    print(reporter.failures.suffix(2))
    await context.waitUntil(pen.equals("up"), timeout: .milliseconds(100))
    print(reporter.failures.last!)
  }
}
