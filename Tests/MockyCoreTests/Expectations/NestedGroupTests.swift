import MockyTestSupport
import Testing

@testable import MockyCore

/// Groups in groups, as a loop can make them.
struct NestedGroupTests {
  typealias Wrapping =
    @Sendable (ExpectationGroup, StatePredicate, CallSequence) -> ExpectationGroup

  private static let wrappings: [String: Wrapping] = [
    "ExpectationGroup": { inner, _, _ in ExpectationGroup { inner } },
    "whenState": { inner, state, _ in whenState(state) { inner } },
    "inSequence": { inner, _, sequence in inSequence(sequence) { inner } },
    "lenient": { inner, _, _ in lenient { inner } },
    "inOrder": { inner, _, _ in inOrder { inner } },
    "anyOf": { inner, _, _ in anyOf { inner } },
  ]

  private static let text =
    "groups are nested more than 100 deep here: put their expectations beside each other"

  @Test(arguments: wrappings.keys.sorted())
  func aLotOfGroupsInsideEachOtherIsMisuse(kind: String) {
    let (reporter, context, turtle) = recordedContext(MockTurtle.self, strictness: .nice)
    guard let wrap = Self.wrappings[kind] else { return }
    let (state, sequence) = (context.states("pen").equals("up"), context.sequence("drawing"))
    SmallStack.run(size: 512 << 10) {
      var group = ExpectationGroup { expectThat(turtle).receives.say("hi") }
      for _ in 0..<3_000 { group = wrap(group, state, sequence) }
      context.check { group }
    }
    #expect(reporter.failures.map(\.kind) == [.misuse])
    if kind != "inOrder", kind != "anyOf" {
      #expect(reporter.failures.first?.message == Self.text)
    }
  }

  @Test func aLotOfGroupsInAVerificationIsMisuse() {
    let (reporter, context, turtle) = recordedContext(MockTurtle.self, strictness: .nice)
    var group = ExpectationGroup { expectThat(turtle).received.say("hi") }
    for _ in 0..<3_000 {
      let inner = group
      group = ExpectationGroup { inner }
    }
    context.verify { group }
    #expect(reporter.failures.map(\.message) == [Self.text])
  }

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

  @Test func aGroupThatIsNestedTooDeeplyAndDroppedIsToldOf() {
    let (reporter, _, turtle) = recordedContext(MockTurtle.self)
    do {
      var group = ExpectationGroup { expectThat(turtle).receives.say("hi") }
      for _ in 0..<500 {
        let inner = group
        group = ExpectationGroup { inner }
      }
    }
    #expect(reporter.failures.map(\.message).first?.hasPrefix("an expectation was made") == true)
    #expect(reporter.failures.count == 1)
  }
}
