import Foundation
import MockyGenerator
import Testing

/// Samples of README and Guides compile and run: each appears word for word in `Samples`, or is the
/// code that `@Mockable` writes for a protocol there.
@Suite struct SampleTests {
  @Test(arguments: Document.all)
  func everySwiftSampleStandsInATestThatRuns(_ document: Document) throws {
    let samples = try Sample.all() + GeneratedMock.shown.flatMap(\.parts)
    for block in try document.blocks(in: "swift") {
      #expect(samples.contains { $0.shows(block) }, "not in a test:\n\(block)")
    }
  }

  @Test(arguments: ["README.md", "GettingStarted.md", "CheatSheet.md", "WhatCanBeMocked.md"])
  func thereAreSamples(name: String) throws {
    #expect(try Document.named(name).blocks(in: "swift").count >= 2)
  }
}

/// A source that is compiled.
struct Sample: Sendable {
  private let lines: [Substring]

  init(_ source: String) {
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// All sources in the folder.
  static func all() throws -> [Sample] {
    // Packages of their own use the plugin.
    let folders = [
      "Tests/DocumentationTests/Samples", "Tests/Packages/OnDemand", "Guides/Newsroom/Sources",
      "Guides/Newsroom/Tests", "Tests/Packages/SharedMocks",
    ]
    let files = folders.flatMap { folder -> [URL] in
      FileManager.default.enumerator(
        at: Document.root.appending(path: folder), includingPropertiesForKeys: nil
      )?.compactMap { $0 as? URL } ?? []
    }
    return try files.filter { $0.pathExtension == "swift" }
      .map { Sample(try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// Returns whether a line contains the text.
  func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// Returns whether a block appears here, in whole lines, at any indentation.
  ///
  /// A whole file's imports need not stand above it: several files of a guide are one sample.
  func shows(_ block: String) -> Bool {
    let wanted = block.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.isEmpty || $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") }
    guard let first = wanted.first else { return false }
    return lines.indices.contains { start in
      guard lines[start].hasSuffix(first), start + wanted.count <= lines.count else { return false }
      let indent = lines[start].dropLast(first.count)
      guard indent.allSatisfy({ $0 == " " }) else { return false }
      return zip(lines[start...], wanted).allSatisfy { line, wanted in
        line == (wanted.isEmpty ? "" : indent + wanted)
      }
    }
  }
}
