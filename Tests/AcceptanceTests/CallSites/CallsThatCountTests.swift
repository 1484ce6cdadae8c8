import Mocky
import MockyTestSupport
import Testing

@Mockable protocol Ferry: Sendable { func cross(_ times: Int) async throws -> Int }

/// Failures say who made the calls that an expectation counted.
struct CallsThatCountTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  private static let rising: Int = #line + 1
  private func rise() { turtle.up() }

  @Test func theFirst200AndTheLastAreKnown() {
    context.check { expectThat(turtle).receives(203).up() }
    for _ in 1...202 { rise() }
    turtle.up()
    let line = #line - 1
    rise()
    let test = "CallsThatCountTests.theFirst200AndTheLastAreKnown()"
    #expect(
      reporter.section(.callsThatCount) == [
        "1 call from \(test) :\(line): 203. turtle.up()",
        "200 calls from CallsThatCountTests.rise() :\(Self.rising)",
        "2 calls whose callers were not kept",
      ])
  }

  @Test func ofTooFewCallsEachIsKnown() {
    context.check { expectThat(turtle).receives(.atLeast(3)).up() }
    rise()
    turtle.up()
    let line = #line - 1
    assertContextSatisfied(context)
    #expect(reporter.headlines == ["turtle.up(): called 2 times, expected at least 3 times"])
    #expect(
      reporter.section(.calls).map { String($0.split(separator: ",")[1]) } == [
        " from CallsThatCountTests.rise() :\(Self.rising)",
        " from CallsThatCountTests.ofTooFewCallsEachIsKnown() :\(line)",
      ])
  }

  @Test func theCallerOfAnAsyncMemberIsTheFunctionThatWaits() async throws {
    context.check { expectThat(turtle).receives(2).fetch(.any).then.returns("") }
    _ = try await turtle.fetch(1)
    let line = #line - 1
    await Task.yield()
    assertContextSatisfied(context)
    let test = "CallsThatCountTests.theCallerOfAnAsyncMemberIsTheFunctionThatWaits()"
    #expect(reporter.section(.calls).map { $0.hasSuffix("from \(test) :\(line)") } == [true])
  }

  @Test func theCallerOfAMemberThatASpyForwardsIsKnown() async throws {
    let ferry = context.mock(MockFerry.self)
    context.check { expectThat(ferry).receives(2).cross(.any).then.returns(1) }
    _ = try await ferry.cross(1)
    let line = #line - 1
    await Task.yield()
    assertContextSatisfied(context)
    let test = "CallsThatCountTests.theCallerOfAMemberThatASpyForwardsIsKnown()"
    #expect(reporter.section(.calls).map { $0.hasSuffix("from \(test) :\(line)") } == [true])
  }

  @Test func aVerificationSaysIt() {
    context.check { expectThat(turtle).receives(2).up() }
    rise()
    rise()
    context.verify { expectThat(turtle).received(3).up() }
    let rises = "from CallsThatCountTests.rise()"
    #expect(reporter.section(.calls).map { $0.contains(rises) } == [true, true])
  }

  /// Allowed calls cost no time for it.
  @Test func callsThatAreOnlyAllowedHaveNoCaller() {
    context.check {
      allowing(turtle).receives.up()
      expectThat(turtle).receives.down()
    }
    rise()
    assertContextSatisfied(context)
    #expect(reporter.section(.calls).map { $0.contains("from") } == [false])
    #expect(context.history.map { $0.caller == nil } == [true])
  }
}
