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

  /// What the compiler prints of a source, in which conditions on `Z` hold.
  func dump(_ source: [UInt8], as name: String) -> DumpNode? {
    let path = "\(folder)/\(name).swift"
    guard FileManager.default.createFile(atPath: path, contents: Data(source)) else { return nil }
    defer { try? FileManager.default.removeItem(atPath: path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-frontend", "-dump-parse", "-swift-version", "6", "-D", "Z",
      "-module-name", "Trial", "-parse-as-library", path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return DumpNode.root(of: String(decoding: data, as: UTF8.self))
  }
}
