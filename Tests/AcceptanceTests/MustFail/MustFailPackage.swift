import Foundation

/// The package of tests that must fail, built once and run test by test.
enum MustFailPackage {
  static var root: URL { package.root }

  private static let package = ScratchPackage("MustFail", builtIn: "must-fail")

  /// The one build of this process.
  private static let build: Command.Ending = package.buildAnew()

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
    guard build.status == 0 else { throw ScratchPackage.BuildFailed(output: build.output) }
    switch runner {
    case .packageManager: return package.swift(["test", "--skip-build"] + selection.packageOptions)
    case .testBundle: return Command.run([try testBundle.get()] + selection.bundleOptions)
    }
  }

  private static let testBundle: Result<String, ScratchPackage.BuildFailed> = {
    let ending = package.swift(["build", "--show-bin-path"])
    guard let path = ending.output.split(separator: "\n").last, ending.status == 0 else {
      return .failure(ScratchPackage.BuildFailed(output: ending.output))
    }
    return .success("\(path)/MustFailPackageTests.xctest")
  }()
}
