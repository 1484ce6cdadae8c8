// swift-tools-version: 6.1
import PackageDescription

// What a package looks like that uses `@Mockable`: production modules with protocols, and tests with
// their mocks. The main package's AcceptanceTests build it in the ways that users build theirs.

// `IsolatedZoo`, `LegacyZoo` and `ShippedNewsroom` are links to the sources of `Zoo` and `Newsroom`.

let mocky: [Target.Dependency] = [.product(name: "Mocky", package: "Mocky")]
let mockyCore: [Target.Dependency] = [.product(name: "MockyCore", package: "Mocky")]

/// For tests of an optimised build, as `-Xswiftc -DMOCKY` does it.
let tested: [SwiftSetting] = [.define("MOCKY", .when(configuration: .release))]

/// Everything that makes the compiler stricter, and no warning.
var strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-warnings-as-errors"]),
]
var isolated: [SwiftSetting] = []
#if compiler(>=6.2)
  strict += [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .unsafeFlags(["-strict-memory-safety"]),
  ]
  isolated += [.unsafeFlags(["-default-isolation", "MainActor"])]
#endif

let package = Package(
  name: "EndToEnd",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Mocky", path: "../..")],
  targets: [
    .target(
      name: "Newsroom", dependencies: mockyCore,
      swiftSettings: strict + tested + [.unsafeFlags(["-enable-testing"])]),
    .target(
      name: "Archive", dependencies: ["Newsroom"] + mockyCore, swiftSettings: strict + tested),
    .target(name: "Zoo", dependencies: mockyCore, swiftSettings: strict + tested),
    .target(
      name: "IsolatedZoo", dependencies: mockyCore, swiftSettings: strict + tested + isolated),
    .target(
      name: "LegacyZoo", dependencies: mockyCore,
      swiftSettings: tested + [.swiftLanguageMode(.v5), .unsafeFlags(["-warnings-as-errors"])]),
    // The same as it is shipped: no test has its mocks.
    .target(name: "ShippedNewsroom", dependencies: mockyCore, swiftSettings: strict),
    .testTarget(
      name: "XCTestCases", dependencies: ["Newsroom", "Archive"] + mocky, swiftSettings: strict),
    .testTarget(
      name: "SwiftTestingCases",
      dependencies: [
        "Newsroom", "Archive", "Zoo", "IsolatedZoo", "LegacyZoo", "ShippedNewsroom",
      ] + mocky,
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
