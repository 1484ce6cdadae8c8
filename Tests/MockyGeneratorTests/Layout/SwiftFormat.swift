import Foundation

/// The toolchain's formatter.
enum SwiftFormat {
  /// - Returns: what it says, with the sources called by their numbers.
  static func lint(_ sources: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "mocky-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, source) in sources.enumerated() {
      try source.write(
        to: folder.appending(path: "\(index).swift"), atomically: false, encoding: .utf8)
    }
    let run = try run(["lint", "--strict", "--parallel", "--recursive", folder.path])
    return run.output.split(separator: "\n").map {
      String($0.replacing(/^\S*\/(\d+\.swift:)/) { $0.1 })
    }
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let file = FileManager.default.temporaryDirectory.appending(path: "mocky-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "format"] + arguments
    // Its own configuration, if a folder above had one, would be found from where it runs.
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return (process.terminationStatus, String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }
}
