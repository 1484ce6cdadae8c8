// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Newsroom",
  dependencies: [.package(name: "mocky", path: "../mocky")],
  targets: [
    .target(
      name: "Newsroom", dependencies: [.product(name: "MockyCore", package: "mocky")]),
    .testTarget(
      name: "NewsroomTests",
      dependencies: ["Newsroom", .product(name: "Mocky", package: "mocky")]),
  ]
)
