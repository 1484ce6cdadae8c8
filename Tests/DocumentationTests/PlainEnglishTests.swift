import Foundation
import Testing

/// README, Guides and the changelog are in plain English: without words that are no idiom, and without
/// sentences that begin like German ones.
@Suite struct PlainEnglishTests {
  static let pages = Document.all + [Document(url: Document.root.appending(path: "CHANGELOG.md"))]

  @Test(arguments: pages)
  func noWordIsBanned(_ page: Document) throws {
    let words =
      /\b(mend|mends|mended|shall|anew|in vain|is misuse|in 100|at hand|dearer|fulfils?|wrong way round|colour|grey|behaviour|optimis\w+)\b/
      .ignoresCase()
    for sentence in try page.sentences() {
      #expect(sentence.firstMatch(of: words) == nil, "\(sentence)")
    }
  }

  @Test(arguments: pages)
  func noStatementBeginsWithAFrontedClause(_ page: Document) throws {
    let beginnings = /(What|Whether|Where|Who|Which|Also|So|The same)\b/
    for sentence in try page.sentences() where !sentence.hasSuffix("?") {
      #expect(sentence.prefixMatch(of: beginnings) == nil, "\(sentence)")
    }
  }

  @Test(arguments: pages)
  func noSentenceIsLong(_ page: Document) throws {
    for sentence in try page.sentences(withTables: false) {
      let words = sentence.split(separator: " ").filter { $0.contains(where: \.isLetter) }
      #expect(words.count <= 25, "\(sentence)")
    }
  }
}

extension Document {
  /// The sentences of its paragraphs, items and cells: without headings, and with `CODE` for code.
  fileprivate func sentences(withTables: Bool = true) throws -> [String] {
    var paragraphs: [String] = []
    var isFenced = false
    for line in try lines() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("```") { isFenced.toggle() }
      if isFenced || text.hasPrefix("```") || text.isEmpty || text.hasPrefix("#") {
        paragraphs.append("")
      } else if text.hasPrefix("|") {
        let cells = text.split(separator: "|").map(String.init)
        paragraphs += (withTables ? cells : []) + [""]
      } else if text.prefixMatch(of: #/(-|\d+\.) /#) != nil || paragraphs.isEmpty {
        paragraphs.append(String(text.trimmingPrefix(#/(-|\d+\.) /#)))
      } else {
        paragraphs[paragraphs.count - 1] += " " + text
      }
    }
    return paragraphs.flatMap { paragraph in
      paragraph.replacing(#/``.+?``|`[^`]*`/#, with: "CODE").replacing(#/\]\([^)]*\)/#, with: "]")
        .replacing(#/([.:!?][")]?\**) +/#) { "\($0.1)\n" }
        .split(separator: "\n")
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " *_[]()")) }
    }
  }
}
