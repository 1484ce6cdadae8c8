import Foundation

/// A package that has been built, and the modules of its own that mocks may be written for.
struct BuiltPackage {
  let name: String
  /// Those that others import come first.
  private(set) var modules: [Module] = []

  init(folder: URL) {
    name = folder.lastPathComponent
    let manifest = folder.appending(path: ".build/debug.yaml")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") where line.contains("\"-module-name\"") {
      guard let start = line.firstIndex(of: "["),
        let arguments = try? JSONDecoder().decode([String].self, from: Data(line[start...].utf8)),
        let module = Module(arguments: arguments, package: folder)
      else { continue }
      if !modules.contains(where: { $0.name == module.name }) { modules.append(module) }
    }
    modules.sort { $0.name < $1.name }
    var sorted: [Module] = []
    for module in modules { Self.visit(module, modules, &sorted) }
    modules = sorted
  }

  /// The names of those that a module imports, or that are imported by these.
  func modules(importedBy module: Module) -> [String] {
    var reached = [module]
    for other in modules.reversed() where other.name != module.name {
      let imports = reached.flatMap(\.sources).flatMap(\.imports)
      if imports.contains(where: { $0.module == other.name }) { reached.append(other) }
    }
    return reached.dropFirst().map(\.name)
  }

  private static func visit(_ module: Module, _ all: [Module], _ sorted: inout [Module]) {
    guard !sorted.contains(where: { $0.name == module.name }) else { return }
    let imported = Set(module.sources.flatMap(\.imports).map(\.module))
    for other in all where other.name != module.name && imported.contains(other.name) {
      visit(other, all.filter { $0.name != module.name }, &sorted)
    }
    sorted.append(module)
  }
}

/// A module of a package, as its build compiled it.
struct Module {
  let name: String
  let sources: [Source]
  /// What the compiler has to be told to see the same as in the package's build.
  let options: [String]

  /// - Parameters:
  ///   - arguments: those of the compiler in the package's build.
  ///   - package: the package's folder.
  init?(arguments: [String], package: URL) {
    func value(_ option: String) -> String? {
      arguments.firstIndex(of: option).map { arguments[$0 + 1] }
    }
    guard let name = value("-module-name"), arguments.contains("-parse-as-library"),
      let path = value("-emit-module-path"), FileManager.default.fileExists(atPath: path),
      let list = arguments.first(where: { $0.hasPrefix("@") }),
      let text = try? String(contentsOfFile: String(list.dropFirst()), encoding: .utf8)
    else { return nil }
    let paths = text.split(separator: "\n").map { $0.filter { $0 != "'" && $0 != "\"" } }
    let root = package.standardizedFileURL.path
    let others = ["/.build/", "/Tests/", "/Plugins/", "/Examples/", "/Benchmarks/"]
    guard
      paths.allSatisfy({ path in
        path.hasPrefix(root) && !others.contains { path.dropFirst(root.count).contains($0) }
      })
    else { return nil }
    self.name = name
    sources = paths.compactMap { Source(path: $0) }
    options = Self.options(arguments)
  }

  private static func options(_ arguments: [String]) -> [String] {
    let withValue = [
      "-I", "-F", "-Xcc", "-target", "-package-name", "-enable-upcoming-feature",
      "-enable-experimental-feature", "-module-cache-path",
    ]
    var options: [String] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      if withValue.contains(argument), index + 1 < arguments.count {
        if arguments[index + 1] != "InternalImportsByDefault" {
          options += [argument, arguments[index + 1]]
        }
        index += 1
      } else if argument.hasPrefix("-D") {
        options.append(argument)
      }
      index += 1
    }
    return options
  }
}
