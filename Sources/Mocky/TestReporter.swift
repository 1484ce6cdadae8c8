import Foundation
import MockyCore
import Testing

/// Reports to the framework that runs the test: XCTest or Swift Testing.
///
/// Each framework silently loses failures that are reported from a thread that belongs to no test.
/// Before Swift 6.4, it also loses those inside a test of the other framework. The reporter
/// therefore knows the test of its context, and whether a failure from here reaches that test.
final class TestReporter: TestFinding {
  private struct State {
    /// The test that used the context last: its own test, if the context was made outside of one.
    var user: (any RunningTest)?
    var isCutShort: Bool = false
    var error: (any Error)?
    /// True if nothing but the test's own framework learns of the error.
    var mayReportError: Bool = false
    var hasReportedError: Bool = false
    var property: String?
    var hasContextInside: Bool = false
    var runHasEnded: Bool = false
    /// The first wait of another test that has failed, which explains what it lacks later.
    var visit: (test: any RunningTest, root: MockFailure)?
  }

  /// The test in which the context was made; nil if it was made outside of a test, like stored
  /// properties of XCTest's test cases.
  let home: (any RunningTest)?
  #if canImport(XCTest)
    /// True if the context was made before XCTest had begun, like stored properties of its test
    /// cases.
    let isOlderThanTests = !XCTestRuns.shared.hasBegun
  #endif
  private let state = Locked(State())

  init() { home = Self.currentTest }

  /// Reports mistakes that belong to no context to tests, too. Later calls have no effect.
  static func begin() { _ = isUsed }

  private static let isUsed: Void = {
    MisuseOutsideContexts.use { TestReporter() }
    #if compiler(>=6.4)
      CustomText.use(
        { ($0 as? any CustomTestStringConvertible)?.testDescription },
        mirror: { Mirror(reflectingForTest: $0) })
    #else
      CustomText.use { ($0 as? any CustomTestStringConvertible)?.testDescription }
    #endif
    // The process that runs the tests reports mistakes in stored properties, too.
    if listsTests { UnreportedFailures.use { _ in true } }
  }()

  /// True if the package manager only asks for the names of the tests. XCTest makes the test cases,
  /// and runs none.
  private static var listsTests: Bool {
    let arguments = CommandLine.arguments
    return arguments.contains { $0 == "--dump-tests-json" || $0 == "--list-tests" }
      || arguments.first?.hasSuffix("swiftpm-xctest-helper") ?? false
  }

  func contextIsUsed() {
    guard let current = Self.currentTest else { return }
    state.withLock { $0.user = current }
  }

  var reachesTest: Bool { !state.runHasEnded && ownTest?.isReached ?? false }

  /// Notes that the run of the test has ended. Swift Testing books what a task reports afterwards on
  /// the test, whichever run of it is the current one by then.
  func testRunHasEnded() { state.withLock { $0.runHasEnded = true } }

  var blockingStopsTheTest: Bool { Self.currentTest.map { !$0.isOfXCTest } ?? false }

  var testWasCutShort: Bool {
    if let visitor { return visitor.wasSkipped }
    return state.isCutShort || (ownTest?.wasSkipped ?? false)
  }

  /// Notes that the test was canceled. Only the code that runs the test learns this from Swift
  /// Testing.
  func testIsCutShort() { state.withLock { $0.isCutShort = true } }

  var testHasThrown: Bool {
    if let visitor { return visitor.hasThrown }
    return state.error != nil || (ownTest?.hasThrown ?? false)
  }

  var thrownError: (any Error)? { state.error }

  /// Notes that the test has thrown. Only the code that runs the test learns this from Swift
  /// Testing.
  /// - Parameter mayReport: true if the reporter may report the error itself, with its notes.
  func testHasEnded(by error: any Error, mayReport: Bool) {
    state.withLock { ($0.error, $0.mayReportError) = (error, mayReport) }
  }

  /// True if the error that ended the test has been reported, with notes.
  var hasReportedError: Bool { state.hasReportedError }

  /// True if the test has another context inside of this one: a suite and its test may have the
  /// trait.
  var isOuter: Bool { state.hasContextInside }

  func testHasContextInside() { state.withLock { $0.hasContextInside = true } }

  func report(_ failure: MockFailure) { _ = verdict(on: failure) }

  func verdict(on failure: MockFailure) -> Verdict { ownTest?.fail(failure) ?? .unknown }

  func add(notes: String, to failure: MockFailure) {
    if failure.isEndOfTest {
      guard state.mayReportError, let error = state.error,
        ownTest?.report(error, notes) ?? false
      else { return ownTest?.note(notes, to: failure) ?? () }
      return state.withLock { $0.hasReportedError = true }
    }
    ownTest?.note("on the failure \(failure.headline)\n\(notes)", to: failure)
  }

  /// True if the context is for an XCTest test.
  var isForXCTest: Bool { ownTest?.isOfXCTest ?? false }

  var testPlace: TestPlace? { ownTest?.place }

  /// Only Swift Testing knows for sure which of several tests makes a call.
  var otherTest: OtherTest? {
    guard let own = ownTest, let other = Self.currentTest, !own.isOfXCTest, !other.isOfXCTest,
      !own.isSame(as: other), let owner = own.name, let name = other.name
    else { return nil }
    return OtherTest(
      name: name.withoutModule, owner: owner.withoutModule, place: other.place, note: other.note)
  }

  /// The current test, if it uses the context of another one.
  private var visitor: (any RunningTest)? {
    guard let own = ownTest, let current = Self.currentTest, !own.isSame(as: current) else {
      return nil
    }
    return current
  }

  func tellVisitor(_ failures: [MockFailure]) -> [Verdict]? {
    guard let visitor else { return nil }
    if let visit = state.visit, visit.test.isSame(as: visitor), !failures.isEmpty,
      failures.allSatisfy({ $0.kind == .unsatisfied })
    {
      let lines = failures.map { "\n      \($0.headline)" }.joined()
      visitor.note("on the failure \(visit.root.headline)\n  after this\(lines)", to: visit.root)
      return failures.map { _ in .counts }
    }
    let verdicts = failures.map(visitor.fail)
    let root = zip(failures, verdicts).first { $0.kind == .timedOut && $1 != .excused }?.0
    if let root { state.withLock { $0.visit = (visitor, root) } }
    return verdicts
  }

  var testName: String? { ownTest?.name }

  var keeper: String? {
    guard let testName else { return nil }
    return state.property.map { "in the property \($0) of \(testName)" }
      ?? "used by \(testName)"
  }

  /// Notes that a property of a test case holds the context.
  func isKept(in property: String) { state.withLock { $0.property = property } }

  var attach: ((Transcript) -> Void)? { ownTest?.attach }

  /// The test that the context is for.
  private var ownTest: (any RunningTest)? {
    if let test = home ?? state.user { return test }
    contextIsUsed()
    return state.user
  }
}

extension String {
  /// The name of a test without its module: "CartTests/saves()".
  fileprivate var withoutModule: String {
    split(separator: ".", maxSplits: 1).last.map(String.init) ?? self
  }
}
