import Foundation

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
