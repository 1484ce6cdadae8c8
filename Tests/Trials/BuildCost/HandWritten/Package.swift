// swift-tools-version: 6.2
import PackageDescription

// What the others are compared with: the same protocol and test, with a double that is written by hand.
let package = Package(
  name: "HandWritten",
  targets: [
    .target(name: "Shop"),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ]
)
