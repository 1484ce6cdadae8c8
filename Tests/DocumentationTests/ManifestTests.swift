import Foundation
import Testing

/// The manifest that the guides show is one that the package manager reads.
@Suite struct ManifestTests {
  #if os(Linux)
    @Test func thePackageManagerReadsTheManifestOfTheGuides() throws {
      let output = try Self.dump()
      #expect(output.contains(#""name" : "PublishingTests""#), "\(output)")
    }

    /// Reads the manifest, without looking for what it depends on.
    private static func dump() throws -> String {
      let package = Document.root.appending(path: "Tests/DocumentationTests/Samples/Manifest")
      let scratch = Document.root.appending(path: ".build/manifest")
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "swift", "package", "--package-path", package.path, "--scratch-path", scratch.path,
        "dump-package",
      ]
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
  #endif
}
