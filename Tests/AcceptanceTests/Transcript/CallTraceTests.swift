import Foundation
import Mocky
import MockyTestSupport
import Testing

#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// Calls are written to the standard error as they happen, if somebody asks for it.
  struct CallTraceTests {
    private static func callTwice(_ context: Mockery) {
      let turtle = context.mock(MockTurtle.self)
      context.check { allowing(turtle).receives.say("hello") }
      turtle.say("hello")
      turtle.up()
    }

    private static let lines = [
      "mocky: turtle.say(\"hello\") → CallTraceTests.swift:\(#line - 6)",
      "mocky: turtle.up() → unexpected",
    ]

    @Test func aContextPrintsItsCalls() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
          Self.callTwice(Mockery(reporter: RecordingReporter(), tracing: true))
        })
      #expect(Self.traced(in: result) == Self.lines)
    }

    @Test func aVariableHasAllContextsPrintTheirCalls() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
          setenv("MOCKY_TRACE", "1", 1)
          Self.callTwice(Mockery(reporter: RecordingReporter()))
        })
      #expect(Self.traced(in: result) == Self.lines)
    }

    private static func callAndDie() {
      let context = Mockery(reporter: RecordingReporter(), tracing: true)
      let turtle = context.mock(MockTurtle.self)
      context.check { allowing(turtle).receives.up().then.performs { raise(SIGKILL) } }
      turtle.up()
    }

    @Test func aProcessThatIsKilledHasPrintedItsCalls() async throws {
      let line = #line - 5
      let result = try #require(
        await #expect(processExitsWith: .signal(SIGKILL), observing: [\.standardErrorContent]) {
          Self.callAndDie()
        })
      #expect(Self.traced(in: result) == ["mocky: turtle.up() → CallTraceTests.swift:\(line)"])
    }

    @Test func nothingIsPrintedUnlessSomebodyAsks() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
          setenv("MOCKY_TRACE", "0", 1)
          Self.callTwice(Mockery(reporter: RecordingReporter()))
        })
      #expect(Self.traced(in: result) == [])
    }

    private static func traced(in result: ExitTest.Result) -> [String] {
      String(decoding: result.standardErrorContent, as: UTF8.self)
        .split(separator: "\n").filter { $0.hasPrefix("mocky: ") }.map(String.init)
    }
  }
#endif
