import Foundation
import MockyGenerator

/// Writes the mocks of a module's protocols, as for tests that use each of them, and compiles them.
///
/// A protocol whose mock does not compile is left out, and the others are compiled again, until
/// all do: so it is seen by what the compiler says only once the others are right.
struct ModuleTrial {
  let module: Module
  let mockyModules: String
  let scratch: URL
  private(set) var protocols: [MockedDeclaration] = []
  /// The compiler's messages that belong to no mock.
  private(set) var unexplained: [String] = []

  var folder: URL { scratch.appending(path: module.name) }

  /// - Parameter dependencies: all that the module depends on.
  mutating func run(dependencies: [Module]) {
    try? FileManager.default.removeItem(at: folder)
    let sources = module.sources + dependencies.flatMap(\.sources)
    var identities: Set<String> = []
    for found in module.sources.flatMap(\.protocols)
    where identities.insert(found.identity).inserted {
      let path = folder.appending(path: "\(protocols.count)-\(found.name).swift").path
      protocols.append(MockedDeclaration(found, in: sources, path: path))
    }
    guard !protocols.isEmpty else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for mocked in protocols where mocked.state == .compiled {
      try? mocked.text.write(toFile: mocked.path, atomically: true, encoding: .utf8)
    }
    for round in 1...20 where protocols.contains(where: { $0.state == .compiled }) {
      if compile(round) { break }
    }
  }

  /// Compiles those that are left; whether nothing was wrong.
  private mutating func compile(_ round: Int) -> Bool {
    let left = protocols.filter { $0.state == .compiled || $0.state == .warned }
    let output = Compiler.run(
      ["-module-name", "\(module.name)Mocks", "-parse-as-library", "-wmo", "-swift-version", "6"]
        + ["-Onone", "-DDEBUG", "-DSWIFT_PACKAGE", "-enable-testing", "-I", mockyModules]
        + module.options + ["-emit-module-path", "\(scratch.path)/\(module.name)Mocks.swiftmodule"]
        + ["-c", "-o", "\(folder.path)/mocks.o"] + left.map(\.path),
      log: folder.appending(path: "\(round).log"))
    var failed = false
    unexplained = []
    for line in output.lines {
      let isError = line.contains(": error: ")
      guard isError || line.contains(": warning: ") else { continue }
      let index = protocols.firstIndex { line.hasPrefix($0.path + ":") }
      guard let index else {
        if isError { unexplained.append(line) }
        continue
      }
      if line.hasSuffix(MockedDeclaration.activity) {
        protocols[index].isActive = true
        continue
      }
      if isError { failed = true }
      protocols[index].note(String(line.dropFirst(protocols[index].path.count + 1)), isError)
    }
    if !failed, output.status != 0 {
      unexplained.append("the compiler failed, see its log in the scratch folder")
      for index in protocols.indices where protocols[index].state == .compiled {
        protocols[index].note("unknown, as the compiler failed", true)
      }
    }
    return !failed
  }
}
