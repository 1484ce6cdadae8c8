import Mocky
import Testing

extension RecordingReporter {
  /// Expects one failure: a misuse, so many lines above the place of this call.
  func expectMisuse(
    _ message: String, linesAbove: Int = 1, line: Int = #line,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(kinds == [.misuse], sourceLocation: sourceLocation)
    #expect(messages == [message], sourceLocation: sourceLocation)
    #expect(lines == [line - linesAbove], sourceLocation: sourceLocation)
  }
}
