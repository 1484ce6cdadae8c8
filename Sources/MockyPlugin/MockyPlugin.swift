import Foundation
import PackagePlugin

/// Adds to a test target the mocks that its tests use.
@main struct MockyPlugin: BuildToolPlugin {
  /// One command, which runs when a source of the target or of a dependency has changed.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let tests = target as? SwiftSourceModuleTarget else { return [] }
    return [
      GenerateCommand(
        executable: try context.tool(named: GenerateCommand.tool).url,
        folder: context.pluginWorkDirectoryURL,
        tests: SwiftModule(tests),
        dependencies: SwiftModule.each(
          tests.recursiveTargetDependencies.compactMap { SwiftModule($0) })
      ).command
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MockyPlugin: XcodeBuildToolPlugin {
    /// The same for a test target of an Xcode project.
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      [
        GenerateCommand(
          executable: try context.tool(named: GenerateCommand.tool).url,
          folder: context.pluginWorkDirectoryURL,
          tests: SwiftModule(target), dependencies: SwiftModule.dependencies(of: target)
        ).command
      ]
    }
  }
#endif
