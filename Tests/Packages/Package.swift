// swift-tools-version: 6.2
import PackageDescription

// Packages that use Mocky, in one package, for Mocky to be built once for all of them.
// The main package's EndToEndTests build it and run its tests; `.ci/full` does so in other ways.

let mocky: [Target.Dependency] = [.product(name: "Mocky", package: "Mocky")]
let mockyCore: [Target.Dependency] = [.product(name: "MockyCore", package: "Mocky")]
let plugin: [Target.PluginUsage] = [.plugin(name: "MockyPlugin", package: "Mocky")]

/// For tests of an optimized build, as `-Xswiftc -DMOCKY` and `-Xswiftc -enable-testing` do it.
let tested: [SwiftSetting] = [.define("MOCKY", .when(configuration: .release))]
let testable: [SwiftSetting] = [.unsafeFlags(["-enable-testing"])]

/// Everything that makes the compiler stricter, and no warning.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-warnings-as-errors"]),
]
let stricter: [SwiftSetting] =
  strict + [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .unsafeFlags(["-strict-memory-safety"]),
  ]
let isolated: [SwiftSetting] = [.unsafeFlags(["-default-isolation", "MainActor"])]

/// Production modules with protocols that say `@Mockable`, and tests with their mocks. `IsolatedZoo`,
/// `LegacyZoo` and `ShippedNewspaper` are links to the sources of `Zoo` and `Newspaper`.
let annotated: [Target] = [
  .target(
    name: "Newspaper", dependencies: mockyCore, path: "Annotated/Newspaper",
    swiftSettings: stricter + tested + testable),
  .target(
    name: "Archive", dependencies: ["Newspaper"] + mockyCore, path: "Annotated/Archive",
    swiftSettings: stricter + tested),
  .target(
    name: "Zoo", dependencies: mockyCore, path: "Annotated/Zoo", swiftSettings: stricter + tested),
  .target(
    name: "IsolatedZoo", dependencies: mockyCore, path: "Annotated/IsolatedZoo",
    swiftSettings: stricter + tested + isolated),
  .target(
    name: "LegacyZoo", dependencies: mockyCore, path: "Annotated/LegacyZoo",
    swiftSettings: tested + [.swiftLanguageMode(.v5), .unsafeFlags(["-warnings-as-errors"])]),
  // The module as it is shipped: no test has its mocks.
  .target(
    name: "ShippedNewspaper", dependencies: mockyCore, path: "Annotated/ShippedNewspaper",
    swiftSettings: stricter),
  .testTarget(
    name: "AnnotatedXCTestCases", dependencies: ["Newspaper", "Archive"] + mocky,
    path: "Annotated/XCTestCases", swiftSettings: stricter),
  .testTarget(
    name: "AnnotatedSwiftTestingCases",
    dependencies: [
      "Newspaper", "Archive", "Zoo", "IsolatedZoo", "LegacyZoo", "ShippedNewspaper",
    ] + mocky,
    path: "Annotated/SwiftTestingCases", swiftSettings: stricter),
]

/// Production code that knows nothing of Mocky: its tests use the plugin.
let onDemand: [Target] = [
  .target(
    name: "Newsroom", dependencies: [.product(name: "Weather", package: "Shared")],
    path: "OnDemand/Newsroom", swiftSettings: strict + testable),
  .target(name: "Newsstand", path: "OnDemand/Newsstand", swiftSettings: testable),
  .testTarget(
    name: "OnDemandXCTestCases", dependencies: ["Newsroom"] + mocky,
    path: "OnDemand/XCTestCases", swiftSettings: strict + tested, plugins: plugin),
  .testTarget(
    name: "OnDemandSwiftTestingCases", dependencies: ["Newsroom", "Newsstand"] + mocky,
    path: "OnDemand/SwiftTestingCases", swiftSettings: strict + tested, plugins: plugin),
  .testTarget(
    name: "OnDemandWithoutMocks", dependencies: ["Newsroom"], path: "OnDemand/WithoutMocks",
    swiftSettings: strict, plugins: plugin),
]

/// Tests that must fail: EndToEndTests run them one by one, and look at how each of them fails.
let mustFail: [Target] = [
  .target(name: "Publishing", dependencies: mockyCore, path: "MustFail/Publishing"),
  .testTarget(
    name: "MustFailXCTestCases", dependencies: ["Publishing"] + mocky,
    path: "MustFail/XCTestCases"),
  .testTarget(
    name: "MustFailSwiftTestingCases", dependencies: ["Publishing"] + mocky,
    path: "MustFail/SwiftTestingCases", swiftSettings: tested),
  .executableTarget(
    name: "OwnRunner", dependencies: ["Publishing"] + mocky, path: "MustFail/OwnRunner"),
]

let package = Package(
  name: "Packages",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Mocky", path: "../.."), .package(path: "Shared")],
  targets: annotated + onDemand + mustFail,
  swiftLanguageModes: [.v6]
)
