import MockyCore

/// A test of either framework that is or was running.
protocol RunningTest: Sendable {
  /// True if it is an XCTest test. Its runs can be told apart, and
  /// it may block its thread.
  var isOfXCTest: Bool { get }
  /// True if it is an exit test, which has a process of its own.
  var isExitTest: Bool { get }
  /// Its name in the framework: "ShopTests.CartTests/saves()", "CartTests.testSaves".
  var name: String? { get }
  /// The line where the test is declared; nil for XCTest, which does not know it.
  var position: SourcePosition? { get }
  /// The marks of the test on the stack; for Swift Testing only if they belong to this task.
  var place: TestPlace? { get }
  /// True if the test has thrown; not known of Swift Testing.
  var hasThrown: Bool { get }
  /// True if the test was skipped after it began; not known of Swift
  /// Testing.
  var wasSkipped: Bool { get }
  /// True if a failure that is reported from here counts for this
  /// test.
  var isReached: Bool { get }
  /// Attaches a transcript; nil if the framework knows no attachments, or loses them.
  var attach: ((Transcript) -> Void)? { get }

  /// Returns whether it is the same run of the same test; for Swift Testing, the same test.
  func isSame(as other: any RunningTest) -> Bool
  /// Fails the test at the failure's own place, and returns the framework's verdict.
  func fail(_ failure: MockFailure) -> Verdict
  /// Fails the test as the framework does for an error that ends it, with notes.
  /// - Returns: false if the framework does not support that.
  func report(_ error: any Error, _ notes: String) -> Bool
  /// Adds a text to a failure: as a warning if the framework knows warnings, which tools read as
  /// well, and otherwise as the framework's own output.
  func note(_ text: String, to failure: MockFailure)
}

extension TestReporter {
  /// The test that this thread or task works for; nil if neither framework knows one.
  static var currentTest: (any RunningTest)? {
    if let test = SwiftTestingTest.current { return test }
    #if canImport(XCTest)
      return XCTestRuns.shared.current
    #else
      return nil
    #endif
  }
}
