import Foundation
import PackagePlugin

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

  /// The modules, each once: to the tool one that stands there twice is a mistake.
  static func each(_ modules: [SwiftModule]) -> [SwiftModule] {
    var names: Set<String> = []
    return modules.filter { names.insert($0.name).inserted }
  }

  /// Mocky's own protocols are no one's to mock.
  var mayHoldProtocols: Bool { !["Mocky", "MockyCore"].contains(name) && !sources.isEmpty }

  func arguments(after option: String) -> [String] {
    [option, name] + sources.map { $0.path(percentEncoded: false) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SwiftModule {
    /// The tool makes the module's name of the product's: "My App" is `My_App`.
    init(_ target: XcodeTarget) {
      name = target.product?.name ?? target.displayName
      sources = target.inputFiles.filter { $0.url.pathExtension == "swift" }.map(\.url)
    }

    /// The modules that a target depends on, directly or by way of others, each once.
    static func dependencies(of target: XcodeTarget) -> [SwiftModule] {
      each(all(of: target.dependencies))
    }

    /// A target that is tested, in a configuration that has mocks.
    ///
    /// Xcode says nothing of the flags that it compiles a target with.
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
