// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shared",
  products: [.library(name: "Weather", targets: ["Weather"])],
  targets: [.target(name: "Weather")]
)
