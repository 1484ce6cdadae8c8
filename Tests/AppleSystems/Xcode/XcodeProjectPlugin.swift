import Foundation
import PackagePlugin

// What Xcode's module XcodeProjectPlugin declares, as far as the plugin uses it, after its textual
// interface as published: https://gist.github.com/ikesyo/f152bf8ee60b1c9bff2e757b01a95fa9 (Xcode 14.1),
// and its documentation for the URLs, which came with Xcode 16.

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
