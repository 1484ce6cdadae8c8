import MockyCore

extension ExpectationCounter {
  /// Makes a counter that reports to the framework of the current test, XCTest or Swift Testing.
  ///
  /// ```swift
  /// let calls = ExpectationCounter("calls")
  /// ```
  ///
  /// - Parameters:
  ///   - name: what failure messages call it.
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
  ///
  /// From OCHandMock (`HMExpectationCounter`).
  public convenience init(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      name, reporter: TestReporter(), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

extension ExpectationMatcher {
  /// Makes an expectation that reports to the framework of the current test, XCTest or Swift Testing.
  ///
  /// ```swift
  /// let message = ExpectationMatcher<String>("message")
  /// ```
  ///
  /// - Parameters:
  ///   - name: what failure messages call it.
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
  ///
  /// From OCHandMock (`HMExpectationMatcher`).
  public convenience init(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      name, reporter: TestReporter(), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}
