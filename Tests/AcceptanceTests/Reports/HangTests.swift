import Mocky
import MockyTestSupport
import Testing

/// A test that is canceled, as a time limit does it, and does not end says why.
struct HangTests {
  private let test = CancelledTest()

  @Test func whatFailsBeforeDoesNotHideIt() async throws {
    let gate = test.gate
    let told = try await test.issues(2) {
      let turtle = Mockery.current.mock(MockTurtle.self)
      turtle.up()
      await Task { await gate.pass() }.value
    } when: {
      while gate.heldCalls.isEmpty { await test.pause() }
    }
    #expect(told.count == 2)
    #expect(told.first?.hasPrefix("turtle.up(): unexpected") == true)
    #expect(told.last?.hasPrefix("the test was canceled 1 second ago") == true)
  }

  @Test func aTraitOnTheSuiteAsWellDoesNotTellTwice() async throws {
    let (gate, trait, running) = (test.gate, test.trait, try #require(Test.current))
    let testCase = Test.Case.current
    let told = try await test.issues(1) {
      try await trait.provideScope(for: running, testCase: testCase) {
        await Task { await gate.pass() }.value
      }
    } when: {
      while gate.heldCalls.isEmpty { await test.pause() }
    }
    #expect(told.count == 1)
  }

  @Test func aTestThatEndsWhenItIsCancelledHasNoIssue() async throws {
    let gate = test.gate
    let told = try await test.issues(0) {
      await gate.pass()
    } when: {
      while gate.heldCalls.isEmpty { await test.pause() }
    }
    #expect(told == [])
  }

  @Test func whoWatchesKeepsNoContextAlive() async throws {
    let running = try #require(Test.current)
    let kept = Kept()
    try await test.trait.provideScope(for: running, testCase: Test.Case.current) {
      kept.context = Mockery.current
      #expect(kept.context != nil)
    }
    #expect(kept.context == nil)
  }

  private final class Kept: @unchecked Sendable {
    weak var context: Mockery?
  }
}
