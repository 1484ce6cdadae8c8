import Foundation

/// The compiler, asked what it reads in a source.
struct Compiler {
  /// A folder for the sources it is given.
  let folder: String

  /// - Parameter number: a number of its own for each thread.
  init(number: Int) {
    let process = ProcessInfo.processInfo.processIdentifier
    folder = NSTemporaryDirectory() + "/parser-trials-\(process)-\(number)"
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  /// Returns the compiler's dump of a source.
  func dump(_ source: [UInt8], as name: String) -> DumpNode? {
    output(source, name, []).flatMap { DumpNode.root(of: String(decoding: $0, as: UTF8.self)) }
  }

  /// The compiler's JSON of a source; nil where that is none.
  func json(_ source: [UInt8], as name: String) -> JSONDump? {
    output(source, name, ["-dump-ast-format", "json"]).flatMap { JSONDump($0) }
  }

  private func output(_ source: [UInt8], _ name: String, _ options: [String]) -> Data? {
    let path = "\(folder)/\(name).swift"
    guard FileManager.default.createFile(atPath: path, contents: Data(source)) else { return nil }
    defer { try? FileManager.default.removeItem(atPath: path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-frontend", "-dump-parse"] + options + [
        "-swift-version", "6", "-module-name", "Trial", "-parse-as-library", path,
      ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
