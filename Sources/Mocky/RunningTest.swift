import MockyCore

/// A role for a test that is or was running, of either framework.
protocol RunningTest: Sendable {
  /// One of XCTest's, whose runs are told apart, and which may block its thread.
  var isOfXCTest: Bool { get }
  /// A test for sure, and not what happened before the first one.
  var isCertain: Bool { get }
  /// An exit test, which has a process of its own.
  var isExitTest: Bool { get }
  /// Its name in the framework: "ShopTests.CartTests/saves()", "CartTests.testSaves".
  var name: String? { get }
  /// The line where the test is declared; XCTest does not tell.
  var position: SourcePosition? { get }
  /// The marks of the test on the stack; of Swift Testing's only if it is this task's own.
  var place: TestPlace? { get }
  /// An error has come out of the test; not known of Swift Testing.
  var hasThrown: Bool { get }
  /// The test has been skipped after it began; not known of Swift Testing.
  var wasSkipped: Bool { get }
  /// A failure that is reported from here is booked on this test.
  var isReached: Bool { get }
  /// Attaches what has happened; nil where the framework knows no attachments, or loses them.
  var attach: ((Transcript) -> Void)? { get }

  /// Tells whether it is the same run of the same test; of Swift Testing's the same test.
  func isSame(as other: any RunningTest) -> Bool
  /// Fails the test, at the failure's own place, and tells what became of that.
  func fail(_ failure: MockFailure) -> Verdict
  /// Tells more of a failure, as a warning where the framework knows such things, which also those are
  /// told that read results by machine; else where the framework itself writes.
  func note(_ text: String, to failure: MockFailure)
}

extension TestReporter {
  /// The test that this thread or task works for; nil where neither framework knows one.
  static var currentTest: (any RunningTest)? {
    #if canImport(Testing)
      if let test = SwiftTestingTest.current { return test }
    #endif
    #if canImport(XCTest)
      return XCTestRuns.shared.current
    #else
      return nil
    #endif
  }
}
