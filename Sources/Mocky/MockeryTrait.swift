import Foundation
import MockyCore
import Testing

/// Gives each test a context of its own, `Mockery.current`, and verifies it at the test's end.
///
/// ```swift
/// @Test(.mockery) func publishes() {
///   let subscriber = Mockery.current.mock(MockSubscriber.self)
///   Mockery.current.check { expectThat(subscriber).receives.receive("hello") }
///   Publisher(subscribers: [subscriber]).publish("hello")
/// }
/// ```
///
/// On a suite, it applies to each test in it. Tests may run in parallel. A test that is canceled
/// need not have made the calls it expects. If it has not ended one second later, a failure lists
/// the calls that have not returned, and what holds them.
///
/// From jMock (`JUnitRuleMockery`).
public struct MockeryTrait: TestTrait, SuiteTrait, TestScoping {
  fileprivate let strictness: Strictness

  /// The tests in a suite inherit its trait.
  public var isRecursive: Bool { true }

  /// Runs a test with a context of its own, and verifies the context afterwards.
  ///
  /// - Parameters:
  ///   - test: the test; the context takes its place in the source.
  ///   - testCase: the test's run with its arguments; nil for a suite, which gets no context.
  ///   - function: the test.
  /// - Throws: the error of the test, but not an `UnexpectedInvocation` whose call was reported.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    TestReporter.begin()
    let reporter = TestReporter()
    (Mockery.ofCurrentTask?.context.reporter as? TestReporter)?.testHasContextInside()
    let context = Mockery(
      reporter: reporter, strictness: strictness, origin: SourcePosition(test.sourceLocation))
    UnreportedFailures.watch(context.context)
    defer { reporter.testRunHasEnded() }
    do {
      try await watchingForHangs(of: context, reporter, at: SourcePosition(test.sourceLocation)) {
        try await Mockery.ofTask.withValue(context, operation: function)
      }
      context.assertSatisfied(at: .endOfTest)
    } catch {
      // Only the framework cancels a test's own task.
      if Task.isCancelled { reporter.testIsCutShort() }
      // This error only ended the test: its call has been reported as one issue.
      let isReported = context.context.hasThrown(error)
      if !isReported, let mayReport = explains(error, of: test) {
        reporter.testHasEnded(by: error, mayReport: mayReport)
      }
      context.assertSatisfied(at: .endOfTest)
      if !isReported, !reporter.hasReportedError { throw error }
    }
  }
}

extension MockeryTrait {
  /// Finds out whether an error explains the calls that the test lacks. It does if the framework
  /// has reported it, or will. Another trait around this one may drop it.
  /// - Returns: nil if it may be dropped; true if the reporter may report it, with notes.
  private func explains(_ error: any Error, of test: Test) -> Bool? {
    if test.traits.contains(where: { $0 is IssueHandlingTrait }) { return nil }
    if error is ExpectationFailedError { return false }
    let last = test.traits.lastIndex { $0 is MockeryTrait } ?? test.traits.endIndex
    let isSeen = test.traits[..<last].contains {
      !($0 is MockeryTrait) && $0 is any TestScoping
    }
    return isSeen ? nil : !Task.isCancelled
  }
}

extension Trait where Self == MockeryTrait {
  /// Gives each test a context of its own, `Mockery.current`, and verifies it at the test's end.
  ///
  /// ```swift
  /// @Test(.mockery) func publishes() { … }
  /// @Suite(.mockery) struct PublisherTests { … }
  /// ```
  ///
  /// From jMock (`JUnitRuleMockery`).
  public static var mockery: MockeryTrait { mockery(strictness: .strict) }

  /// Gives each test a context of its own, whose mocks have a strictness by default.
  ///
  /// ```swift
  /// @Suite(.mockery(strictness: .nice)) struct PublisherTests { … }
  /// ```
  ///
  /// - Parameter strictness: the strictness of mocks that you make without one.
  /// - Returns: the trait, as ``Testing/Trait/mockery``.
  ///
  /// From Mockito (`MockitoSettings`).
  public static func mockery(strictness: Strictness) -> MockeryTrait {
    MockeryTrait(strictness: strictness)
  }
}
