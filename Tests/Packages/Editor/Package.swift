// swift-tools-version: 6.2
import PackageDescription

// A small package in which the tests of the main package ask the language server what it offers.
let package = Package(
  name: "Editor",
  dependencies: [.package(name: "Mocky", path: "../../..")],
  targets: [
    .target(
      name: "Shop", dependencies: [.product(name: "MockyCore", package: "Mocky")], path: "Shop"),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop", .product(name: "Mocky", package: "Mocky")],
      path: "ShopTests"),
  ]
)
