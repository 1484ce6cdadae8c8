// swift-tools-version: 6.2
import PackageDescription

// A protocol with `@Mockable` in shipped code: an optimized build, for which the macro is built
// too.
let package = Package(
  name: "Shipped",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Mocky", path: "../../../..")],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "MockyCore", package: "Mocky")])
  ]
)
