import Foundation

/// The names that Mocky's modules declare at the top level for those who import them.
enum PublicNames {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All of them, read from the sources.
  static func all() throws -> Set<String> {
    var names: Set<String> = []
    for module in ["Mocky", "MockyCore"] {
      let folder = root.appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        names.formUnion(declared(in: try String(contentsOf: file, encoding: .utf8)))
      }
    }
    return names
  }

  /// The names declared at the top level, where nothing is indented, or once inside `#if`.
  static func declared(in source: String) -> Set<String> {
    var names: Set<String> = []
    var conditions = 0
    for line in source.split(separator: "\n") {
      if line.hasPrefix("#if") { conditions += 1 }
      if line.hasPrefix("#endif") { conditions -= 1 }
      let indent = line.prefix { $0 == " " }.count
      guard indent == (conditions > 0 ? 2 : 0), let name = name(declaredIn: line) else { continue }
      names.insert(name)
    }
    return names
  }

  private static func name(declaredIn line: Substring) -> String? {
    // Looked at first, as a regular expression is slow in a debug build.
    guard line.contains("public ") || line.contains("open ") else { return nil }
    let declaration =
      /(public|open) ([a-z]+ )*?(class|struct|enum|protocol|func|typealias|var|let|actor|macro) `?(?<name>\w+)/
    return line.firstMatch(of: declaration).map { String($0.name) }
  }

  /// The words of the file that uses all names.
  static func used() throws -> Set<String> {
    let file = root.appending(path: "Tests/Names/NameTests/NamesOfMocky.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    return Set(source.matches(of: /\w+/).map { String($0.output) })
  }
}
