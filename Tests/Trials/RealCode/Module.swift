import Foundation
import MockyCommand
import MockyGenerator

/// A module of a library, as SwiftPM has built it.
struct Module {
  let name: String
  let package: String
  let sources: [ReadSource]
  /// The names of the modules that it imports.
  let imports: Set<String>
  /// The options by which the compiler sees the module as it was built.
  let options: [String]

  /// - Parameters:
  ///   - arguments: those of the compiler.
  ///   - folder: where SwiftPM built it.
  init?(arguments: [String], folder: URL) {
    func value(_ option: String) -> String? {
      arguments.firstIndex(of: option).map { arguments[$0 + 1] }
    }
    guard let name = value("-module-name"), arguments.contains("-parse-as-library"),
      let path = value("-emit-module-path"), FileManager.default.fileExists(atPath: path),
      let list = arguments.first(where: { $0.hasPrefix("@") }),
      let text = try? String(contentsOfFile: String(list.dropFirst()), encoding: .utf8)
    else { return nil }
    let paths = text.split(separator: "\n").map { $0.filter { $0 != "'" && $0 != "\"" } }
      .filter { !$0.contains("/DerivedSources/") }
    guard let home = PackageFolder(of: paths, in: folder) else { return nil }
    self.name = name
    package = home.name
    sources = paths.sorted().compactMap { path in
      FileManager.default.contents(atPath: path)
        .map { ReadSource(Self.source(path, $0, module: name, arguments)) }
    }
    imports = Set(sources.flatMap(\.file.importedModules))
    options = Self.options(arguments)
  }

  /// The plugin, too, tells of a module's flags.
  private static func source(
    _ path: String, _ data: Data, module: String, _ arguments: [String]
  ) -> SourceInput {
    var source = SourceInput(path: path, module: module, bytes: Array(data))
    let common: Set = ["SWIFT_PACKAGE", "DEBUG", "Xcc"]
    source.flags = Set(
      arguments.filter { $0.hasPrefix("-D") }.map { String($0.dropFirst(2)) }
    ).subtracting(common)
    return source
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
      }
      index += 1
    }
    return options
  }
}

/// The folder of the package that sources belong to.
private struct PackageFolder {
  let name: String

  /// Nil for what was generated, and for what is no library.
  init?(of paths: [String], in folder: URL) {
    var root = folder.standardizedFileURL.path
    guard let first = paths.first, first.hasPrefix(root) else { return nil }
    let checkouts = "\(root)/.build/checkouts/"
    if first.hasPrefix(checkouts) {
      root = checkouts + first.dropFirst(checkouts.count).prefix { $0 != "/" }
    }
    let others = ["/.build/", "/Tests/", "/Plugins/", "/Examples/", "/Benchmarks/"]
    let isInside = paths.allSatisfy { path in
      path.hasPrefix(root) && !others.contains { path.dropFirst(root.count).contains($0) }
    }
    guard isInside else { return nil }
    name = root.split(separator: "/").last.map(String.init) ?? root
  }
}
