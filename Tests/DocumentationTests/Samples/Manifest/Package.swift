// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Publishing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../mocky")],
  targets: [
    .target(
      name: "Publishing", dependencies: [.product(name: "MockyCore", package: "mocky")]),
    .testTarget(
      name: "PublishingTests",
      dependencies: ["Publishing", .product(name: "Mocky", package: "mocky")]),
  ]
)
