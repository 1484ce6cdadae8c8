import MockyCore

extension Mockery {
  /// Makes a context that reports to the framework of the current test, XCTest or Swift Testing.
  ///
  /// ```swift
  /// let context = Mockery()
  /// let subscriber = context.mock(MockSubscriber.self)
  /// ```
  ///
  /// Verify it with ``assertContextSatisfied(_:)``. One that is released unverified verifies itself;
  /// one that is never released, which XCTest does to properties of test cases, is named when the
  /// process ends, and the process fails.
  ///
  /// - Parameters:
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
  ///
  /// From jMock and LRMocky (`Mockery`).
  public convenience init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(origin: SourcePosition(fileID, filePath, line, column))
  }

  /// Makes a context that is known to stand at some place.
  convenience init(origin: @escaping @autoclosure @Sendable () -> SourcePosition) {
    TestReporter.begin()
    self.init(reporter: TestReporter(), origin: origin())
    ProcessEnd.watch(context)
  }
}
