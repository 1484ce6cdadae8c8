/// A place in a source file.
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  /// The file's ID, the value of `#fileID`: "Module/File.swift".
  public let fileID: String
  /// The file's path, the value of `#filePath`.
  public let filePath: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1.
  public let column: Int

  /// The file and the line: "CartTests.swift:22".
  public var description: String { "\(fileID.lastPart(after: "/")):\(line)" }

  /// Returns ":27" for the file of a message. For other files, it includes the path in the package.
  func text(in file: SourcePosition) -> String {
    file.filePath == filePath ? ":\(line)" : "\(SourcePaths.short(filePath)):\(line)"
  }
}
