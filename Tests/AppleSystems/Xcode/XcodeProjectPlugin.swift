import Foundation
import PackagePlugin

// The declarations of Xcode's module XcodeProjectPlugin that the plugin uses, after the published
// interface: https://gist.github.com/ikesyo/f152bf8ee60b1c9bff2e757b01a95fa9 (Xcode 14.1). The URLs
// came with Xcode 16 and follow its documentation.

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
  public typealias Tool = PluginContext.Tool

  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL

  public func tool(named name: String) throws -> Tool { fatalError("never run") }
}

public struct XcodeProject {
  public typealias ID = String

  public let id: ID
  public let displayName: String
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

public struct XcodeTarget {
  public typealias ID = String

  public let id: ID
  public let displayName: String
  public let product: XcodeProduct?
  public let dependencies: [XcodeTargetDependency]
  public let inputFiles: FileList
}

public struct XcodeProduct {
  public enum Kind {
    case application
    case executable
    case framework
    case library
    case other(String)
  }

  public let name: String
  public let kind: Kind
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(any Product)
}
