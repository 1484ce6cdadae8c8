import MockyTestSupport
import Testing

@testable import MockyCore

/// Groups in groups, as a loop can make them.
struct NestedGroupTests {
  @Test func someGroupsInsideEachOtherAreRead() {
    let (reporter, context, turtle) = recordedContext(MockTurtle.self)
    let pen = context.states("pen").startsAs("up")
    SmallStack.run(size: 512 << 10) {
      var group = ExpectationGroup { expectThat(turtle).receives.say("hi") }
      for _ in 0..<99 {
        let inner = group
        group = whenState(pen.equals("up")) { inner }
      }
      context.check { group }
      turtle.say("hi")
      context.assertSatisfied()
    }
    #expect(reporter.failures.isEmpty)
  }
}
