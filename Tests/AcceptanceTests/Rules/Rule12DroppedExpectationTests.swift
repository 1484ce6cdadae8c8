import Foundation
import Mocky
import MockyTestSupport
import Testing
import XCTest

/// Rule 12: an expectation begun outside of a block is an error, even if it is incomplete.
struct Rule12DroppedExpectationTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  private static let noCall =
    "an expectation was begun here that names no call: "
    + "write all of it inside context.check { … }, as in expectThat(mock).receives.call()"
  private static let noBlock =
    "an expectation was made here outside a block: write it inside context.check { … }"
  private static let noVerification =
    "an expectation was made here outside a block: write it inside context.verify { … }"

  @Test func anExpectationWithoutReceives() {
    _ = expectThat(turtle)
    reporter.expectMisuse(Self.noCall)
  }

  @Test func anExpectationWithoutAMember() {
    _ = expectThat(turtle).receives
    reporter.expectMisuse(Self.noCall)
  }

  @Test func anExpectationWithANumberAndWithoutAMember() {
    _ = expectThat(turtle).receives(2)
    reporter.expectMisuse(Self.noCall)
  }

  @Test func anAllowanceWithoutAMember() {
    _ = allowing(turtle).receives
    reporter.expectMisuse(Self.noCall)
  }

  @Test func aVerificationWithoutAMember() {
    _ = expectThat(turtle).received(2)
    reporter.expectMisuse(
      "an expectation was begun here that names no call: write all of it inside "
        + "context.verify { … }, as in expectThat(mock).received.call()")
  }

  @Test func whatIsContinuedSeveralTimesIsNoMisuse() {
    let receives = expectThat(turtle).receives(1)
    context.check {
      receives.up()
      receives.down()
    }
    turtle.up()
    turtle.down()
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @Test func whatIsKeptIsNoMisuse() {
    let receives = expectThat(turtle).receives(1)
    #expect(reporter.messages == [])
    context.check { receives.up() }
    turtle.up()
    #expect(reporter.messages == [])
  }

  // Without a context whose mock it is, the test itself is told.

  @Test func anExpectationOfAType() {
    expectMisuse(Self.noBlock) { _ = expectThat(MockMint.self).receives.strike() }
  }

  @Test func anExpectationOfATypeWithoutAMember() {
    expectMisuse(Self.noCall) { _ = expectThat(MockMint.self).receives(2) }
    expectMisuse(Self.noCall) { _ = expectThat(MockMint.self) }
  }

  @Test func aVerificationOfAType() {
    expectMisuse(Self.noVerification) { _ = expectThat(MockMint.self).received.strike() }
  }

  @Test func anExpectationOfAnyMock() {
    expectMisuse(Self.noBlock) { _ = allowing(anyMock, methods: .startingWith("log")) }
  }

  @Test func anExpectationOfANotification() {
    expectMisuse(Self.noBlock) { _ = expectNotification(named: "saved").times(2) }
  }

  @Test func anExpectationOfATypeInAContextThatRuns() {
    context.run { _ = expectThat(MockMint.self).receives.strike() }
    reporter.expectMisuse(Self.noBlock)
  }

  private func expectMisuse(
    _ message: String, line: Int = #line, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () -> Void
  ) {
    let issues = Captor<Issue>()
    withKnownIssue {
      body()
    } matching: { issue in
      issues.record(issue)
      return true
    }
    #expect(
      issues.values.map(\.text) == [message],
      sourceLocation: sourceLocation)
    #expect(
      issues.values.map { $0.sourceLocation?.line } == [line], sourceLocation: sourceLocation)
  }
}

@Mockable protocol Mint {
  static func strike() -> Int
}
