import MockyCore

extension ExpectationCounter {
  /// Makes a counter that reports to the framework of the current test, XCTest or Swift Testing.
  ///
  /// - Parameters:
  ///   - name: what failure messages call it.
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
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
  /// - Parameters:
  ///   - name: what failure messages call it.
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
  public convenience init(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      name, reporter: TestReporter(), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}
