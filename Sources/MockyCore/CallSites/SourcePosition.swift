import Foundation

/// A place in a test's source, with the values of `#fileID`, `#filePath`, `#line` and `#column`.
/// `@unchecked Sendable`: it doesn't change, and its one subclass states its own reason.
package class SourcePosition: @unchecked Sendable {
  private final let id: String
  package final let filePath: String
  package final let line: Int
  package final let column: Int
  /// The path in the form that XCTest accepts.
  package final let literalPath: StaticString?

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: Int) {
    id = fileID.description
    self.filePath = filePath.description
    self.line = Int(clamping: line)
    self.column = column
    literalPath = filePath
  }

  package init(fileID: String, filePath: String, line: Int, column: Int) {
    id = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    literalPath = nil
  }

  /// Copies a place, or takes the beginning of another line of its file.
  init(_ other: SourcePosition, line: Int? = nil) {
    (id, filePath, literalPath) = (other.id, other.filePath, other.literalPath)
    self.line = line ?? other.line
    column = line.isNil ? other.column : 1
  }

  /// An unknown place, in the form that Swift Testing requires.
  package static let unknown = SourcePosition("unknown/unknown", "unknown", 1, 1)

  /// The module that the file belongs to.
  var module: String? { fileID.split(separator: "/").first.map(String.init) }

  /// The ID of the file. Helpers with XCTest's parameters pass the path of the test, but no ID.
  package var fileID: String {
    let name = id.lastPart(after: "/")
    return filePath.hasSuffix(name) ? id : id.dropLast(name.count) + filePath.lastPart(after: "/")
  }

  /// "PublisherTests.swift:27".
  package var text: String { "\(fileName):\(line)" }

  /// Returns "PublisherTests.swift:27" for the file of a message. For other files, it includes the
  /// path in the package.
  func name(in file: SourcePosition) -> String { file.filePath == filePath ? text : text(in: file) }

  /// Returns ":27" for the file of a message. For other files, it includes the path in the package.
  func text(in file: SourcePosition) -> String { place.text(in: file) }

  private var fileName: String { fileID.lastPart(after: "/") }
}

extension SourcePosition {
  /// The name of the file as macros write it, without characters that identifiers can't have.
  var nameInMacros: String {
    fileName.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The position as a value, for failures and histories.
  var place: SourcePlace {
    SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The line that called Mocky, for properties, to which the language doesn't pass it; nil if the
  /// platform doesn't show the stack.
  package static var ofCaller: SourcePosition? { CallStack().caller }
}

/// Paths of sources as messages show them.
enum SourcePaths {
  /// Returns the path in its package or in the working directory; the file's name if it is in
  /// neither.
  static func short(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let directories = sequence(first: path[...]) { directory in
      directory.lastIndex(of: "/").map { directory[..<$0] }
    }
    let package = directories.first {
      FileManager.default.fileExists(atPath: "\($0)/Package.swift")
    }
    let root = package.map(String.init) ?? FileManager.default.currentDirectoryPath
    guard root != "/", path.hasPrefix("\(root)/") else { return path.lastPart(after: "/") }
    return String(path.dropFirst(root.count + 1))
  }
}

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
