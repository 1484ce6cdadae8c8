import Foundation

/// Runs the tools of the toolchain.
enum Command {
  /// The status and the output of a finished command.
  struct Ending: Sendable {
    let status: Int32
    let output: String
    var isCrash: Bool = false
  }

  /// Runs a command to its end, beside three others at most.
  /// - Parameter additions: what the command finds in its environment besides.
  static func run(
    _ command: [String], environment additions: [String: String] = [:]
  ) async -> Ending {
    await withCheckedContinuation { continuation in
      queue.addOperation { continuation.resume(returning: end(of: command, additions)) }
    }
  }

  private static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 4
    return queue
  }()

  /// Runs a command on this thread. Its output goes to a file, because a pipe would have to be emptied
  /// meanwhile.
  static func end(of command: [String], _ additions: [String: String] = [:]) -> Ending {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = environment.merging(additions) { $1 }
    process.standardInput = FileHandle.nullDevice
    do {
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      process.waitUntilExit()
      try handle.close()
      let output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      return Ending(
        status: process.terminationStatus, output: output,
        isCrash: process.terminationReason == .uncaughtSignal)
    } catch {
      return Ending(status: -1, output: "\(command): \(error)")
    }
  }

  /// Without what the tools that run these tests have added for themselves.
  private static let environment: [String: String] = {
    var environment = ProcessInfo.processInfo.environment
    for name in environment.keys where name.hasPrefix("XCTest") || name.hasPrefix("LLVM_PROFILE") {
      environment[name] = nil
    }
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }()
}
