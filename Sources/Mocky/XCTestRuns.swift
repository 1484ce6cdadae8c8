#if canImport(XCTest)
  import Foundation
  import XCTest

  /// Knows which XCTest test is running, and tells one run from the next.
  ///
  /// XCTest does not say. An observer hears of every test from the first ``Mockery`` on; the one
  /// that was running then is number 0.
  ///
  /// `@unchecked Sendable`: the state is behind a lock.
  final class XCTestRuns: NSObject, XCTestObservation, @unchecked Sendable {
    /// A test run by its number in the process.
    typealias Number = Int

    static let shared = XCTestRuns()

    private let lock = NSLock()
    private var last: Number = 0
    private var isRunning = XCTestRuns.isPossible

    /// In a process that Swift Testing has to itself, which is how the package manager runs it,
    /// XCTest runs nothing.
    private static let isPossible: Bool = {
      let arguments = CommandLine.arguments
      guard let option = arguments.firstIndex(of: "--testing-library") else { return true }
      return arguments.dropFirst(option + 1).first != "swift-testing"
    }()

    private override init() {
      super.init()
      XCTestObservationCenter.shared.addTestObserver(self)
    }

    /// The test that is running; nil between tests.
    var current: Number? { lock.withLock { isRunning ? last : nil } }

    func testBundleWillStart(_ testBundle: Bundle) { end() }

    func testSuiteWillStart(_ testSuite: XCTestSuite) { end() }

    func testCaseWillStart(_ testCase: XCTestCase) {
      lock.withLock {
        last += 1
        isRunning = true
      }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) { end() }

    private func end() { lock.withLock { isRunning = false } }
  }
#endif
