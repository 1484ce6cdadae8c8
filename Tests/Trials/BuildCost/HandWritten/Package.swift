// swift-tools-version: 6.2
import PackageDescription

// The package to compare the others with: the same protocol and test, with a double by hand.
let package = Package(
  name: "HandWritten",
  targets: [
    .target(name: "Shop"),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ]
)
