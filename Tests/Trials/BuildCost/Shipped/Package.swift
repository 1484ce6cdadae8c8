// swift-tools-version: 6.2
import PackageDescription

// A protocol with `@Mockable` in what is shipped: built optimised, for which the macro is, too.
let package = Package(
  name: "Shipped",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Mocky", path: "../../../..")],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "MockyCore", package: "Mocky")])
  ]
)
