import MockyCore

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
