import Foundation

/// A package of its own that depends on Mocky by its path.
struct ScratchPackage: Sendable {
  let root: URL
  /// Where it is built: beside the main package's own build, with a lock of its own.
  let scratch: URL

  /// The package in the folder `Tests` of that name.
  init(_ name: String, builtIn folder: String) {
    root = Self.repository.appending(path: "Tests/\(name)")
    scratch = Self.repository.appending(path: ".build/\(folder)")
  }

  /// Runs a command of the package manager: `build` or `test`, with its options.
  ///
  /// A module is built again when one that it imports has changed: the compiler's finer rules miss
  /// the layout of a type whose parts come from a third module.
  func swift(_ arguments: [String]) -> Command.Ending {
    let options = [
      "--package-path", root.path, "--scratch-path", scratch.path,
      "-Xswiftc", "-disable-incremental-imports",
    ]
    return Command.run(["swift"] + arguments.prefix(1) + options + arguments.dropFirst())
  }

  /// Builds what is left of an earlier run with all files that Mocky has by now: the package manager
  /// looks for new ones in the package itself only, unless it has no plan.
  func buildAnew(_ configuration: String = "debug") -> Command.Ending {
    try? FileManager.default.removeItem(at: scratch.appending(path: "\(configuration).yaml"))
    return swift(["build", "--build-tests", "--configuration", configuration])
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
