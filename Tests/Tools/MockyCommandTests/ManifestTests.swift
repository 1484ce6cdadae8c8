import Testing

@testable import MockyCommand

/// The settings that a manifest says of a module.
@Suite struct ManifestTests {
  @Test func aModuleHasTheSettingsOfItsTarget() {
    let manifest = Manifest(
      """
      // swift-tools-version: 6.2
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App", swiftSettings: [.defaultIsolation(MainActor.self)]),
          .target(
            name: "Core", dependencies: [.target(name: "App")],
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
          // .target(name: "Old", swiftSettings: []),
          .testTarget(name: "Tests", swiftSettings: [.swiftLanguageMode(.v5)]),
        ])
      """)
    #expect(manifest.settings(of: "App") == ModuleSettings(isOnMainActor: true))
    #expect(manifest.settings(of: "Core") == ModuleSettings(isNonsending: true))
    #expect(manifest.settings(of: "Tests") == ModuleSettings(isMode6: false))
    #expect(manifest.settings(of: "Old") == nil)
  }

  @Test func settingsMayBeConstantsThatOthersAreMadeOf() {
    let manifest = Manifest(
      """
      // swift-tools-version:5.9
      let strict: [SwiftSetting] = [.unsafeFlags(["-default-isolation", "MainActor"])]
      let stricter: [SwiftSetting] = strict + [.swiftLanguageMode(.v6)]
      let package = Package(
        name: "App",
        targets: [
          .target(name: "My-App", swiftSettings: stricter),
          .target(name: "Plain"),
        ])
      """)
    #expect(manifest.settings(of: "My_App") == ModuleSettings(isMode6: true, isOnMainActor: true))
    #expect(manifest.settings(of: "Plain") == ModuleSettings(isMode6: false))
  }

  @Test func aLoopSaysThemOfAllTargets() {
    let manifest = Manifest(
      """
      // swift-tools-version: 6.2
      let package = Package(name: "App", targets: [.target(name: "App")], swiftLanguageModes: [.v5])

      for target in package.targets {
        target.swiftSettings = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
      }
      """)
    #expect(
      manifest.settings(of: "App") == ModuleSettings(isNonsending: true, isMode6: false))
  }

  @Test(arguments: [
    "name: \"App\" // , swiftSettings: [.defaultIsolation(MainActor.self)]\n",
    "name: \"App\" /* ) */", "name: \"App\", path: \") (\"",
    "name: \"App\", exclude: [\".defaultIsolation(MainActor.self)\"]",
  ])
  func commentsAndTextsSayNothing(arguments: String) {
    let manifest = Manifest(
      """
      // swift-tools-version: 6.2
      func plain(_ name: String) -> Target { .target(name: name, dependencies: ["Other"]) }
      let package = Package(name: "App", targets: [
        .target(\(arguments)), .target(name: "Main", swiftSettings: [.defaultIsolation(MainActor.self)]),
      ])
      """)
    #expect(manifest.settings(of: "App") == ModuleSettings())
    #expect(manifest.settings(of: "Main") == ModuleSettings(isOnMainActor: true))
    #expect(manifest.settings(of: "Other") == nil)
  }

  @Test(arguments: [
    "", ".target(", ".target(name", ".target(name)", "let", ")]}", "let a = .target()",
  ])
  func aBrokenManifestSaysNothing(text: String) {
    #expect(Manifest(text).settings(of: "App") == nil)
  }

  @Test func wordsAreWrittenOutWhereTestsMayMeanSomethingElse() {
    let nonsending = ModuleSettings(isNonsending: true)
    let plain = ModuleSettings()
    #expect(plain.words(for: plain) == [])
    #expect(plain.words(for: nil) == [.sendable, .concurrent])
    #expect(plain.words(for: nonsending) == [.concurrent])
    #expect(nonsending.words(for: plain) == [.nonsending])
    #expect(plain.words(for: ModuleSettings(isMode6: false)) == [.sendable])
    #expect(ModuleSettings(isOnMainActor: true).words(for: plain) == [.mainActor])
  }
}
