import Foundation
import MockyGenerator

/// Files as the tool reads and writes them.
enum Files {
  /// Returns the file itself, or the Swift files in a folder.
  static func sources(at path: String) throws(Outcome) -> [String] {
    guard let isFolder = isFolder(path) else {
      throw .failure("no such file or folder: '\(path)'")
    }
    guard isFolder else { return [path] }
    let folder = path.hasSuffix("/") ? path : "\(path)/"
    return try trying("read '\(path)'") {
      try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }
        .map { folder + $0 }.filter { Self.isFolder($0) == false }
    }
  }

  static func read(_ path: String) throws(Outcome) -> [UInt8] {
    try trying("read '\(path)'") { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }
  }

  static func text(at path: String) throws(Outcome) -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  /// Writes a file, unless it has that text already: then nothing has to be compiled again.
  ///
  /// - Parameters:
  ///   - text: the text of the file.
  ///   - path: a path with no file, or with a file that the tool wrote.
  static func write(_ text: String, to path: String) throws(Outcome) {
    if isFolder(path) == false {
      let old = try read(path)
      if old == Array(text.utf8) { return }
      guard OnDemandFile.isOne(old) else {
        throw .failure("cannot write '\(path)': mockygen did not write the file that is there")
      }
    }
    try trying("write '\(path)'") {
      // In one step, because another tool may be reading it, or fails and leaves the old one. A link stays one.
      let url = URL(fileURLWithPath: canonical(path))
      try Data(text.utf8).write(to: url, options: .atomic)
    }
  }

  private static func trying<Content>(
    _ attempt: String, _ body: () throws -> Content
  ) throws(Outcome) -> Content {
    do {
      return try body()
    } catch {
      throw .failure("cannot \(attempt): \(error.localizedDescription)")
    }
  }

  /// Returns whether a path leads to a folder and not to a file; nil if it leads nowhere.
  static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists ? isFolder.boolValue : nil
  }

  /// Returns a name that no other file at this path has: its size, and the time when it was
  /// written.
  static func edition(of path: String) -> String? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
    else { return nil }
    return "\(size) \(date.timeIntervalSinceReferenceDate)"
  }

  /// Returns the unique path of a file, however it is written.
  static func canonical(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
