import Foundation
import Testing

/// `@Mockable` does as the guide describes.
@Suite struct GeneratedMockTests {
  @Test func theProtocolOfTheGuideIsTheOneWhoseMockIsShown() throws {
    let guide = try Document.named("WhatIsWritten.md")
    #expect(try guide.blocks(in: "swift").first == GeneratedMock.ofTheGuide.declaration)
    #expect(GeneratedMock.ofTheGuide.messages.isEmpty)
  }

  @Test func theGuideShowsAllThatIsWritten() throws {
    let guide = try Document.named("WhatIsWritten.md")
    let shown = try guide.blocks(in: "swift").joined(separator: "\n").split(separator: "\n")
    for line in GeneratedMock.ofTheGuide.lines where !line.hasPrefix("#") {
      #expect(shown.contains(line), "not in the guide: \(line)")
    }
  }

  @Test func theCompilerSaysWhatTheTablesSay() throws {
    let rows = try Document.named("WhatCannotBeMocked.md").tableRows()
    #expect(rows.count >= 10)
    for row in rows {
      let messages = GeneratedMock("@Mockable \(Self.declaration(of: row[0]))").messages
      #expect(messages.contains { $0.contains(row[1]) }, "\(row): \(messages)")
    }
  }

  /// A declaration as it is, a requirement in a protocol.
  private static func declaration(of code: String) -> String {
    let types = ["protocol ", "@objc protocol ", "class ", "final class ", "struct "]
    return types.contains { code.hasPrefix($0) } ? code : "protocol P { \(code) }"
  }
}

extension Document {
  /// The cells of those rows of its tables of refusals that begin with code.
  fileprivate func tableRows() throws -> [[String]] {
    try lines().filter { $0.hasPrefix("| `") }.map { row in
      row.split(separator: "|").map { cell in
        cell.replacing("`", with: "").trimmingCharacters(in: .whitespaces)
      }
    }
    .filter { $0.count == 2 }
  }
}
