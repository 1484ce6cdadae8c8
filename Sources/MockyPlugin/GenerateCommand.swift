import Foundation
import PackagePlugin

/// The command that writes the mocks of one test target.
struct GenerateCommand {
  let tool: URL
  /// The folder for what is written.
  let folder: URL
  let tests: SwiftModule
  let dependencies: [SwiftModule]

  /// The tool, which goes by its target's name, or by that of its product.
  static func tool(
    _ named: (String) throws -> PluginContext.Tool
  ) throws -> URL {
    if let tool = try? named("MockyTool") { return tool.url }
    return try named("mocky").url
  }

  /// Those of a module that the tests do not have.
  private func flags(of module: SwiftModule) -> [String] {
    module.flags.filter { !tests.flags.contains($0) }.flatMap { ["-D", $0] }
  }

  var command: Command {
    let output = folder.appending(path: "Mocks.swift")
    let modules = dependencies.filter(\.mayHoldProtocols)
    return .buildCommand(
      displayName: "Writing mocks for \(tests.name)", executable: tool,
      arguments: ["generate", "--output", output.path(percentEncoded: false)]
        + tests.arguments(after: "--tests")
        + modules.flatMap { $0.arguments(after: "--module") + flags(of: $0) },
      inputFiles: tests.sources + modules.flatMap(\.sources), outputFiles: [output])
  }
}
