import Mocky
import MockyTestSupport
import Testing

@Suite struct CallSiteTests {
  private var (reporter, context) = recordedContext()

  @Test func aCallInAnExpectationOfAnErrorIsReportedWhereItStands() {
    let store = context.mock(MockStore.self)
    let called = #line + 1
    #expect(throws: (any Error).self) { try store.read("b") }
    expectCall(on: called, from: "closure")
  }

  @Test func aCallInAnExpectationIsReportedWhereItStands() {
    let turtle = context.mock(MockTurtle.self)
    let called = #line + 1
    #expect(turtle.count() == 0)
    expectCall(on: called, from: "CallSiteTests.aCallInAnExpectationIsReportedWhereItStands()")
  }

  @Test func aCallOfAGenericMockIsReportedWhereItStands() {
    let repository = context.mock(MockRepository<Int, String>.self)
    let called = #line + 1
    _ = repository.find("b")
    expectCall(on: called, from: "CallSiteTests.aCallOfAGenericMockIsReportedWhereItStands()")
  }

  private func expectCall(
    on line: Int, from function: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let failure = reporter.failures.first
    #expect(failure?.line == line, sourceLocation: sourceLocation)
    let callers = failure?.details.callers ?? []
    #expect(callers.first?.function.hasPrefix(function) == true, sourceLocation: sourceLocation)
    #expect(callers.first?.line == line, sourceLocation: sourceLocation)
    // The line of the failure says where it was: there is nothing to add.
    #expect(failure?.message.contains("called from") == false, sourceLocation: sourceLocation)
  }
}
