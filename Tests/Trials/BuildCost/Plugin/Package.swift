// swift-tools-version: 6.2
import PackageDescription

// A module that knows nothing of Mocky, and a test with a mock that the plugin writes.
let package = Package(
  name: "Plugin",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Mocky", path: "../../../..")],
  targets: [
    .target(name: "Shop"),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop", .product(name: "Mocky", package: "Mocky")],
      plugins: [.plugin(name: "MockyPlugin", package: "Mocky")]),
  ]
)
