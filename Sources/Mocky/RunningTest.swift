import MockyCore

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// A test that is or was running, of either framework.
enum RunningTest: Sendable {
  #if canImport(Testing)
    case swiftTesting(Test.ID)
  #endif
  #if canImport(XCTest)
    case xctest(XCTestRuns.Number)
  #endif

  /// The test that this thread or task works for; nil where neither framework knows one.
  static var current: RunningTest? {
    #if canImport(Testing)
      if let test = Test.current { return .swiftTesting(test.id) }
    #endif
    #if canImport(XCTest)
      if let run = XCTestRuns.shared.current { return .xctest(run) }
    #endif
    return nil
  }

  /// Whether this thread or task works for a test of Swift Testing.
  static var isInSwiftTesting: Bool {
    #if canImport(Testing)
      return Test.current != nil
    #else
      return false
    #endif
  }

  /// Whether a failure that is reported from here is booked on this test.
  var isReached: Bool {
    switch self {
    #if canImport(Testing)
      case .swiftTesting(let id): return Test.current?.id == id
    #endif
    #if canImport(XCTest)
      case .xctest(let run): return XCTestRuns.shared.current == run
    #endif
    }
  }

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
      case .xctest:
        if let file = failure.literalPath {
          XCTFail(failure.message, file: file, line: UInt(failure.line))
        } else {
          XCTFail(failure.description)
        }
    #endif
    }
  }
}
