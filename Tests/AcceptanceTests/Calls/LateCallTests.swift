import Mocky
import MockyTestSupport
import Testing

/// Mocks that are called when their context has gone.
struct LateCallTests {
  let reporter = RecordingReporter()
  let file = "LateCallTests.swift"

  @Test func aMockSaysThatItsContextHasEnded() {
    let turtle: MockTurtle = Mockery(reporter: reporter).mock()
    let line = #line - 1
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called after its context has ended"])
    #expect(reporter.section(.context) == ["made at \(file):\(line), released since"])
  }

  /// Verifies a context in some way, and gives back the line.
  typealias Verifying = @Sendable (Mockery) async -> Int

  private static let verifications: [Verifying] = [
    { context in
      assertContextSatisfied(context)
      return #line - 1
    },
    { context in
      context.assertSatisfied()
      return #line - 1
    },
    { context in
      context.checkpoint()
      return #line - 1
    },
    { context in
      await assertContextEventuallySatisfied(context)
      return #line - 1
    },
    { context in
      await context.assertEventuallySatisfied()
      return #line - 1
    },
  ]

  @Test(arguments: verifications.indices)
  func aMockSaysWhereItsContextWasVerified(way: Int) async {
    let context = Mockery(reporter: reporter)
    let turtle: MockTurtle = context.mock()
    let line = #line - 2
    let verified = await Self.verifications[way](context)
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called after its context was verified"])
    #expect(
      reporter.section(.context) == [
        "made at \(file):\(line), verified at \(file):\(verified)"
      ])
  }

  @Test func aMockSaysWhereItsContextWasVerifiedBeforeItEnded() {
    let turtle: MockTurtle
    let line = #line + 2
    do {
      let context = Mockery(reporter: reporter)
      turtle = context.mock()
      context.assertSatisfied()
    }
    turtle.up()
    let places = "made at \(file):\(line), verified at \(file):\(line + 2), released since"
    let lines = reporter.messages[0].split(separator: "\n")
    #expect(lines.contains { $0 == "  context      \(places)" })
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
