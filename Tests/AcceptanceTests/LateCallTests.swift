import HandWrittenMocks
import Mocky
import Testing

/// Mocks that are called when their context has gone.
struct LateCallTests {
  let reporter = RecordingReporter()

  @Test(arguments: [Strictness.strict, .nice])
  func aMockSaysThatItsContextHasEnded(strictness: Strictness) {
    let turtle: MockTurtle = Mockery(reporter: reporter).mock(strictness: strictness)
    turtle.up()
    let site = calledFrom(
      "LateCallTests.aMockSaysThatItsContextHasEnded(strictness:)",
      "LateCallTests.swift:\(#line - 3)")
    #expect(
      reporter.messages == [
        """
        turtle.up(): called after its context has ended\(site)
          before this  nothing
        """
      ])
  }

  @Test func whatWasAllowedIsNoLonger() {
    let turtle: MockTurtle
    do {
      let context = Mockery(reporter: reporter)
      turtle = context.mock()
      context.check { allowing(turtle).receives.up() }
      turtle.up()
    }
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called after its context has ended"])
  }

  @Test func whatTheContextLetsGoMayCallANiceMock() {
    final class Engine: Sendable {
      let turtle: MockTurtle
      init(_ turtle: MockTurtle) { self.turtle = turtle }
      deinit { turtle.down() }
    }
    do {
      let context = Mockery(reporter: reporter)
      let turtle = context.mock(MockTurtle.self, strictness: .nice)
      let engine = Engine(turtle)
      context.check { allowing(turtle).receives.up().then.performs { _ = engine } }
      turtle.up()
    }
    #expect(reporter.messages == [])
  }
}
