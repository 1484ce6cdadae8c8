import Foundation
import PackagePlugin

/// The command that writes the mocks of one test target.
struct GenerateCommand {
  /// The tool's product and its target: Xcode looks for the one, the package manager for the other.
  static let tool = "mockygen"

  /// How many files the mocks are written into. They have to be named before anything is written, so that
  /// their number does not depend on what is.
  private static let parts = 16

  let executable: URL
  /// The folder for what is written.
  let folder: URL
  let tests: SwiftModule
  let dependencies: [SwiftModule]

  /// Those of a module that the tests do not have.
  private func flags(of module: SwiftModule) -> [String] {
    module.flags.filter { !tests.flags.contains($0) }.flatMap { ["-D", $0] }
  }

  var command: Command {
    let modules = dependencies.filter(\.mayHoldProtocols)
    var arguments = ["generate", "--output", path("Mocks.swift"), "--parts", "\(Self.parts)"]
    arguments += ["--memory", path("Mocks.json")]
    arguments += tests.arguments(after: "--tests")
    for module in modules { arguments += module.arguments(after: "--module") + flags(of: module) }
    return .buildCommand(
      displayName: "Writing mocks for \(tests.name)", executable: executable,
      arguments: arguments,
      inputFiles: tests.sources + modules.flatMap(\.sources),
      outputFiles: (1...Self.parts).map { folder.appending(path: "Mocks+\($0).swift") })
  }

  private func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }
}
