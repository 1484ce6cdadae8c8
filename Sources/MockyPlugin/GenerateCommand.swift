import Foundation
import PackagePlugin

/// The command that writes the mocks of one test target.
struct GenerateCommand {
  /// The tool's product and its target: Xcode looks for the one, the package manager for the other.
  static let tool = "mockygen"

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
    let output = folder.appending(path: "Mocks.swift")
    let modules = dependencies.filter(\.mayHoldProtocols)
    var arguments = ["generate", "--output", output.path(percentEncoded: false)]
    arguments += tests.arguments(after: "--tests")
    for module in modules { arguments += module.arguments(after: "--module") + flags(of: module) }
    return .buildCommand(
      displayName: "Writing mocks for \(tests.name)", executable: executable,
      arguments: arguments,
      inputFiles: tests.sources + modules.flatMap(\.sources), outputFiles: [output])
  }
}
