import Foundation
import Mocky
import MockyTestSupport
import Testing

#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// Calls are printed as they happen, where somebody asks for it.
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
        await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
          Self.callTwice(Mockery(reporter: RecordingReporter(), tracing: true))
        })
      #expect(Self.traced(in: result) == Self.lines)
    }

    @Test func aVariableHasAllContextsPrintTheirCalls() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
          setenv("MOCKY_TRACE", "1", 1)
          Self.callTwice(Mockery(reporter: RecordingReporter()))
        })
      #expect(Self.traced(in: result) == Self.lines)
    }

    @Test func nothingIsPrintedUnlessSomebodyAsks() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
          setenv("MOCKY_TRACE", "0", 1)
          Self.callTwice(Mockery(reporter: RecordingReporter()))
        })
      #expect(Self.traced(in: result) == [])
    }

    private static func traced(in result: ExitTest.Result) -> [String] {
      String(decoding: result.standardOutputContent, as: UTF8.self)
        .split(separator: "\n").filter { $0.hasPrefix("mocky: ") }.map(String.init)
    }
  }
#endif
