import Foundation
import MockyCore

#if canImport(Testing)
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
  /// On a suite it does so for each test in it. Safe in parallel tests. A test that is cancelled
  /// need not have called what it expects. If it has not ended one second later, a failure says which
  /// calls have not returned, and what holds them.
  ///
  /// From jMock (`JUnitRuleMockery`).
  public struct MockeryTrait: TestTrait, SuiteTrait, TestScoping {
    /// On a suite it is inherited by the tests in it.
    public var isRecursive: Bool { true }

    /// Runs a test with a context of its own, and verifies the context afterwards.
    ///
    /// - Parameters:
    ///   - test: the test, whose place in the source is the context's.
    ///   - testCase: the test's run with its arguments; nil for a suite, which gets no context.
    ///   - function: the test.
    /// - Throws: the test's error; not `UnexpectedInvocation` where its call was reported.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      guard testCase != nil else { return try await function() }
      TestReporter.begin()
      let reporter = TestReporter()
      (Mockery.ofCurrentTask?.context.reporter as? TestReporter)?.testHasContextInside()
      let context = Mockery(
        reporter: reporter, origin: SourcePosition(test.sourceLocation))
      UnreportedFailures.watch(context.context)
      defer { context.assertSatisfied(at: .endOfTest) }
      do {
        try await watchingForHangs(of: context, reporter, at: SourcePosition(test.sourceLocation)) {
          try await Mockery.ofTask.withValue(context, operation: function)
        }
      } catch {
        // Only the framework cancels a test's own task.
        if Task.isCancelled { reporter.testIsCutShort() }
        // This error only ended the test: its call has been reported, as one issue.
        if context.context.hasThrown(error) { return }
        // A filter may drop what the test throws, and explains nothing then.
        if !test.traits.contains(where: { $0 is IssueHandlingTrait }) {
          reporter.testHasEndedByThrowing()
        }
        throw error
      }
    }
  }

  extension MockeryTrait {
    /// Runs a test, and tells why it hangs if it is cancelled and does not end.
    ///
    /// A task of its own tells, as the failure belongs to the test by its task. It is made before the test,
    /// and asleep until the test is cancelled.
    private func watchingForHangs(
      of context: Mockery, _ reporter: TestReporter, at position: SourcePosition,
      _ body: @Sendable () async throws -> Void
    ) async throws {
      let cancellation = Handoff<Bool>()
      let watcher = Task { [weak context] in
        guard await cancellation.receive(orCancel: { cancellation.send(false) }),
          (try? await Task.sleep(nanoseconds: 1_000_000_000)) != nil, !reporter.isOuter
        else { return }
        context?.context.failAsHanging(
          "the test was cancelled 1 second ago and has not ended", at: position)
      }
      defer { watcher.cancel() }
      try await withTaskCancellationHandler(operation: body) { cancellation.send(true) }
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
    public static var mockery: MockeryTrait { MockeryTrait() }
  }
#endif

extension Mockery {
  /// The context of the current test, in tests with the trait `.mockery`.
  ///
  /// ```swift
  /// @Test(.mockery) func publishes() {
  ///   let subscriber = Mockery.current.mock(MockSubscriber.self)
  ///   Mockery.current.check { expectThat(subscriber).receives.receive("hello") }
  /// }
  /// ```
  ///
  /// In other tests each use is a programming error, which Mocky reports: nothing tells one run of
  /// such a test from the next.
  ///
  /// After jMock (`JUnitRuleMockery`).
  public static var current: Mockery {
    if let current = ofCurrentTask { return current }
    return FallbackContexts.context(of: TestReporter.currentTest)
  }
}

/// The contexts of tests that ask for a current one and have none.
///
/// XCTest's runs are told apart, and each has one context and one failure. Swift Testing's are not, so
/// that each use fails: a run that is repeated must not pass because an earlier one has failed.
private enum FallbackContexts {
  /// A context and the uses that share it: of one test and one task, as far as each line asks once.
  private struct Known {
    let test: any RunningTest
    let task: ThreadOrTask
    let context: Mockery
    var lines: Set<String>

    func fits(_ other: any RunningTest, _ line: String) -> Bool {
      guard test.isSame(as: other) else { return false }
      return test.isOfXCTest || (task == .current && !lines.contains(line))
    }
  }

  private static let known = Locked([Known]())

  /// The context of a test, which is told of its mistake; where no test is known, a new one each time.
  static func context(of test: (any RunningTest)?) -> Mockery {
    let position = SourcePosition.ofCaller ?? test?.position ?? .unknown
    let (context, isNew) = known.withLock { known -> (Mockery, Bool) in
      guard let test else { return (Mockery(origin: position), true) }
      if let index = known.lastIndex(where: { $0.fits(test, position.text) }) {
        known[index].lines.insert(position.text)
        return (known[index].context, false)
      }
      let context = Mockery(origin: position)
      known.append(
        Known(test: test, task: .current, context: context, lines: [position.text]))
      return (context, true)
    }
    if isNew || test?.isOfXCTest == false {
      context.context.misuseThatExplainsAll(
        test?.isExitTest ?? false ? .currentInExitTest : .currentOutsideOfTest, at: position)
    }
    return context
  }
}
