import Foundation
import Testing

/// The guides for those who come from elsewhere show the spelling of others beside ours. Theirs is not
/// compiled: Objective-C is fenced as `objc`, Swift stands under `Document.foreignMark`. Ours is, also
/// what stands in the tables.
@Suite struct ComingFromTests {
  static let guides = Document.all.filter { $0.name.hasPrefix("ComingFrom") }

  @Test func thereAreThreeGuides() {
    #expect(
      Self.guides.map(\.name) == [
        "ComingFromOCMock.md", "ComingFromObjectiveC.md", "ComingFromOtherSwiftLibraries.md",
      ])
  }

  @Test(arguments: guides)
  func eachShowsATestBeforeAndAfter(_ guide: Document) throws {
    let before = try guide.blocks(in: "objc") + guide.foreignBlocks()
    #expect(!before.isEmpty)
    #expect(try guide.blocks(in: "swift").contains { $0.contains("test") || $0.contains("@Test") })
  }

  @Test(arguments: Document.all)
  func codeOfOthersStandsInTheseGuidesOnly(_ document: Document) throws {
    let isOneOfThem = document.name.hasPrefix("ComingFrom")
    #expect(try isOneOfThem || document.foreignBlocks().isEmpty)
  }

  @Test(arguments: guides)
  func everySpellingInTheTablesStandsInATestThatRuns(_ guide: Document) throws {
    let samples = try Sample.all()
    let rows = try guide.tableRows()
    #expect(rows.count >= 8)
    for row in rows {
      for spelling in row[row.count - 2].codeSpans {
        #expect(samples.contains { $0.contains(spelling) }, "not in a test: \(spelling)")
      }
    }
  }

  @Test func theGuideGoesThroughTheFeaturesOfOCMocksReference() throws {
    let counts = [5, 14, 3, 4, 4, 3, 5, 2, 8]
    let sections = zip(1..., counts).flatMap { chapter, count in
      (1...count).map { "\(chapter).\($0)" }
    }
    let shown = try Document.named("ComingFromOCMock.md").tableRows().map { $0[0] }
    #expect(shown.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == sections)
  }
}

extension Document {
  /// The cells of its tables, row by row, without the headings.
  fileprivate func tableRows() throws -> [[String]] {
    let lines = try lines()
    let headings = lines.indices.filter { lines[$0].hasPrefix("|---") }.map { $0 - 1 }
    return lines.enumerated()
      .filter { $1.hasPrefix("| ") && !headings.contains($0) }
      .map { _, row in
        row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }
}

extension String {
  /// The texts between single or double back quotes.
  fileprivate var codeSpans: [String] {
    matches(of: /``(.+?)``|`([^`]+)`/).map { String($0.1 ?? $0.2 ?? "") }
  }
}
