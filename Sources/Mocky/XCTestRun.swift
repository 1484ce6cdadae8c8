#if canImport(XCTest)
  import Foundation
  import MockyCore
  import XCTest

  /// One run of an XCTest test.
  final class XCTestRun: RunningTest {
    private let state: Locked<Weak<XCTestCase>>

    init(_ testCase: XCTestCase) { state = Locked(Weak(testCase)) }

    /// The test case; nil if XCTest has released it. It takes failures on any thread.
    var testCase: XCTestCase? { state.object }

    var isOfXCTest: Bool { true }

    var isExitTest: Bool { false }

    var name: String? { testCase?.name }

    var position: SourcePosition? { nil }

    var place: TestPlace? {
      testCase.map { testCase in
        let types = sequence(first: Mirror(reflecting: testCase), next: \.superclassMirror)
        return TestPlace(types: types.map { String(reflecting: $0.subjectType) })
      }
    }

    var hasThrown: Bool { (testCase?.testRun?.unexpectedExceptionCount ?? 0) > 0 }

    var wasSkipped: Bool { testCase?.testRun?.hasBeenSkipped ?? false }

    func report(_ error: any Error, _ notes: String) -> Bool { false }

    var isReached: Bool { XCTestRuns.shared.current === self }

    func isSame(as other: any RunningTest) -> Bool { other as? XCTestRun === self }

    #if canImport(Darwin)
      var attach: ((Transcript) -> Void)? {
        { transcript in
          for (kind, text) in transcript.files {
            let attachment = XCTAttachment(
              data: Data(text.utf8),
              uniformTypeIdentifier: kind == "svg" ? "public.svg-image" : "public.plain-text")
            attachment.name = "\(transcript.name).\(kind)"
            self.testCase?.add(attachment)
          }
        }
      }

      func note(_ text: String, to failure: MockFailure) {
        FileHandle.standardError.write(Data(line(text, of: failure).utf8))
      }

      private func record(
        _ text: String, _ failure: MockFailure, in testCase: XCTestCase
      ) -> Verdict {
        let location = XCTSourceCodeLocation(
          filePath: failure.filePath, lineNumber: failure.line)
        let issue = XCTIssue(
          type: .assertionFailure, compactDescription: text,
          sourceCodeContext: XCTSourceCodeContext(location: location))
        return XCTestRuns.shared.verdict(on: text) { testCase.record(issue) }
      }
    #else
      var attach: ((Transcript) -> Void)? { nil }

      func note(_ text: String, to failure: MockFailure) {
        print(line(text, of: failure), terminator: "")
        fflush(nil)
      }

      private func record(
        _ text: String, _ failure: MockFailure, in testCase: XCTestCase
      ) -> Verdict {
        testCase.recordFailure(
          withDescription: text, inFile: failure.filePath, atLine: failure.line, expected: true)
        // Code that ignores the failure may loop without end.
        fflush(nil)
        return .counts
      }
    #endif

    private func line(_ text: String, of failure: MockFailure) -> String {
      "\(failure.filePath):\(failure.line): note: \(text)\n"
    }

    /// Fails only this test, even if another one is running by now.
    func fail(_ failure: MockFailure) -> Verdict {
      testCase.map { record("failed - \(failure.message)", failure, in: $0) } ?? .unknown
    }
  }
#endif
