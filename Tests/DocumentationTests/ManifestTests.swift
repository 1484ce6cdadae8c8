import Foundation
import Testing

/// The manifests that the guides show are such as the package manager reads.
@Suite struct ManifestTests {
  #if os(Linux)
    @Test(arguments: [("Manifest", "NewsroomTests"), ("PluginManifest", "NewsroomTests")])
    func thePackageManagerReadsTheManifestsOfTheGuides(sample: String, target: String) throws {
      let output = try Self.dump(sample)
      #expect(output.contains("\"name\" : \"\(target)\""), "\(output)")
    }

    /// Reads the manifest, without looking for what it depends on.
    private static func dump(_ sample: String) throws -> String {
      let package = Document.root.appending(path: "Tests/DocumentationTests/Samples/\(sample)")
      let scratch = Document.root.appending(path: ".build/manifest/\(sample)")
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
