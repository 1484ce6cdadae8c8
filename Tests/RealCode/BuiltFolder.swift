import Foundation

/// What SwiftPM has built in a folder: a package, or one that depends on others.
struct BuiltFolder {
  /// The modules of libraries, those of packages that it depends on included.
  private(set) var modules: [Module] = []

  init(_ folder: URL) {
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
}
