import Foundation
import MockyGenerator

/// Writes the mocks of a module's protocols into a module of their own, and compiles that.
///
/// A protocol whose mock does not compile is left out, and the others are compiled again, until
/// all do: so it is seen by what the compiler says only once the others are right.
struct ModuleTrial {
  let module: Module
  /// The modules of the package that were tried before, whose mocks this one's may need.
  let earlier: [String]
  let mockyModules: String
  let scratch: URL
  private(set) var protocols: [MockedDeclaration] = []
  /// What the compiler said that belongs to no mock.
  private(set) var unexplained: [String] = []

  init(module: Module, earlier: [String], mockyModules: String, scratch: URL) {
    self.module = module
    self.earlier = earlier
    self.mockyModules = mockyModules
    self.scratch = scratch
  }

  private var folder: URL { scratch.appending(path: module.name) }

  mutating func run() {
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for source in module.sources {
      for declaration in source.protocols {
        let path = folder.appending(path: "\(protocols.count)-\(declaration.name.bare).swift").path
        var mocked = MockedDeclaration(declaration, in: source, path: path)
        if mocked.state == .compiled { write(&mocked, source) }
        protocols.append(mocked)
      }
    }
    for round in 1...20 where protocols.contains(where: { $0.state == .compiled }) {
      if compile(round) { break }
    }
  }

  private func write(_ mocked: inout MockedDeclaration, _ source: Source) {
    var lines = ["import MockyCore", "@testable import \(module.name)"]
    for (name, line) in source.imports where name != module.name {
      lines += ["#if canImport(\(name))", line, "#endif"]
    }
    for name in earlier {
      lines += ["#if canImport(\(name)Mocks)", "import \(name)Mocks", "#endif"]
    }
    let text = lines.joined(separator: "\n") + "\n" + mocked.text
    try? text.write(toFile: mocked.path, atomically: true, encoding: .utf8)
  }

  /// Compiles those that are left; whether nothing was wrong.
  private mutating func compile(_ round: Int) -> Bool {
    let left = protocols.filter { $0.state == .compiled || $0.state == .warned }
    let output = Compiler.run(
      ["-module-name", "\(module.name)Mocks", "-parse-as-library", "-wmo", "-swift-version", "6"]
        + ["-Onone", "-DDEBUG", "-enable-testing", "-I", mockyModules, "-I", scratch.path]
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

/// Runs the compiler.
enum Compiler {
  static func run(_ arguments: [String], log: URL) -> (status: Int32, lines: [String]) {
    try? Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let handle = FileHandle(forWritingAtPath: log.path)
    process.standardOutput = handle
    process.standardError = handle
    do { try process.run() } catch { return (-1, ["\(error)"]) }
    process.waitUntilExit()
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return (process.terminationStatus, text.split(separator: "\n").map(String.init))
  }
}
