import Foundation

/// The package of tests that must fail, built once and run test by test.
enum ScratchPackage {
  /// What a finished command has said.
  struct Ending: Sendable {
    let status: Int32
    let output: String
  }

  static let root: URL = packageRoot.appending(path: "Tests/MustFail")

  /// Where it is built: beside the main package's own build, with a lock of its own.
  private static let scratch: URL = packageRoot.appending(path: ".build/must-fail")

  private static let packageRoot: URL = {
    var url = URL(filePath: #filePath)
    for _ in 1...4 { url.deleteLastPathComponent() }
    return url
  }()

  /// The one build of this process.
  private static let build: Ending = swift(["build", "--build-tests"])

  /// How tests are run: the package manager costs a third of a second each time, but knows how on
  /// every platform.
  enum Runner {
    case packageManager, testBundle

    #if os(Linux)
      static let fastest: Runner = .testBundle
    #else
      static let fastest: Runner = .packageManager
    #endif
  }

  /// Runs a test or a suite.
  static func run(_ selection: Selection, by runner: Runner) throws -> Ending {
    guard build.status == 0 else { throw BuildFailed(output: build.output) }
    switch runner {
    case .packageManager: return swift(["test", "--skip-build"] + selection.packageOptions)
    case .testBundle: return run([try testBundle.get()] + selection.bundleOptions)
    }
  }

  private static let testBundle: Result<String, BuildFailed> = {
    let ending = swift(["build", "--show-bin-path"])
    guard let path = ending.output.split(separator: "\n").last, ending.status == 0 else {
      return .failure(BuildFailed(output: ending.output))
    }
    return .success("\(path)/MustFailPackageTests.xctest")
  }()

  struct BuildFailed: Error, CustomStringConvertible {
    let output: String
    var description: String { "the package of tests that must fail does not build:\n\(output)" }
  }

  private static func swift(_ arguments: [String]) -> Ending {
    let location = ["--package-path", root.path, "--scratch-path", scratch.path]
    return run(["swift"] + arguments.prefix(1) + location + arguments.dropFirst())
  }

  /// Runs a command to its end. What it says goes to a file: a pipe would have to be emptied
  /// meanwhile.
  private static func run(_ command: [String]) -> Ending {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = environment
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
      return Ending(status: process.terminationStatus, output: output)
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
