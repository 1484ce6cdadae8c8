import Mocky
import Testing
import XCTest

/// A suite whose context tells a reporter that records.
public protocol RecordedSuite {
  var reporter: RecordingReporter { get }
  var context: Mockery { get }
}

/// A context whose failures are recorded, and mocks of it: for locals, and for properties of a suite,
/// as in `var (reporter, context, turtle) = recordedContext(MockTurtle.self)`. A struct cannot have
/// several properties of one value that are `let`.
public func recordedContext<each Mocked: MakeableMock>(
  _ mocks: repeat (each Mocked).Type, strictness: Strictness = .strict,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: Int = #column
) -> (RecordingReporter, Mockery, repeat each Mocked) {
  let reporter = RecordingReporter()
  let context = Mockery(
    reporter: reporter, fileID: fileID, filePath: filePath, line: line, column: column)
  return (
    reporter, context,
    repeat context.mock(
      (each Mocked).self, strictness: strictness, fileID: fileID, filePath: filePath, line: line,
      column: column)
  )
}

extension RecordedSuite {
  /// Expects that everything expected has been called, and that nothing has failed.
  public func expectNoFailure(sourceLocation: SourceLocation = #_sourceLocation) {
    context.assertSatisfied()
    #expect(reporter.messages == [], sourceLocation: sourceLocation)
  }

  /// Asserts in XCTest that everything expected has been called, and that nothing has failed.
  public func assertNothingFailed(file: StaticString = #filePath, line: UInt = #line) {
    context.assertSatisfied()
    XCTAssertEqual(reporter.messages, [], file: file, line: line)
  }
}

extension RecordingReporter {
  public var messages: [String] { failures.map(\.message) }

  /// The first line of each failure: what stands alone.
  public var headlines: [String] {
    messages.map { message in String(message.prefix { $0 != "\n" }) }
  }

  public var kinds: [MockFailure.Kind] { failures.map(\.kind) }

  public var lines: [Int] { failures.map(\.line) }

  /// Expects one failure: a misuse, so many lines above the place of this call.
  public func expectMisuse(
    _ message: String, linesAbove: Int = 1, line: Int = #line,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(kinds == [.misuse], sourceLocation: sourceLocation)
    #expect(messages == [message], sourceLocation: sourceLocation)
    #expect(lines == [line - linesAbove], sourceLocation: sourceLocation)
  }
}

/// The first line of each failure that a context reports while the body runs, and at its end.
public func headlines(_ body: (Mockery) throws -> Void) rethrows -> [String] {
  let (reporter, context) = recordedContext()
  try body(context)
  context.assertSatisfied()
  return reporter.headlines
}

/// The first line of each failure that a context reports while an asynchronous body runs.
public func headlines(
  isolation: isolated (any Actor)? = #isolation, _ body: (Mockery) async throws -> Void
) async rethrows -> [String] {
  let (reporter, context) = recordedContext()
  try await body(context)
  context.assertSatisfied()
  return reporter.headlines
}
