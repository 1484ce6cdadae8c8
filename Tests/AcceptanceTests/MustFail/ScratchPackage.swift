import Foundation

/// The package of tests that must fail, built once and run test by test.
enum ScratchPackage {
  static let root: URL = packageRoot.appending(path: "Tests/MustFail")

  /// Where it is built: beside the main package's own build, with a lock of its own.
  private static let scratch: URL = packageRoot.appending(path: ".build/must-fail")

  private static let packageRoot: URL = {
    var url = URL(filePath: #filePath)
    for _ in 1...4 { url.deleteLastPathComponent() }
    return url
  }()

  /// The one build of this process.
  private static let build: Command.Ending = swift(["build", "--build-tests"])

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
  static func run(_ selection: Selection, by runner: Runner) throws -> Command.Ending {
    guard build.status == 0 else { throw BuildFailed(output: build.output) }
    switch runner {
    case .packageManager: return swift(["test", "--skip-build"] + selection.packageOptions)
    case .testBundle: return Command.run([try testBundle.get()] + selection.bundleOptions)
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

  private static func swift(_ arguments: [String]) -> Command.Ending {
    let location = ["--package-path", root.path, "--scratch-path", scratch.path]
    return Command.run(["swift"] + arguments.prefix(1) + location + arguments.dropFirst())
  }
}
