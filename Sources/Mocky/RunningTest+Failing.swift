import Foundation
import MockyCore

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

extension RunningTest {
  /// Fails the test, at the failure's own place.
  func fail(_ failure: MockFailure) {
    switch self {
    #if canImport(Testing)
      case .swiftTesting:
        Issue.record(
          Comment(rawValue: failure.message),
          sourceLocation: SourceLocation(
            fileID: failure.fileID, filePath: failure.filePath, line: failure.line,
            column: failure.column))
    #endif
    #if canImport(XCTest)
      case .xctest(let run): run.fail(failure)
    #endif
    }
  }

  /// Tells more, where the framework itself writes.
  func tell(_ text: String) {
    switch self {
    #if canImport(Testing)
      case .swiftTesting: FileHandle.standardError.write(Data(text.utf8))
    #endif
    #if canImport(XCTest)
      case .xctest: XCTestRuns.tell(text)
    #endif
    }
  }
}

#if canImport(XCTest)
  extension XCTestRuns.Run {
    /// Fails this test and no other, whichever is running by now; in the words of `XCTFail`.
    fileprivate func fail(_ failure: MockFailure) {
      guard let testCase else { return failWhatIsRunning(failure) }
      let text = "failed - \(failure.message)"
      #if canImport(Darwin)
        let location = XCTSourceCodeLocation(
          filePath: failure.filePath, lineNumber: failure.line)
        testCase.record(
          XCTIssue(
            type: .assertionFailure, compactDescription: text,
            sourceCodeContext: XCTSourceCodeContext(location: location)))
      #else
        testCase.recordFailure(
          withDescription: text, inFile: failure.filePath, atLine: failure.line,
          expected: true)
      #endif
    }

    /// The test that was running when the first context was made is not known by its object.
    private func failWhatIsRunning(_ failure: MockFailure) {
      if !XCTestRuns.shared.isCertain(self) { XCTestRuns.shared.remember(failure) }
      if let file = failure.literalPath {
        XCTFail(failure.message, file: file, line: UInt(failure.line))
      } else {
        XCTFail(failure.description)
      }
    }
  }

  extension XCTestRuns {
    fileprivate static func tell(_ text: String) {
      #if canImport(Darwin)
        FileHandle.standardError.write(Data(text.utf8))
      #else
        print(text, terminator: "")
        fflush(nil)
      #endif
    }
  }
#endif
