import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Rule 12: one mistake is one failure, however much it concerns.
struct Rule12OneFailureTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let other = Mockery(reporter: RecordingReporter())

  private let noBlock =
    "an expectation was made here outside a block: write it inside context.check { … }"
  private let conditions =
    "verify looks back: states and sequences belong in context.check { … }, "
    + "and the order of calls in inOrder { … }"

  private func foreign(_ noun: String, _ name: String) -> String {
    "the \(noun) \"\(name)\" belongs to another Mockery: "
      + "use one made by the context whose block this is"
  }

  @Test func aGroupUnderAForeignState() {
    let door = other.states("door")
    context.check {
      whenState(door.equals("open")) {
        expectThat(turtle).receives.up()
        expectThat(turtle).receives.down()
      }
    }
    reporter.expectMisuse(foreign("state machine", "door"), linesAbove: 4)
  }

  @Test func aGroupInAForeignSequence() {
    let walk = other.sequence("walk")
    context.check {
      inSequence(walk) {
        expectThat(turtle).receives.up()
        lenient {
          expectThat(turtle).receives.down()
        }
      }
    }
    reporter.expectMisuse(foreign("sequence", "walk"), linesAbove: 6)
  }

  @Test func otherMistakesInAForeignGroupAreFailuresOfTheirOwn() {
    let (walk, stranger) = (other.sequence("walk"), other.mock(MockTurtle.self))
    context.check {
      inSequence(walk) {
        expectThat(turtle).receives.up()
        expectThat(stranger).receives.up()
      }
    }
    #expect(reporter.messages == [foreign("sequence", "walk"), foreign("mock", "turtle")])
  }

  @Test func twoForeignGroupsAreTwoMistakes() {
    let (walk, run) = (other.sequence("walk"), other.sequence("run"))
    context.check {
      inSequence(walk) { expectThat(turtle).receives.up() }
      inSequence(run) { expectThat(turtle).receives.up() }
    }
    #expect(reporter.messages == [foreign("sequence", "walk"), foreign("sequence", "run")])
  }

  @Test func aGroupThatEntersNoBlock() {
    _ = inSequence(context.sequence("walk")) {
      expectThat(turtle).receives.up()
      for _ in 1...3 { expectThat(turtle).receives.down() }
      lenient { allowing(turtle).receives.count() }
    }
    reporter.expectMisuse(noBlock, linesAbove: 4)
  }

  @Test func anInOrderUnderAStateInAVerify() {
    let pen = context.states("pen")
    context.verify {
      whenState(pen.equals("up")) {
        inOrder {
          expectThat(turtle).received.up()
          expectThat(turtle).receives.down()
        }
      }
    }
    reporter.expectMisuse(conditions, linesAbove: 5)
  }

  @Test func aStateInAnInOrderInAVerify() {
    let pen = context.states("pen")
    context.verify {
      inOrder {
        whenState(pen.equals("up")) {
          expectThat(turtle).received(.never).up()
          expectThat(turtle).received(.never).down()
        }
      }
    }
    reporter.expectMisuse(conditions, linesAbove: 5)
  }

  @Test func aValueOfAnotherTypeWithoutADefault() {
    let vat = context.mock(MockVat.self)
    let line = #line + 1
    context.check { allowing(vat).receives.draw().then.returns(3) }
    #expect(throws: UnexpectedInvocation.self) { try vat.draw() }
    #expect(
      reporter.messages == ["vat.draw(): returns Brew, but was given 3 (Int)"])
    #expect(reporter.lines == [line])
  }

  /// A second run of the test could not be told from this one.
  @Test func eachUseOfACurrentContextWithoutTheTraitFails() {
    let issues = Captor<Issue>()
    let line = #line + 2
    withKnownIssue {
      let turtle = Mockery.current.mock(MockTurtle.self)
      Mockery.current.check { expectThat(turtle).receives.up() }
      assertContextSatisfied(Mockery.current)
    } matching: { issue in
      if issue.text.hasPrefix("Mockery.current") { issues.record(issue) }
      return true
    }
    let text =
      "Mockery.current was used outside of a test with the trait .mockery: "
      + "write @Test(.mockery), or make a context with Mockery()"
    #expect(issues.values.map(\.text) == [text, text, text])
    #if !canImport(Darwin)
      #expect(issues.values.map(\.sourceLocation?.line) == [line, line + 1, line + 2])
    #endif
  }

  @Test func theUsesOfACurrentContextWithoutTheTraitShareIt() {
    withKnownIssue {
      let (one, other) = (
        Mockery.current,
        Mockery.current
      )
      #expect(one === other)
      func next() -> Mockery { Mockery.current }
      #expect(next() !== next(), "the line is asked a second time, as by another run")
    } matching: {
      $0.text.hasPrefix("Mockery.current was used")
    }
  }
}

struct Brew {}

/// A mock whose builder says another result than its member.
private final class MockVat: MakeableMock {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }

  func draw() throws -> Brew {
    try mockObject.call("draw()", throwing: (any Error).self, returning: Brew.self)
  }

  var receives: VatExpectations { VatExpectations(mockRecorder: .receives(self)) }
}

private struct VatExpectations: MockExpectations {
  var mockRecorder: ExpectationRecorder

  func draw() -> InvocationExpectation<Void, any Error, Any, Synchronous> {
    mockRecorder.expectation(generic: "draw()")
  }
}
