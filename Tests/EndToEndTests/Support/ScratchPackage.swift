import Foundation
import Testing

/// The package in `Tests/Packages`, which depends on Mocky by its path: built once by this process.
enum ScratchPackage {
  static let root: URL = repository.appending(path: "Tests/Packages")

  /// The build folder: beside the main package's own build, with a lock of its own.
  static let scratch: URL = repository.appending(path: ".build/packages")

  private static let build: Task = Task(priority: .high) {
    try? FileManager.default.removeItem(at: scratch.appending(path: "debug.yaml"))
    var ending = await swift(["build", "--build-tests"])
    for _ in 1...3 where ending.status == 0 && ending.writesMocks {
      ending = await swift(["build", "--build-tests"])
    }
    guard ending.status == 0 else { throw BuildFailed(output: ending.output) }
    return ending
  }

  /// Builds it, unless that has been done or is being done, and returns how the last build ended.
  ///
  /// What is left of an earlier run is built with all files that Mocky has by now. Without its plan, the
  /// package manager looks for new ones in the packages, too. The next build links the tool again,
  /// because the first one linked it for the plugin alone. Remains of an earlier run may take one more.
  @discardableResult static func built() async throws -> Command.Ending { try await build.value }

  /// Runs tests of the built package.
  static func test(
    _ options: [String], environment: [String: String] = [:]
  ) async throws -> Command.Ending {
    try await built()
    return await swift(["test", "--skip-build"] + options, environment: environment)
  }

  /// Runs a command of the package manager: `build` or `test`, with its options.
  static func swift(
    _ arguments: [String], environment: [String: String] = [:]
  ) async -> Command.Ending {
    let options = ["--package-path", root.path, "--scratch-path", scratch.path]
    return await Command.run(
      ["swift"] + arguments.prefix(1) + options + arguments.dropFirst(), environment: environment)
  }

  private static let repository: URL = {
    var url = URL(filePath: #filePath)
    for _ in 1...4 { url.deleteLastPathComponent() }
    return url
  }()

  /// Begins to build it before the first test runs.
  struct Preparation: SuiteTrait {
    func prepare(for _: Test) { _ = build }
  }

  struct BuildFailed: Error, CustomStringConvertible {
    let output: String
    var description: String { "the package does not build:\n\(output)" }
  }
}

extension Command.Ending {
  /// It is of a build in which the plugin has written mocks.
  var writesMocks: Bool { output.contains("Writing mocks") }
}

extension Trait where Self == ScratchPackage.Preparation {
  /// The suite runs tests of the scratch package.
  static var ofTheScratchPackage: Self { Self() }
}
