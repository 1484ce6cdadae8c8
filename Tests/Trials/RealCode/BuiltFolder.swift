import Foundation

/// A folder that SwiftPM has built: a package, or one that depends on others.
struct BuiltFolder {
  let name: String

  /// The modules of libraries, those of packages that it depends on included.
  private(set) var modules: [Module] = []

  /// The object files of libraries.
  let objects: [String]

  init(_ folder: URL) {
    name = folder.lastPathComponent
    objects = Self.allObjects(in: folder.appending(path: ".build/debug"))
    let manifest = folder.appending(path: ".build/debug.yaml")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") where line.contains("\"-module-name\"") {
      guard let start = line.firstIndex(of: "["),
        let arguments = try? JSONDecoder().decode([String].self, from: Data(line[start...].utf8)),
        let module = Module(arguments: arguments, folder: folder)
      else { continue }
      if !modules.contains(where: { $0.name == module.name }) { modules.append(module) }
    }
    modules.sort { ($0.package, $0.name) < ($1.package, $1.name) }
  }

  /// The modules that a module imports, and those that these import.
  func modules(importedBy module: Module) -> [Module] {
    var reached = [module]
    var names: Set<String> = [module.name]
    var index = 0
    while index < reached.count {
      for name in reached[index].imports where names.insert(name).inserted {
        if let found = modules.first(where: { $0.name == name }) { reached.append(found) }
      }
      index += 1
    }
    return Array(reached.dropFirst())
  }

  /// The object files of a target: of one in Swift those of its present sources, as those of deleted
  /// ones stay in the folder.
  static func objects(in folder: URL) -> [String] {
    if let map = try? Data(contentsOf: folder.appending(path: "output-file-map.json")),
      let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: map)
    {
      // A target that nothing needs has been planned, and not built.
      return outputs.values.compactMap { $0["object"] }
        .filter(FileManager.default.fileExists(atPath:)).sorted()
    }
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".o") }.sorted().map { "\(folder.path)/\($0)" }
  }

  /// Those of all targets but programs, which have an entry of their own.
  private static func allObjects(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }.sorted()
      .map { objects(in: folder.appending(path: $0)) }
      .filter { !$0.contains { $0.hasSuffix("/main.swift.o") } }.flatMap(\.self)
  }
}
