// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Shared",
  products: [.library(name: "Weather", targets: ["Weather"])],
  targets: [.target(name: "Weather")]
)
