// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What tests depend on for swift-build, which links the macro's object into each test bundle of the
/// package and leaves out what that needs (swiftlang/swift-build#1642). Swift 6.3.1 still does: without
/// this, test runners end with an undefined symbol of MockyGenerator.
let ofTheMacro: [Target.Dependency] = ["MockyGenerator"]

let package = Package(
  name: "Mocky",
  platforms: [
    .macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    .library(name: "Mocky", targets: ["Mocky"]),
    .library(name: "MockyCore", targets: ["MockyCore"]),
    .executable(name: "mockygen", targets: ["mockygen"]),
    .plugin(name: "MockyPlugin", targets: ["MockyPlugin"]),
  ],
  targets: [
    .target(name: "MockyCore", dependencies: ["MockyMacros"]),
    .macro(name: "MockyMacros", dependencies: ["MockyGenerator"]),
    .target(name: "MockyGenerator"),
    .target(name: "Mocky", dependencies: ["MockyCore"]),
    .target(name: "MockyCommand", dependencies: ["MockyGenerator"]),
    .executableTarget(name: "mockygen", dependencies: ["MockyCommand"]),
    .plugin(
      name: "MockyPlugin", capability: .buildTool(), dependencies: ["mockygen"],
      path: "Sources/MockyPlugin"),
    .executableTarget(
      name: "tour", dependencies: ["MockyCore"], swiftSettings: [.define("MOCKY")]),
    .target(
      name: "MockyTestSupport", dependencies: ["Mocky"], path: "Tests/MockyTestSupport"),
    .testTarget(
      name: "AcceptanceTests", dependencies: ["Mocky", "MockyTestSupport"] + ofTheMacro,
      exclude: ["Plain", "Recorded"].flatMap { name in
        ["mmd", "svg", "txt"].map { "Transcript/\(name).\($0)" }
      }),
    // They start the package manager and the compiler, and know nothing of Mocky themselves.
    .testTarget(
      name: "EndToEndTests", exclude: ["CompilerMessages/Mistakes", "CompilerWork/Lines"]),
    .target(
      name: "GettingStarted", dependencies: ["Mocky"],
      path: "Tests/DocumentationTests/Samples/GettingStarted",
      swiftSettings: [.define("MOCKY")]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["Mocky", "MockyGenerator", "GettingStarted", "tour"],
      exclude: ["Samples/GettingStarted", "Samples/Manifest", "Samples/PluginManifest"]),
    .testTarget(
      name: "MockyCoreTests", dependencies: ["Mocky", "MockyTestSupport"] + ofTheMacro),
    .testTarget(
      name: "MockableTests", dependencies: ["Mocky", "MockyTestSupport"] + ofTheMacro),
    .testTarget(
      name: "ShadowingTests", dependencies: ["Mocky"] + ofTheMacro,
      path: "Tests/Names/ShadowingTests"),
    .testTarget(
      name: "NameTests", dependencies: ["Mocky", "MockyGenerator", "MockyCommand"],
      path: "Tests/Names/NameTests"),
    .testTarget(
      name: "MockyGeneratorTests", dependencies: ["MockyGenerator", "MockyCommand"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "MockyCommandTests", dependencies: ["MockyCommand"],
      path: "Tests/Tools/MockyCommandTests"),
    // It runs the plugin that is built for MockyCore. A test target that depended on a macro would have
    // all tests built for the host, and with them everything a second time. (The native engine of
    // Swift 6.3.1 does that.)
    .testTarget(
      name: "MockyMacrosTests", dependencies: ["MockyCore", "MockyGenerator"],
      path: "Tests/Tools/MockyMacrosTests", exclude: ["Conversations"]),
    .executableTarget(
      name: "benchmarks", dependencies: ["Mocky"], path: "Tests/Trials/Benchmarks",
      exclude: ["instructions"]),
  ],
  swiftLanguageModes: [.v6]
)

// `swift test` need not build the trials. `MOCKY_TRIALS` in the environment adds them.
if Context.environment["MOCKY_TRIALS"] != nil {
  package.targets += [
    .executableTarget(
      name: "rule-trials", dependencies: ["Mocky"], path: "Tests/Trials/RuleTrials",
      swiftSettings: [.define("MOCKY")]),
    .executableTarget(
      name: "stress", dependencies: ["Mocky"], path: "Tests/Trials/Stress",
      swiftSettings: [.define("MOCKY")]),
  ]
  #if os(Linux)
    // They start the compiler as it is on Linux, and use more of Foundation than the oldest of
    // Apple's systems have that the package supports.
    package.targets += [
      .executableTarget(
        name: "parser-trials", dependencies: ["MockyGenerator", "MockyCommand"],
        path: "Tests/Trials/ParserTrials"),
      .executableTarget(
        name: "protocol-trials", dependencies: ["Mocky", "MockyGenerator", "MockyCommand"],
        path: "Tests/Trials/ProtocolTrials"),
      .executableTarget(
        name: "real-code", dependencies: ["MockyGenerator", "MockyCommand"],
        path: "Tests/Trials/RealCode"),
    ]
  #endif
}

/// The targets that users of Mocky compile.
let shipped = ["MockyCore", "MockyMacros", "MockyGenerator", "Mocky", "MockyCommand", "mockygen"]

/// The tests that compare no lines of the calls in them. To find the line of a call, the run-time reads the debug
/// information of all tests: with less of that, all tests that report a call are faster.
let withoutLines = [
  "EndToEndTests", "MockableTests", "MockyGeneratorTests", "MockyMacrosTests", "MockyCommandTests",
  "NameTests",
]

// Mocky's targets carry no debug information, index no system modules and are not optimized, which makes a first build
// a fifth shorter, and a release build two thirds. Users' own code and written mocks keep all that.
// `MOCKY_PLAIN_BUILD` in the environment leaves the flags out, to debug or to measure Mocky itself.
if Context.environment["MOCKY_PLAIN_BUILD"] == nil {
  for target in package.targets where target.type != .plugin {
    var settings: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-llvm-verify"])]
    if (shipped + withoutLines).contains(target.name) {
      settings.append(.unsafeFlags(["-Xfrontend", "-gnone"]))
    }
    if shipped.contains(target.name) {
      settings.append(.unsafeFlags(["-index-ignore-system-modules"]))
      settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
    }
    target.swiftSettings = (target.swiftSettings ?? []) + settings
  }
}
