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

    @Test func theProcessStopsAfterTheReport() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let context = Mockery(reporter: PrintingReporter())
          let turtle = context.mock(MockTurtle.self)
          context.check { allowing(turtle).receives.odd() }
          _ = turtle.odd()
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      let words = "turtle.odd(): no value to return, of type NoDefault"
      let report = try #require(text.range(of: "REPORTED \(words)"))
      let stop = try #require(text.range(of: "Fatal error: \(words)"))
      #expect(report.upperBound < stop.lowerBound)
      #expect(text[stop.lowerBound...].contains(".then.returns(…)"))
      #expect(text[stop.lowerBound...].contains("context.setDefault(…, for: NoDefault.self)"))
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
