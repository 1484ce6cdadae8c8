import MockyCore

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
