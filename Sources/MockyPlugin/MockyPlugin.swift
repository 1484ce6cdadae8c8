import Foundation
import PackagePlugin

/// Adds to a target the mocks that it uses. Those of a target without tests are for other targets, too.
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
          tests.recursiveTargetDependencies.compactMap { SwiftModule($0) }),
        manifests: [context.package.directoryURL.appending(path: "Package.swift")],
        isShared: tests.kind != .test
      ).command
    ]
  }
}

/// The command that writes the mocks of one target.
struct GenerateCommand {
  /// The tool's product and its target: Xcode looks for the one, the package manager for the other.
  static let tool = "mockygen"

  /// The number of files that the mocks are written into. The files must be named before anything
  /// is written, so their number is fixed.
  private static let parts = 16

  let executable: URL
  /// The folder for the written files.
  let folder: URL
  let tests: SwiftModule
  let dependencies: [SwiftModule]
  /// The manifests of the packages, whose settings the mocks depend on.
  var manifests: [URL] = []
  /// A Boolean value that indicates whether other targets use the mocks, too.
  var isShared = false

  /// Returns the flags of a module that the tests do not have.
  private func flags(of module: SwiftModule) -> [String] {
    module.flags.filter { !tests.flags.contains($0) }.flatMap { ["-D", $0] }
  }

  var command: Command {
    let modules = dependencies.filter(\.mayHoldProtocols)
    var arguments = ["generate", "--output", path("Mocks.swift"), "--parts", "\(Self.parts)"]
    arguments += ["--memory", path("Mocks.digests")]
    if isShared { arguments += ["--access", "public"] }
    arguments += tests.arguments(after: "--tests")
    for module in modules { arguments += module.arguments(after: "--module") + flags(of: module) }
    return .buildCommand(
      displayName: "Writing mocks for \(tests.name)", executable: executable,
      arguments: arguments,
      inputFiles: tests.sources + modules.flatMap(\.sources) + manifests,
      outputFiles: (1...Self.parts).map { folder.appending(path: "Mocks+\($0).swift") })
  }

  private func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }
}

/// A module and its Swift sources.
struct SwiftModule {
  let name: String
  let sources: [URL]
  /// The flags for `#if` that it is compiled with.
  var flags: [String] = []

  /// Nil for a target without Swift sources, and for macros, which tests do not link.
  init?(_ target: any Target) {
    guard let target = target as? SwiftSourceModuleTarget, target.kind != .macro else {
      return nil
    }
    self.init(target)
  }

  init(_ target: SwiftSourceModuleTarget) {
    name = target.moduleName
    sources = target.sourceFiles(withSuffix: "swift").map(\.url)
    flags = target.compilationConditions
  }

  /// Returns the modules, each once: the tool rejects a module that is listed twice.
  static func each(_ modules: [SwiftModule]) -> [SwiftModule] {
    var names: Set<String> = []
    return modules.filter { names.insert($0.name).inserted }
  }

  /// A Boolean value that indicates whether users may mock the module's protocols: not those of
  /// Mocky.
  var mayHoldProtocols: Bool { !["Mocky", "MockyCore"].contains(name) && !sources.isEmpty }

  func arguments(after option: String) -> [String] {
    [option, name] + sources.map { $0.path(percentEncoded: false) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MockyPlugin: XcodeBuildToolPlugin {
    /// Adds the mocks to a test target of an Xcode project.
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

  extension SwiftModule {
    /// The tool derives the module's name from the product's: "My App" is `My_App`.
    init(_ target: XcodeTarget) {
      name = target.product?.name ?? target.displayName
      sources = target.inputFiles.filter { $0.url.pathExtension == "swift" }.map(\.url)
    }

    /// Returns the modules that a target depends on, directly or by way of others, each once.
    static func dependencies(of target: XcodeTarget) -> [SwiftModule] {
      each(all(of: target.dependencies))
    }

    /// Returns a tested target, in a configuration that has mocks.
    ///
    /// Xcode does not give the flags that it compiles a target with.
    private static func tested(_ target: XcodeTarget) -> SwiftModule {
      var module = SwiftModule(target)
      module.flags = ["DEBUG"]
      return module
    }

    private static func all(of dependencies: [XcodeTargetDependency]) -> [SwiftModule] {
      dependencies.flatMap { dependency -> [SwiftModule] in
        switch dependency {
        case .target(let target): [tested(target)] + all(of: target.dependencies)
        case .product(let product):
          product.targets.flatMap { [$0] + $0.recursiveTargetDependencies }
            .compactMap { SwiftModule($0) }
        @unknown default: []
        }
      }
    }
  }
#endif
