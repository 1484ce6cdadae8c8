import Foundation

/// The compiler, and what it says of files.
struct Compiler {
  /// The folder of `MockyCore.swiftmodule`.
  let mockyModules: String

  /// The program that expands `@Mockable`.
  let macro: String

  /// The objects of MockyCore.
  let mockyObjects: [String]

  /// - Parameter products: the folder in which Mocky was built.
  init(products: String) {
    mockyModules = Self.layout(products, "modules").last ?? ""
    macro = Self.layout(products, "macro").last ?? ""
    mockyObjects = Self.layout(products, "objects", "MockyCore")
  }

  private static func layout(_ words: String...) -> [String] {
    var repository = URL(filePath: #filePath)
    for _ in 1...4 { repository.deleteLastPathComponent() }
    let script = repository.appending(path: ".ci/layout").path
    return run([script] + words, in: FileManager.default.temporaryDirectory).text
      .split(separator: "\n").map(String.init)
  }

  /// A message about one file.
  struct Finding {
    var path: String
    /// From 1 on.
    var line: Int
    var isError: Bool
    var message: String
  }

  /// The compiler's whole answer.
  struct Answer {
    var status: Int32
    var findings: [Finding] = []
    /// The first line that says anything of a crash.
    var lastWords = ""

    var hasErrors: Bool { findings.contains(where: \.isError) }
    /// True if the compiler ended without naming an error.
    var isCrash: Bool { status != 0 && !hasErrors }
  }

  /// Compiles files of a module together, as far as everything is said that can be.
  func compile(_ paths: [String], module: String, _ options: [String], in folder: URL) -> Answer {
    let arguments =
      ["swiftc", "-module-name", module, "-swift-version", "6", "-wmo", "-Onone", "-DDEBUG"]
      + ["-parse-as-library", "-enable-testing", "-package-name", "trial", "-I", mockyModules]
      + ["-load-plugin-executable", "\(macro)#MockyMacros", "-diagnostic-style", "llvm"]
      + options + paths
    let (status, text) = Self.run(arguments, in: folder)
    var answer = Answer(status: status)
    let lines = text.split(separator: "\n").map(String.init)
    answer.findings = Self.findings(lines)
    answer.lastWords =
      lines.first { $0.hasPrefix("Assertion") || $0.contains("rror: ") } ?? lines.last ?? ""
    return answer
  }

  /// Runs a program; its exit code and what it printed.
  static func run(_ arguments: [String], in folder: URL) -> (status: Int32, text: String) {
    let log = folder.appending(path: "output.log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let handle = FileHandle(forWritingAtPath: log.path)
    process.standardOutput = handle
    process.standardError = handle
    do { try process.run() } catch { return (-1, "\(error)") }
    process.waitUntilExit()
    let data = (try? Data(contentsOf: log)) ?? Data()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Returns the messages in the lines. One about expanded code gets the place of the macro, which
  /// a note behind it has.
  private static func findings(_ lines: [String]) -> [Finding] {
    var findings: [Finding] = []
    for line in lines {
      if let found = finding(line, ": error: ", isError: true)
        ?? finding(line, ": warning: ", isError: false)
      {
        findings.append(found)
      } else if let last = findings.last, last.path.contains("@__swiftmacro_"),
        let note = finding(line, ": note: in expansion of macro ", isError: false)
      {
        findings[findings.count - 1].path = note.path
        findings[findings.count - 1].line = note.line
      }
    }
    return findings
  }

  /// `/a/b.swift:3:4: error: text`
  private static func finding(_ line: String, _ word: String, isError: Bool) -> Finding? {
    guard let range = line.range(of: word) else { return nil }
    let place = line[..<range.lowerBound].split(separator: ":")
    guard place.count == 3, let number = Int(place[1]) else { return nil }
    return Finding(
      path: String(place[0]), line: number, isError: isError,
      message: String(line[range.upperBound...]))
  }
}
