import Foundation
import HandWrittenMocks
import Mocky
import Testing

/// What OCMock's reference lists as limitations, section by section. Partial mocks have tests of their
/// own, and Objective-C's classes and their private methods have no counterpart.
struct LiftedLimitTests {
  let reporter = RecordingReporter()
  let context: Mockery
  let turtle: MockTurtle

  init() {
    context = Mockery(reporter: reporter)
    turtle = context.mock()
  }

  /// "Only one mock at a time can stub class methods on a given class"
  @Test func severalContextsExpectStaticMembersOfOneTypeAtOnce() {
    let other = Mockery(reporter: reporter)
    context.check { allowing(MockGauge.self).receives.zero.then.returns(1) }
    other.check { allowing(MockGauge.self).receives.zero.then.returns(2) }

    #expect(context.run { MockGauge.zero } == 1)
    #expect(other.run { MockGauge.zero } == 2)
    #expect(context.run { MockGauge.zero } == 1)
    #expect(reporter.failures.isEmpty)
  }

  /// "… if the mock object is not deallocated then the stubbed method will persist, even across tests"
  @Test func staticMembersAreLetGoOfWithTheirContext() {
    do {
      let ended = Mockery(reporter: reporter)
      ended.check { allowing(MockGauge.self).receives.zero.then.returns(1) }
      ended.assertSatisfied()
    }
    context.check { allowing(MockGauge.self).receives.zero.then.returns(2) }
    #expect(context.run { MockGauge.zero } == 2)
  }

  /// "Setting up expect after stub on the same method does not work"
  @Test func anExpectationAfterAnAllowanceIsDiagnosed() {
    context.check { allowing(turtle).receives.name().then.returns("a string") }
    context.check { expectThat(turtle).receives.name() }
    let line = #line - 2
    #expect(turtle.name() == "a string")
    context.assertSatisfied()
    #expect(
      reporter.messages == [
        """
        turtle.name(): never called, expected once
          expected at  LiftedLimitTests.swift:\(line + 1)
          shadowed     by LiftedLimitTests.swift:\(line): turtle.name() (allowed, called once) stands \
        first and takes every such call
          similar calls
              turtle.name()   → :\(line)
          other expectations
              ○ allowed, called once   turtle.name()   :\(line)
          calls
              1. turtle.name()   → :\(line)
        """
      ])
  }

  /// The same, lifted: the expectation stands before the allowance, which may be a fixture's.
  @Test func anExpectationComesBeforeADefault() {
    context.byDefault { allowing(turtle).receives.name().then.returns("a string") }
    context.check { expectThat(turtle).receives.name().then.returns("another") }
    #expect([turtle.name(), turtle.name()] == ["another", "a string"])
    context.assertSatisfied()
    #expect(reporter.failures.isEmpty)
  }

  /// "Certain methods cannot be stubbed or verified": `init` and `description` can, where they are
  /// required.
  @Test func initializersAndDescriptionsAreStubbed() {
    let made = context.mock(MockGauge.self, named: "made")
    context.check {
      expectThat(MockGauge.self).receives.`init`(level: 7).then.returns(made)
      allowing(made).receives.level.then.returns(7)
      allowing(made).receives.description.then.returns("seven")
    }
    let gauge = context.run { MockGauge(level: 7) }
    #expect(gauge.level == 7)
    #expect("\(gauge)" == "seven")
    context.verify { expectThat(made).received.description }
    #expect(reporter.failures.isEmpty)
  }

  /// "Methods on NSObject cannot be verified": whatever the protocol does not require is not
  /// dispatched either, and disturbs nothing.
  @Test func equalityAndDescriptionAreNeverCalls() {
    #expect("\(turtle)" == "turtle")
    #expect(turtle == turtle)
    context.verifyNoMoreInteractions()
    #expect(reporter.failures.isEmpty)
  }

  /// "Verify-after-running cannot use a delay"
  @Test func verifyingAfterwardsWaits() async {
    let late = context.mock(MockTurtle.self, named: "late", strictness: .nice)
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.02)
      late.up()
    }
    await context.verify(within: .seconds(60)) { expectThat(late).received.up() }
    #expect(reporter.failures.isEmpty)
  }

  /// "It is still necessary to invoke all setup and verification operations from a single thread"
  @Test func anyThreadSetsUpCallsAndVerifies() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 1...50 {
        group.addTask { [context, turtle] in
          context.check { expectThat(turtle).receives.say("\(number)") }
          turtle.say("\(number)")
          context.verify { expectThat(turtle).received.say("\(number)") }
        }
      }
    }
    context.assertSatisfied()
    #expect(reporter.failures.isEmpty)
  }
}

@Mockable protocol Gauge: CustomStringConvertible {
  static var zero: Int { get }
  init(level: Int)
  var level: Int { get }
  var description: String { get }
}
