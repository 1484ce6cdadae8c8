import Foundation
import Testing

/// README, Guides, the changelog and the comments of all sources are in plain English: without words
/// that are no idiom, without sentences that begin like German ones, and without long ones.
@Suite struct PlainEnglishTests {
  static let pages = Document.all + [Document(url: Document.root.appending(path: "CHANGELOG.md"))]

  @Test(arguments: pages)
  func noWordIsBanned(_ page: Document) throws {
    let banned = sentences(in: try page.lines()).filter(PlainEnglish.hasBannedWord)
    #expect(banned == [])
  }

  @Test(arguments: pages)
  func noStatementBeginsWithAFrontedClause(_ page: Document) throws {
    let fronted = sentences(in: try page.lines()).filter(PlainEnglish.isFronted)
    #expect(fronted == [])
  }

  @Test(arguments: pages)
  func noSentenceIsLong(_ page: Document) throws {
    let long = sentences(in: try page.lines(), withTables: false).filter(PlainEnglish.isLong)
    #expect(long == [])
  }

  @Test(arguments: Document.targets)
  func everyCommentIsPlain(_ target: String) throws {
    for source in try Document.sources(of: target) {
      let comments = try source.lines().map { $0.wholeMatch(of: #/ *///? ?(.*)/#)?.1 ?? "" }
      let odd = sentences(in: comments, withTables: false).filter {
        PlainEnglish.hasBannedWord($0) || PlainEnglish.isFronted($0) || PlainEnglish.isLong($0)
      }
      #expect(odd == [], "\(source.name)")
    }
  }

  @Test(arguments: Document.targets)
  func noTextHasABannedWord(_ target: String) throws {
    for source in try Document.sources(of: target) {
      let code = try source.lines().filter { $0.contains("\"") && !$0.contains("//") }
      let texts = code.flatMap { $0.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map { String($0.1) } }
      #expect(texts.filter(PlainEnglish.hasBannedWord) == [], "\(source.name)")
    }
  }
}

/// The rules of plain English for one sentence.
private enum PlainEnglish {
  static func hasBannedWord(_ sentence: String) -> Bool {
    let words =
      /\b(mend|mends|mended|shall|anew|in vain|is misuse|in 100|at hand|dearer|fulfils?|wrong way round|colour|grey|behaviour|optimis\w+)\b/
    return sentence.firstMatch(of: words.ignoresCase()) != nil
  }

  static func isFronted(_ sentence: String) -> Bool {
    let beginnings = /(What|Whether|Where|Who|Which|Also|So|The same)\b/
    return sentence.prefixMatch(of: beginnings) != nil && !sentence.hasSuffix("?")
  }

  static func isLong(_ sentence: String) -> Bool {
    sentence.split(separator: " ").count { $0.contains(where: \.isLetter) } > 25
  }
}

/// The sentences of paragraphs, items and cells: without headings, and with `CODE` for code.
private func sentences(in lines: [Substring], withTables: Bool = true) -> [String] {
  var paragraphs = [""]
  var isFenced = false
  for line in lines {
    let text = line.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("```") { isFenced.toggle() }
    if isFenced || text.hasPrefix("```") || text.isEmpty || text.hasPrefix("#") {
      paragraphs.append("")
    } else if text.hasPrefix("|") {
      let cells = text.split(separator: "|").map(String.init)
      paragraphs += (withTables ? cells : []) + [""]
    } else if let mark = text.prefixMatch(of: #/(-|\d+\.) /#) {
      paragraphs.append(String(text[mark.range.upperBound...]))
    } else {
      paragraphs[paragraphs.count - 1] += " " + text
    }
  }
  return paragraphs.filter { !$0.isEmpty }.flatMap { paragraph in
    paragraph.replacing(#/``.+?``|`[^`]*`/#, with: "CODE").replacing(#/\]\([^)]*\)/#, with: "]")
      .replacing(#/([.:!?][")]?\**) +/#) { "\($0.1)\n" }
      .split(separator: "\n")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " *_[]()")) }
  }
}

extension Document {
  /// The names of the targets in Sources.
  fileprivate static let targets = [
    "Mocky", "MockyCommand", "MockyCore", "MockyGenerator", "MockyMacros", "MockyPlugin",
    "mockygen", "tour",
  ]

  fileprivate static func sources(of target: String) throws -> [Document] {
    let folder = root.appending(path: "Sources/\(target)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    try #require(!sources.isEmpty)
    return sources.sorted { $0.path < $1.path }.map(Document.init)
  }
}
