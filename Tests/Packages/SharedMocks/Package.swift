// swift-tools-version: 6.2
import PackageDescription

// A library of mocks that two test targets share. `.ci/user-package` runs the tests with each build engine, and compares
// the failures of those that fail on purpose.

let package = Package(
  name: "SharedMocks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "mocky", path: "../../..")],
  targets: [
    .target(name: "Network"),
    .target(
      name: "NetworkMocks",
      dependencies: ["Network", .product(name: "MockyCore", package: "mocky")],
      plugins: [.plugin(name: "MockyPlugin", package: "mocky")]),
    .testTarget(
      name: "ClientTests",
      dependencies: ["NetworkMocks", .product(name: "Mocky", package: "mocky")],
      plugins: [.plugin(name: "MockyPlugin", package: "mocky")]),
    .testTarget(
      name: "ClientXCTests",
      dependencies: ["NetworkMocks", .product(name: "Mocky", package: "mocky")],
      plugins: [.plugin(name: "MockyPlugin", package: "mocky")]),
  ]
)

// Everything that makes the compiler stricter, and no warning. One test target does without.
for target in package.targets where target.name != "ClientXCTests" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
