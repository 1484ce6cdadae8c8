// swift-tools-version: 6.2
import PackageDescription

// A protocol with `@Mockable`, and a test that mocks it.
let package = Package(
  name: "Macro",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Mocky", path: "../../../..")],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "MockyCore", package: "Mocky")]),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop", .product(name: "Mocky", package: "Mocky")]),
  ]
)
