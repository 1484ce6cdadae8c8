// swift-tools-version: 6.2
import PackageDescription

// A small package of a new user. Each of its tests has a mistake, after something that could hide it:
// `.ci/full` looks whether all of them fail.
let package = Package(
  name: "Mistakes",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Mocky", path: "../../..")],
  targets: [
    .target(name: "Shop", path: "Shop"),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop", .product(name: "Mocky", package: "Mocky")],
      path: "ShopTests", plugins: [.plugin(name: "MockyPlugin", package: "Mocky")]),
  ]
)
