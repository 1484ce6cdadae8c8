import Foundation

/// The package in `Tests/Packages`, which depends on Mocky by its path: built once by this process.
enum ScratchPackage {
  static let root: URL = repository.appending(path: "Tests/Packages")

  /// The build folder: beside the main package's own build, with a lock of its own.
  static let scratch: URL = repository.appending(path: ".build/packages")

  private static let build: Result<Void, BuildFailed> = {
    let ending = buildAnew()
    return ending.status == 0 ? .success(()) : .failure(BuildFailed(output: ending.output))
  }()

  /// Builds it, unless that has been done.
  static func built() throws { try build.get() }

  /// Runs tests of the built package.
  static func test(
    _ options: [String], environment: [String: String] = [:]
  ) throws -> Command.Ending {
    try built()
    return swift(["test", "--skip-build"] + options, environment: environment)
  }

  /// Runs a command of the package manager: `build` or `test`, with its options.
  static func swift(
    _ arguments: [String], environment: [String: String] = [:]
  ) -> Command.Ending {
    let options = ["--package-path", root.path, "--scratch-path", scratch.path]
    return Command.run(
      ["swift"] + arguments.prefix(1) + options + arguments.dropFirst(), environment: environment)
  }

  /// Builds what is left of an earlier run with all files that Mocky has by now: the package manager
  /// looks for new ones in the package itself only, unless it has no plan.
  private static func buildAnew() -> Command.Ending {
    try? FileManager.default.removeItem(at: scratch.appending(path: "debug.yaml"))
    return swift(["build", "--build-tests"])
  }

  private static let repository: URL = {
    var url = URL(filePath: #filePath)
    for _ in 1...4 { url.deleteLastPathComponent() }
    return url
  }()

  struct BuildFailed: Error, CustomStringConvertible {
    let output: String
    var description: String { "the package does not build:\n\(output)" }
  }
}
