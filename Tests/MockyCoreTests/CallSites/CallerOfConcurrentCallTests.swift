import Foundation
import MockyTestSupport
import Testing

@testable import MockyCore

/// The thread of a counted call keeps its caller after it has booked the call. Another call may be
/// refused in between.
struct CallerOfConcurrentCallTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func aReportWaitsForTheCallersOfCountedCalls() {
    let line = #line
    context.check { expectThat(turtle).receives.up() }
    let (core, object) = (context.context, turtle.mockObject)
    let call = Invocation(CalledMember(object, "up()", returning: Void.self, obstacle: nil), .none)
    core.lock.lock()
    let booking = core.bookByRules(call, of: object.table.expectations(of: "up()"), .none, false)
    let (second, end) = (turtle, DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      second.up()
      end.signal()
    }
    let waits = end.wait(timeout: .now() + 0.2) == .timedOut
    #expect(waits)
    _ = core.answer(booking, .none)
    if waits { end.wait() }
    let test = "CallerOfConcurrentCallTests.aReportWaitsForTheCallersOfCountedCalls()"
    #expect(
      reporter.section(.beforeThis)
        == ["1. turtle.up()   → :\(line + 1), from \(test) :\(line + 13)"])
  }
}
