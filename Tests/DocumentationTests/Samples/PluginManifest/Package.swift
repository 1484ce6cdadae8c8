// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Newsroom",
  dependencies: [.package(name: "mocky", path: "../mocky")],
  targets: [
    .target(name: "Newsroom"),
    .testTarget(
      name: "NewsroomTests",
      dependencies: ["Newsroom", .product(name: "Mocky", package: "mocky")],
      plugins: [.plugin(name: "MockyPlugin", package: "mocky")]),
  ]
)
