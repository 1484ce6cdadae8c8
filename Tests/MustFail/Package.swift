// swift-tools-version: 6.1
import PackageDescription

// Tests that must fail. The main package's AcceptanceTests build this package, run its tests one by
// one, and look at how each of them fails.
let package = Package(
  name: "MustFail",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Mocky", path: "../..")],
  targets: [
    .target(name: "Publishing", dependencies: [.product(name: "MockyCore", package: "Mocky")]),
    .testTarget(
      name: "XCTestCases",
      dependencies: ["Publishing", .product(name: "Mocky", package: "Mocky")]),
    .testTarget(
      name: "SwiftTestingCases",
      dependencies: ["Publishing", .product(name: "Mocky", package: "Mocky")]),
  ],
  swiftLanguageModes: [.v6]
)
