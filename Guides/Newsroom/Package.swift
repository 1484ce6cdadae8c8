// swift-tools-version: 6.2
import PackageDescription

let mocky: Package.Dependency = .package(name: "mocky", path: "../..")

let package = Package(
  name: "Newsroom",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [mocky],
  targets: [
    .target(name: "Newsroom"),
    .target(name: "NewsroomTesting", dependencies: ["Newsroom"], path: "Sources/NewsroomTesting"),
    .testTarget(
      name: "NewsroomTests",
      dependencies: ["Newsroom", "NewsroomTesting", .product(name: "Mocky", package: "mocky")],
      plugins: [.plugin(name: "MockyPlugin", package: "mocky")]),
    .testTarget(
      name: "NewsroomXCTests",
      dependencies: ["Newsroom", "NewsroomTesting", .product(name: "Mocky", package: "mocky")],
      plugins: [.plugin(name: "MockyPlugin", package: "mocky")]),
  ]
)
