import Foundation
import Testing

/// All pages, and the comments and texts of all sources and samples, are in plain English: without
/// words that are no idiom, without sentences that begin like German ones, and without long ones.
@Suite struct PlainEnglishTests {
  static let pages =
    Document.all
    + ["CHANGELOG.md", "Tests/AppleSystems/README.md"].map {
      Document(url: Document.root.appending(path: $0))
    }
    + Document.files(in: "Sources", withExtensions: ["md", "tutorial"])

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

  @Test(arguments: Document.sourceFolders)
  func everyCommentIsPlain(_ folder: String) throws {
    let comment = #/ *///? ?(.*)/#
    for source in try Document.sources(in: folder) {
      let comments = try source.lines().map { $0.wholeMatch(of: comment)?.1 ?? "" }
      let odd = english.sentences(in: comments, withTables: false).filter {
        english.hasBannedWord($0) || english.isFronted($0) || english.isLong($0)
      }
      #expect(odd == [], "\(source.name)")
    }
  }

  @Test(arguments: Document.sourceFolders)
  func noTextHasABannedWord(_ folder: String) throws {
    let literal = #/"((?:[^"\\]|\\.)*)"/#
    for source in try Document.sources(in: folder) {
      // The parts of a text on several lines are one text.
      let whole = try String(contentsOf: source.url, encoding: .utf8)
        .replacingOccurrences(of: #""\n *\+ ""#, with: "", options: .regularExpression)
      let code = whole.split(separator: "\n").filter { $0.contains("\"") && !$0.contains("//") }
      let texts = code.flatMap { $0.matches(of: literal).map { String($0.1) } }
      #expect(texts.filter(english.hasBannedWord) == [], "\(source.name)")
    }
  }
}

/// The rules of plain English for one sentence. Each expression is compiled once, which takes longer
/// than a match.
private struct PlainEnglish {
  private let banned =
    /\b(mend|mends|mended|shall|anew|in vain|is misuse|in 100|at hand|dearer|fulfils?|wrong way round|colour|grey|behaviour|optimis\w+|cancelled|stands)\b/
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
      let isMarkup = ["```", "#", "@", "}"].contains { text.hasPrefix($0) }
      if isFenced || isMarkup || text.isEmpty {
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
  /// The folders with sources that people read.
  fileprivate static let sourceFolders =
    [
      "Mocky", "MockyCommand", "MockyCore", "MockyGenerator", "MockyMacros", "MockyPlugin",
      "mockygen", "tour",
    ].map { "Sources/\($0)" }
    + ["Tests/DocumentationTests/Samples", "Guides/Newsroom/Sources", "Guides/Newsroom/Tests"]

  fileprivate static func sources(in folder: String) throws -> [Document] {
    let sources = files(in: folder, withExtensions: ["swift"])
    try #require(!sources.isEmpty)
    return sources
  }

  fileprivate static func files(in folder: String, withExtensions: [String]) -> [Document] {
    let folder = root.appending(path: folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { withExtensions.contains($0.pathExtension) }
      .sorted { $0.path < $1.path }.map(Document.init)
  }
}
