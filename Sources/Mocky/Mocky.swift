@_exported import MockyCore

// Tests import only Mocky.

/// Verifies a context, and fails at the line of each unmet expectation.
///
/// ```swift
/// override func tearDown() { assertContextSatisfied(context) }
/// ```
///
/// - Parameter context: the context; see `Mockery.assertSatisfied`.
///
/// From LRMocky (`assertContextSatisfied`).
public func assertContextSatisfied(
  _ context: Mockery, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: Int = #column
) {
  context.assertSatisfied(fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Waits until a context is satisfied, at most for a time, and verifies it then.
///
/// ```swift
/// assertContextEventuallySatisfied(context, timeout: .seconds(3))
/// ```
///
/// It waits by blocking the thread.
///
/// - Parameters:
///   - context: the context; see `Mockery.assertEventuallySatisfied`.
///   - timeout: the longest time to wait, 1 second by default.
/// - Returns: true only if all expectations had their calls and nothing failed.
///
/// From LRMocky (`assertEventuallySatisfied`).
@available(*, noasync, message: "write `await assertContextEventuallySatisfied(…)`")
@discardableResult
public func assertContextEventuallySatisfied(
  _ context: Mockery, timeout: TimeSpan = .seconds(1), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
) -> Bool {
  context.assertEventuallySatisfied(
    timeout: timeout, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Waits until a context is satisfied, at most for a time, and verifies it then.
///
/// ```swift
/// await assertContextEventuallySatisfied(context, timeout: .seconds(3))
/// ```
///
/// It waits by suspending.
///
/// - Parameters:
///   - context: the context; see `Mockery.assertEventuallySatisfied`.
///   - timeout: the longest time to wait, 1 second by default.
///   - isolation: the caller's actor, which the compiler fills in.
/// - Returns: true only if all expectations had their calls and nothing failed.
///
/// From LRMocky (`assertEventuallySatisfied`).
@discardableResult
public func assertContextEventuallySatisfied(
  _ context: Mockery, timeout: TimeSpan = .seconds(1),
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
) async -> Bool {
  await context.assertEventuallySatisfied(
    timeout: timeout, fileID: fileID, filePath: filePath, line: line, column: column)
}

extension Mockery {
  /// Makes a context that reports to the framework of the current test, XCTest or Swift Testing.
  ///
  /// ```swift
  /// let context = Mockery()
  /// let subscriber = context.mock(MockSubscriber.self)
  /// ```
  ///
  /// Verify it with ``assertContextSatisfied(_:)``. A context that you never verify verifies itself
  /// when it is released. XCTest keeps test cases until the process ends. Mocky therefore verifies
  /// a context in a stored property after the test, unless the class has its own `tearDown`. If a
  /// context is never verified, the process fails at its end.
  ///
  /// - Parameters:
  ///   - strictness: the strictness of mocks that you make without one.
  ///   - tracing: true to write each call to standard error as it happens, with the expectation
  ///     that handles it. The environment variable `MOCKY_TRACE` traces all contexts.
  ///
  /// From jMock and LRMocky (`Mockery`).
  public convenience init(
    strictness: Strictness = .strict, tracing: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) {
    self.init(
      strictness: strictness, tracing: tracing,
      origin: SourcePosition(fileID, filePath, line, column))
  }

  /// Makes a context at a known place.
  convenience init(
    strictness: Strictness = .strict, tracing: Bool = false,
    origin: @escaping @autoclosure @Sendable () -> SourcePosition
  ) {
    TestReporter.begin()
    self.init(
      reporter: TestReporter(), strictness: strictness, tracing: tracing, origin: origin())
    UnreportedFailures.watch(context)
  }
}

#if canImport(XCTest)
  import XCTest

  extension LessCommonActions {
    /// Makes the call fulfill an expectation of XCTest.
    ///
    /// ```swift
    /// let saved = expectation(description: "saved")
    /// context.check { expectThat(store).receives.save("apple").then.fulfills(saved) }
    /// ```
    ///
    /// - Parameter expectation: the expectation of XCTest.
    /// - Returns: the expectation of the call, which you can continue.
    ///
    /// From OCMock 2.12 (`andFulfill`).
    public func fulfills(_ expectation: XCTestExpectation) -> Continuation {
      adding(
        .signalling("fulfills the expectation \"\(expectation.expectationDescription)\"") {
          expectation.fulfill()
        })
    }
  }
#endif

#if canImport(Testing)
  import Testing

  extension LessCommonActions {
    /// Makes the call confirm a confirmation of Swift Testing.
    ///
    /// ```swift
    /// await confirmation("saved") { saved in
    ///   context.check { expectThat(store).receives.save("apple").then.fulfills(saved) }
    ///   await basket.save()
    /// }
    /// ```
    ///
    /// - Parameter confirmation: the confirmation.
    /// - Returns: the expectation, which you can continue.
    ///
    /// After OCMock 2.12 (`andFulfill`).
    public func fulfills(_ confirmation: Confirmation) -> Continuation {
      adding(.signalling("confirms a confirmation") { confirmation.confirm() })
    }
  }
#endif

extension ExpectationCounter {
  /// Makes a counter that reports to the framework of the current test, XCTest or Swift Testing.
  ///
  /// ```swift
  /// let calls = ExpectationCounter("calls")
  /// ```
  ///
  /// - Parameter name: its name in failure messages.
  ///
  /// From OCHandMock (`HMExpectationCounter`).
  public convenience init(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) {
    self.init(
      name, reporter: TestReporter(), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

extension ExpectationMatcher {
  /// Makes an expectation that reports to the framework of the current test, XCTest or Swift
  /// Testing.
  ///
  /// ```swift
  /// let message = ExpectationMatcher<String>("message")
  /// ```
  ///
  /// - Parameter name: its name in failure messages.
  ///
  /// From OCHandMock (`HMExpectationMatcher`).
  public convenience init(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) {
    self.init(
      name, reporter: TestReporter(), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}
