// swift-tools-version: 6.1
import PackageDescription

// A package whose production code knows nothing of Mocky: its tests use the plugin. The main
// package's AcceptanceTests build it.

let mocky: Target.Dependency = .product(name: "Mocky", package: "Mocky")
let plugin: Target.PluginUsage = .plugin(name: "MockyPlugin", package: "Mocky")
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-warnings-as-errors"]),
]

let package = Package(
  name: "OnDemand",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Mocky", path: "../.."), .package(path: "Shared")],
  targets: [
    .target(
      name: "Newsroom", dependencies: [.product(name: "Weather", package: "Shared")],
      swiftSettings: strict),
    .testTarget(
      name: "XCTestCases", dependencies: ["Newsroom", mocky], swiftSettings: strict,
      plugins: [plugin]),
    .testTarget(
      name: "SwiftTestingCases", dependencies: ["Newsroom", mocky], swiftSettings: strict,
      plugins: [plugin]),
    .testTarget(
      name: "WithoutMocks", dependencies: ["Newsroom"], swiftSettings: strict, plugins: [plugin]),
  ],
  swiftLanguageModes: [.v6]
)
