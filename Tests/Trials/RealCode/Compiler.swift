import Foundation

/// Runs the compiler.
enum Compiler {
  static func run(_ arguments: [String], log: URL) -> (status: Int32, lines: [String]) {
    run(program: "/usr/bin/env", ["swiftc"] + arguments, log: log)
  }

  /// Runs a program.
  static func run(
    program: String, _ arguments: [String], in folder: URL? = nil, log: URL
  ) -> (status: Int32, lines: [String]) {
    try? Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    let handle = FileHandle(forWritingAtPath: log.path)
    process.standardOutput = handle
    process.standardError = handle
    do { try process.run() } catch { return (-1, ["\(error)"]) }
    process.waitUntilExit()
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return (process.terminationStatus, text.split(separator: "\n").map(String.init))
  }
}
