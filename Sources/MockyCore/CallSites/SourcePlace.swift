/// A place in a source file, as the compiler names it.
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  /// The file, as `#fileID` gives it: "Module/File.swift".
  public let fileID: String
  /// The file, as `#filePath` gives it.
  public let filePath: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1.
  public let column: Int

  init(_ position: SourcePosition) {
    fileID = position.fileID
    filePath = position.filePath
    line = position.line
    column = position.column
  }

  /// File and line: "CartTests.swift:22".
  public var description: String {
    "\(fileID.lastPart(after: "/")):\(line)"
  }
}
