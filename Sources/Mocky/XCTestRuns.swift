#if canImport(XCTest)
  import Foundation
  import MockyCore
  import XCTest

  /// Knows the running XCTest test, and distinguishes its runs.
  ///
  /// XCTest has no property for it. An observer sees every test from ``begin()`` on. If that comes
  /// after the start of the first test, that test is known only by its `Mockery(testCase:)`.
  final class XCTestRuns: NSObject, XCTestObservation, Sendable {
    static let shared = XCTestRuns()

    private struct State {
      var running: XCTestRun?
      /// True from the first event on. XCTest makes test cases, and their stored properties, before
      /// it.
      var hasBegun = false
    }

    private let state = Locked(State())

    private override init() {
      super.init()
      #if canImport(Darwin)
        SymbolLookup.shared.use { StackFrame(at: $0) }
      #endif
      observe()
    }

    /// Observes tests from now on. Later calls have no effect.
    static func begin() {
      TestReporter.begin()
      _ = shared
    }

    /// Begins to observe.
    ///
    /// Apple's XCTest ends the process if this is not done on the main thread. Waiting for the main
    /// thread could last forever, because it may wait for this one.
    private func observe() {
      #if canImport(Darwin)
        guard Thread.isMainThread else { return DispatchQueue.main.async { self.observe() } }
      #endif
      XCTestObservationCenter.shared.addTestObserver(self)
    }

    /// The test that is running; nil between tests.
    var current: XCTestRun? { state.running }

    /// True if a test, or what XCTest does between tests, has begun.
    var hasBegun: Bool { state.hasBegun }

    func testBundleWillStart(_ testBundle: Bundle) { change(to: nil) }

    func testBundleDidFinish(_ testBundle: Bundle) {
      UnreportedFailures.tell { ($0 as? TestReporter)?.isForXCTest ?? false }
    }

    func testSuiteWillStart(_ testSuite: XCTestSuite) { change(to: nil) }

    func testCaseWillStart(_ testCase: XCTestCase) {
      let run = XCTestRun(testCase)
      change(to: run)
      // Blocks run in reverse order: the block that is added first runs after those of the test.
      testCase.addTeardownBlock { [unowned testCase] in testCase.endStoredContexts(of: run) }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) { change(to: nil) }

    private func change(to run: XCTestRun?) {
      state.withLock { ($0.running, $0.hasBegun) = (run, true) }
    }

    /// Notes that a test case is running, if observation has begun too late to see it.
    func isRunning(_ testCase: XCTestCase) {
      if !state.hasBegun, testCase.testRun != nil { change(to: XCTestRun(testCase)) }
    }

    #if canImport(Darwin)
      /// The issues that are being recorded, with XCTest's verdict on each as soon as it is known.
      private static let recording = Locked([(text: String, verdict: Verdict?)]())

      /// Records an issue, and finds out whether the test expects it (`XCTExpectFailure`).
      func verdict(on text: String, _ record: () -> Void) -> Verdict {
        Self.recording.withLock { $0.append((text, nil)) }
        record()
        return Self.recording.withLock { recording in
          let own = { (entry: (text: String, verdict: Verdict?)) in entry.text == text }
          let told = recording.firstIndex { own($0) && $0.verdict != nil }
          guard let index = told ?? recording.firstIndex(where: own) else { return .unknown }
          return recording.remove(at: index).verdict ?? .unknown
        }
      }

      func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { judge(issue, .counts) }

      func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
        judge(expectedFailure.issue, .excused)
      }

      private func judge(_ issue: XCTIssue, _ verdict: Verdict) {
        Self.recording.withLock { recording in
          recording.firstIndex { $0.text == issue.compactDescription && $0.verdict == nil }
            .map { recording[$0].verdict = verdict }
        }
      }
    #endif
  }

  #if canImport(Darwin)
    extension StackFrame {
      /// The function at an address, as XCTest finds it in the debug information; nil if it finds
      /// none.
      convenience init?(at address: UInt) {
        guard let info = try? XCTSourceCodeFrame(address: UInt64(address)).symbolInfo() else {
          return nil
        }
        self.init(
          function: info.symbolName, symbol: Self.symbol(at: address) ?? info.symbolName,
          path: info.location?.fileURL.path ?? "", line: info.location?.lineNumber ?? 0)
      }

      /// Returns the name in the symbol table, without the underscore that begins all names in C.
      private static func symbol(at address: UInt) -> String? {
        var found = Dl_info()
        guard dladdr(UnsafeRawPointer(bitPattern: address), &found) != 0, let name = found.dli_sname
        else { return nil }
        let symbol = String(cString: name)
        return symbol.hasPrefix("_$s") ? String(symbol.dropFirst()) : symbol
      }
    }
  #endif

  #if compiler(>=6.3) && (os(Linux) || canImport(Darwin))
    /// Called by the loader on the main thread, before `main` or when the test bundle is loaded.
    /// The observer therefore observes the first test as well.
    ///
    /// With older compilers observation begins with the first context, or with the first
    /// ``MockeryTestCase``.
    #if canImport(Darwin)
      @section("__DATA,__mod_init_func,mod_init_funcs") @used
      private let beginning: @convention(c) () -> Void = { XCTestRuns.begin() }
    #else
      @section(".init_array") @used
      private let beginning: @convention(c) () -> Void = { XCTestRuns.begin() }
    #endif
  #endif
#endif
