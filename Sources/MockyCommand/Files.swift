import Foundation
import MockyGenerator

/// Files as the tool reads and writes them.
enum Files {
  /// The arguments with those that name a file of arguments replaced by its lines.
  static func expanding(_ words: [String]) throws(ToolError) -> [String] {
    var expanded: [String] = []
    for word in words {
      if word.hasPrefix("@") {
        let bytes = try read(String(word.dropFirst()))
        expanded += String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
          .map(String.init)
      } else {
        expanded.append(word)
      }
    }
    return expanded
  }

  /// The sources of a module, in the order of their paths.
  static func sources(of module: Arguments.Module) throws(ToolError) -> [SourceInput] {
    var sources: [SourceInput] = []
    var paths: Set<String> = []
    for path in module.paths { paths.formUnion(try files(at: path)) }
    for path in paths.sorted() {
      var source = SourceInput(path: path, module: module.name, bytes: try read(path))
      source.flags = Set(module.flags)
      sources.append(source)
    }
    return sources
  }

  /// Writes a file, unless it is like that already: then nothing has to be compiled again.
  static func write(_ text: String, to path: String) throws(ToolError) {
    let url = URL(fileURLWithPath: path)
    let data = Data(text.utf8)
    if (try? Data(contentsOf: url)) == data { return }
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw .file("cannot write '\(path)': \(error.localizedDescription)")
    }
  }

  /// The file itself, or the Swift files in a folder.
  private static func files(at path: String) throws(ToolError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .file("no such file or folder: '\(path)'")
    }
    guard isFolder.boolValue else { return [path] }
    let inside = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return inside.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
  }

  private static func read(_ path: String) throws(ToolError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .file("cannot read '\(path)': \(error.localizedDescription)")
    }
  }
}
