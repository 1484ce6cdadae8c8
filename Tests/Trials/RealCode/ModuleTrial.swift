import Foundation
import MockyGenerator

/// Writes the mocks of a module's protocols or classes, as for tests that use each of them, and
/// compiles them.
///
/// It leaves out a declaration whose mock does not compile, and compiles the others again, until
/// all do. The compiler reports some mistakes only after others are fixed.
struct ModuleTrial {
  let module: Module
  let mockyModules: String
  let scratch: URL
  let kind: DeclarationKind
  private(set) var mocked: [MockedDeclaration] = []
  /// The compiler's messages that belong to no mock.
  private(set) var unexplained: [String] = []

  var folder: URL { scratch.appending(path: mocksModule) }

  /// The module of the mocks, such as `RouterMocks` or `RouterClassMocks`.
  private var mocksModule: String { "\(module.name)\(kind == .class ? "Class" : "")Mocks" }

  /// - Parameter dependencies: all that the module depends on.
  mutating func run(dependencies: [Module]) {
    try? FileManager.default.removeItem(at: folder)
    let sources = module.sources + dependencies.flatMap(\.sources)
    var identities: Set<String> = []
    for found in module.sources.flatMap({ kind.declarations(in: $0) })
    where identities.insert(found.identity).inserted {
      let path = folder.appending(path: "\(mocked.count)-\(found.name).swift").path
      mocked.append(MockedDeclaration(found, in: sources, path: path))
    }
    guard !mocked.isEmpty else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for one in mocked where one.state == .compiled {
      try? one.text.write(toFile: one.path, atomically: true, encoding: .utf8)
    }
    for round in 1...20 where mocked.contains(where: { $0.state == .compiled }) {
      if compile(round) { break }
    }
  }

  /// Compiles those that are left; whether nothing was wrong.
  private mutating func compile(_ round: Int) -> Bool {
    let left = mocked.filter { $0.state == .compiled || $0.state == .warned }
    let output = Compiler.run(
      ["-module-name", mocksModule, "-parse-as-library", "-wmo", "-swift-version", "6"]
        + ["-Onone", "-DDEBUG", "-DSWIFT_PACKAGE", "-enable-testing", "-I", mockyModules]
        + module.options + ["-emit-module-path", "\(scratch.path)/\(mocksModule).swiftmodule"]
        + ["-c", "-o", "\(folder.path)/mocks.o"] + left.map(\.path),
      log: folder.appending(path: "\(round).log"))
    var failed = false
    unexplained = []
    for line in output.lines {
      let isError = line.contains(": error: ")
      guard isError || line.contains(": warning: ") else { continue }
      let index = mocked.firstIndex { line.hasPrefix($0.path + ":") }
      guard let index else {
        if isError { unexplained.append(line) }
        continue
      }
      if line.hasSuffix(MockedDeclaration.activity) {
        mocked[index].isActive = true
        continue
      }
      if isError { failed = true }
      mocked[index].note(String(line.dropFirst(mocked[index].path.count + 1)), isError)
    }
    if !failed, output.status != 0 {
      unexplained.append("the compiler failed, see its log in the scratch folder")
      for index in mocked.indices where mocked[index].state == .compiled {
        mocked[index].note("unknown, as the compiler failed", true)
      }
    }
    return !failed
  }
}
