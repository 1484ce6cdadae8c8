import Foundation
import Mocky
import MockyTestSupport
import Testing

#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// Rule 9: where no value can be made, the report comes first, and only then the process stops.
  struct Rule09MissingValueTests {
    struct PrintingReporter: FailureReporter {
      func report(_ failure: MockFailure) {
        FileHandle.standardError.write(Data("REPORTED \(failure.message)\n".utf8))
      }
    }

    private static let line: Int = #line + 8
    #if os(Linux) && DEBUG
      private static let caller: String =
        "; called from static Rule09MissingValueTests.ask(_:) "
        + "Tests/AcceptanceTests/Rules/Rule09MissingValueTests.swift:\(line)"
    #else
      private static let caller: String = ""
    #endif
    private static func ask(_ turtle: MockTurtle) { _ = turtle.odd() }

    @Test func theProcessStopsAfterTheReport() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let context = Mockery(reporter: PrintingReporter())
          let turtle = context.mock(MockTurtle.self)
          context.check { allowing(turtle).receives.odd() }
          Self.ask(turtle)
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      let words = "turtle.odd(): no value to return, of type NoDefault"
      let report = try #require(text.range(of: "REPORTED \(words)"))
      let stop = try #require(text.range(of: "Fatal error: \(words)"))
      #expect(report.upperBound < stop.lowerBound)
      #expect(
        String(text[stop.lowerBound...].prefix { $0 != "\n" })
          == "Fatal error: \(words): give it one with .then.returns(…), "
          + "or all such calls with context.setDefault(…, for: NoDefault.self)\(Self.caller)")
      #expect(text.contains("Rule09MissingValueTests.swift:\(Self.line + 3): Fatal error"))
    }

    @Test func anUnexpectedCallIsReportedWholeBeforeTheProcessStops() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let context = Mockery(reporter: PrintingReporter())
          _ = context.mock(MockTurtle.self).odd()
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      let report = try #require(text.range(of: "REPORTED turtle.odd(): unexpected"))
      let stop = try #require(text.range(of: "Fatal error: turtle.odd(): no value to return"))
      #expect(report.upperBound < stop.lowerBound)
    }
  }
#endif
