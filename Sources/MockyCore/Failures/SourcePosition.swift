/// A place in a test's source, as `#fileID`, `#filePath`, `#line` and `#column` give it.
package struct SourcePosition: Sendable {
  private let file: File
  package let line: Int
  package let column: Int

  private enum File: Sendable {
    /// From `#fileID` and `#filePath`: XCTest takes no other.
    case literal(id: StaticString, path: StaticString)
    /// From Swift Testing, which hands out strings.
    case named(id: String, path: String)
  }

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int) {
    file = .literal(id: fileID, path: filePath)
    self.line = line
    self.column = column
  }

  package init(fileID: String, filePath: String, line: Int, column: Int) {
    file = .named(id: fileID, path: filePath)
    self.line = line
    self.column = column
  }

  private init(_ file: File, line: Int) {
    self.file = file
    self.line = line
    column = 1
  }

  /// Stands for a place that the platform does not tell.
  ///
  /// It has the form that Swift Testing asks for.
  package static let unknown = SourcePosition("unknown/unknown", "unknown", 1, 1)

  /// The module that the file belongs to.
  var module: String? { fileID.split(separator: "/").first.map(String.init) }

  /// Another line of the same file.
  func atLine(_ line: Int) -> SourcePosition { SourcePosition(file, line: line) }

  package var fileID: String {
    switch file {
    case .literal(let id, _): id.description
    case .named(let id, _): id
    }
  }

  package var filePath: String {
    switch file {
    case .literal(_, let path): path.description
    case .named(_, let path): path
    }
  }

  /// The path as XCTest takes it.
  package var literalPath: StaticString? {
    if case .literal(_, let path) = file { path } else { nil }
  }

  /// "PublisherTests.swift:27".
  package var text: String { "\(fileName):\(line)" }

  /// ":27" in the file that a message is about, else with the file's name.
  func text(in file: SourcePosition) -> String {
    file.filePath == filePath ? ":\(line)" : text
  }

  private var fileName: String {
    fileID.split(separator: "/").last.map(String.init) ?? fileID
  }
}
