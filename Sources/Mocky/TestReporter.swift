import Foundation
import MockyCore

/// Reports to the framework that runs the test: XCTest or Swift Testing.
///
/// Each of them silently loses what is reported inside a test of the other, and what comes from a
/// thread that belongs to no test. So the reporter knows the test that its context is for, and says
/// whether that test is reached from here.
final class TestReporter: TestFinding, TestAttaching, VerdictFinding {
  private struct State {
    /// The test that used the context last: the one it is for, if it was made outside of one.
    var user: (any RunningTest)?
    var isCutShort: Bool = false
    var hasThrown: Bool = false
    var property: String?
    var hasContextInside: Bool = false
  }

  /// The test in which the context was made; nil or uncertain if it was made outside of one, as
  /// stored properties of XCTest's test cases are.
  let home: (any RunningTest)?
  private let state = Locked(State())

  init() { home = Self.currentTest }

  /// Tells tests also of mistakes that belong to no context; called again, it does nothing.
  static func begin() { _ = isUsed }

  private static let isUsed: Void = MisuseOutsideContexts.use { TestReporter() }

  func contextIsUsed() {
    guard let current = Self.currentTest else { return }
    state.withLock { $0.user = current }
  }

  var reachesTest: Bool { ownTest?.isReached ?? false }

  var blockingStopsTheTest: Bool { Self.currentTest.map { !$0.isOfXCTest } ?? false }

  var testWasCutShort: Bool { state.isCutShort || (ownTest?.wasSkipped ?? false) }

  /// Told that the test was cancelled, which Swift Testing tells nobody but who runs the test.
  func testIsCutShort() { state.withLock { $0.isCutShort = true } }

  var testHasThrown: Bool { state.hasThrown || (ownTest?.hasThrown ?? false) }

  /// Told that the test has thrown, which Swift Testing tells nobody but who runs the test.
  func testHasEndedByThrowing() { state.withLock { $0.hasThrown = true } }

  /// True if the test has another context inside of this one: a suite and its test may have the trait.
  var isOuter: Bool { state.hasContextInside }

  func testHasContextInside() { state.withLock { $0.hasContextInside = true } }

  func report(_ failure: MockFailure) { _ = reportAndJudge(failure) }

  func reportAndJudge(_ failure: MockFailure) -> Verdict { ownTest?.fail(failure) ?? .unknown }

  func add(notes: String, to failure: MockFailure) {
    ownTest?.note("on the failure \(failure.message.prefix { $0 != "\n" })\n\(notes)", to: failure)
  }

  /// True if the context is for one of XCTest's tests.
  var isForXCTest: Bool { ownTest?.isOfXCTest ?? false }

  var testPlace: TestPlace? { ownTest?.place }

  var testName: String? { ownTest?.name }

  var keeper: String? {
    guard let testName else { return nil }
    return state.property.map { "in the property \($0) of \(testName)" }
      ?? "used by \(testName)"
  }

  /// Told that a test case has the context in a property.
  func isKept(in property: String) { state.withLock { $0.property = property } }

  var attach: ((Transcript) -> Void)? { ownTest?.attach }

  /// The test that the context is for.
  private var ownTest: (any RunningTest)? {
    if let home, home.isCertain { return home }
    if let user = state.user, user.isCertain { return user }
    contextIsUsed()
    return state.user ?? home
  }
}
