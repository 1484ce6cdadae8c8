import Foundation
import Testing

/// README, Guides, the changelog and the comments of all sources are in plain English: without words
/// that are no idiom, without sentences that begin like German ones, and without long ones.
@Suite struct PlainEnglishTests {
  static let pages = Document.all + [Document(url: Document.root.appending(path: "CHANGELOG.md"))]

  private let english = PlainEnglish()

  @Test(arguments: pages)
  func noWordIsBanned(_ page: Document) throws {
    #expect(english.sentences(in: try page.lines()).filter(english.hasBannedWord) == [])
  }

  @Test(arguments: pages)
  func noStatementBeginsWithAFrontedClause(_ page: Document) throws {
    #expect(english.sentences(in: try page.lines()).filter(english.isFronted) == [])
  }

  @Test(arguments: pages)
  func noSentenceIsLong(_ page: Document) throws {
    let sentences = english.sentences(in: try page.lines(), withTables: false)
    #expect(sentences.filter(english.isLong) == [])
  }

  @Test(arguments: Document.targets)
  func everyCommentIsPlain(_ target: String) throws {
    let comment = #/ *///? ?(.*)/#
    for source in try Document.sources(of: target) {
      let comments = try source.lines().map { $0.wholeMatch(of: comment)?.1 ?? "" }
      let odd = english.sentences(in: comments, withTables: false).filter {
        english.hasBannedWord($0) || english.isFronted($0) || english.isLong($0)
      }
      #expect(odd == [], "\(source.name)")
    }
  }

  @Test(arguments: Document.targets)
  func noTextHasABannedWord(_ target: String) throws {
    let literal = #/"((?:[^"\\]|\\.)*)"/#
    for source in try Document.sources(of: target) {
      let code = try source.lines().filter { $0.contains("\"") && !$0.contains("//") }
      let texts = code.flatMap { $0.matches(of: literal).map { String($0.1) } }
      #expect(texts.filter(english.hasBannedWord) == [], "\(source.name)")
    }
  }
}

/// The rules of plain English for one sentence. Each expression is compiled once, which takes longer
/// than a match.
private struct PlainEnglish {
  private let banned =
    /\b(mend|mends|mended|shall|anew|in vain|is misuse|in 100|at hand|dearer|fulfils?|wrong way round|colour|grey|behaviour|optimis\w+)\b/
    .ignoresCase()
  private let beginnings = /(What|Whether|Where|Who|Which|Also|So|The same)\b/
  private let code = #/``.+?``|`[^`]*`/#
  private let target = #/\]\([^)]*\)/#
  private let end = #/([.:!?][")]?\**) +/#
  private let mark = #/(-|\d+\.) /#

  func hasBannedWord(_ sentence: String) -> Bool { sentence.firstMatch(of: banned) != nil }

  func isFronted(_ sentence: String) -> Bool {
    sentence.prefixMatch(of: beginnings) != nil && !sentence.hasSuffix("?")
  }

  func isLong(_ sentence: String) -> Bool {
    sentence.split(separator: " ").count { $0.contains(where: \.isLetter) } > 25
  }

  /// The sentences of paragraphs, items and cells: without headings, and with `CODE` for code.
  func sentences(in lines: [Substring], withTables: Bool = true) -> [String] {
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
      } else if let mark = text.prefixMatch(of: mark) {
        paragraphs.append(String(text[mark.range.upperBound...]))
      } else {
        paragraphs[paragraphs.count - 1] += " " + text
      }
    }
    return paragraphs.filter { !$0.isEmpty }.flatMap { paragraph in
      paragraph.replacing(code, with: "CODE").replacing(target, with: "]")
        .replacing(end) { "\($0.1)\n" }
        .split(separator: "\n")
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " *_[]()")) }
    }
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
