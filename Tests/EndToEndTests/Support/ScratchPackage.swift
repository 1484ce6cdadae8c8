import Foundation
import Testing

/// The package in `Tests/Packages`, which depends on Mocky by its path: built once by this process.
enum ScratchPackage {
  static let root: URL = repository.appending(path: "Tests/Packages")

  /// The build folder: beside the main package's own build, with a lock of its own.
  static let scratch: URL = repository.appending(path: ".build/packages")

  private static let build: Task = Task(priority: .high) {
    if let plan = try await products.value.plan { try? FileManager.default.removeItem(at: plan) }
    var ending = await swift(["build", "--build-tests"])
    for count in 1...3 where ending.status == 0 && (count == 1 || ending.writesMocks) {
      ending = await swift(["build", "--build-tests", "--verbose"])
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

  /// The folder of its products.
  static let products: Task = Task(priority: .high) {
    let ending = await swift(["build", "--show-bin-path"])
    guard let path = ending.output.split(separator: "\n").last, ending.status == 0 else {
      throw BuildFailed(output: ending.output)
    }
    return Products(folder: URL(filePath: String(path)))
  }

  /// Runs tests of the built package.
  static func test(
    _ options: [String], environment: [String: String] = [:]
  ) async throws -> Command.Ending {
    try await built()
    return await swift(["test", "--skip-build"] + options, environment: environment)
  }

  /// Runs a command of the package manager: `build` or `test`, with its options. If the package
  /// manager crashes, which swift-build has done in Swift 6.3.1, it runs once more.
  static func swift(
    _ arguments: [String], environment: [String: String] = [:]
  ) async -> Command.Ending {
    let options = ["--package-path", root.path, "--scratch-path", scratch.path]
    let command = ["swift"] + arguments.prefix(1) + options + arguments.dropFirst()
    let ending = await Command.run(command, environment: environment)
    return ending.isCrash ? await Command.run(command, environment: environment) : ending
  }

  static let repository: URL = {
    var url = URL(filePath: #filePath).resolvingSymlinksInPath()
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
  /// It is of a verbose build in which the plugin has written mocks.
  var writesMocks: Bool { output.contains(" --memory ") }
}

extension Trait where Self == ScratchPackage.Preparation {
  /// The suite runs tests of the scratch package.
  static var ofTheScratchPackage: Self { Self() }
}
