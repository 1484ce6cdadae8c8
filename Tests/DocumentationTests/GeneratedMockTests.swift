import Foundation
import MockyGenerator
import Testing

/// `@Mockable` does as the guide describes.
@Suite struct GeneratedMockTests {
  @Test func theProtocolOfTheGuideIsTheOneWhoseMockIsShown() throws {
    let guide = try Document.named("WhatIsWritten.md")
    #expect(try guide.blocks(in: "swift").first == GeneratedMock.ofTheGuide.declaration)
    #expect(GeneratedMock.ofTheGuide.messages.isEmpty)
  }

  @Test func theCompilerSaysWhatTheTablesSay() throws {
    let rows = try Document.named("Limits.md").tableRows()
    #expect(rows.count >= 10)
    for row in rows {
      let messages = Self.messages(of: row[0])
      #expect(messages.contains { $0.contains(row[1]) }, "\(row): \(messages)")
    }
  }

  /// Returns the messages about a declaration, or about a requirement in a protocol.
  private static func messages(of code: String) -> [String] {
    if code.hasPrefix("typealias ") {
      return MockedDeclaration("@MockableFunction \(code)", of: "MockableFunction")
        .expansion(.peer).diagnostics.map(\.message)
    }
    let types = ["protocol ", "@objc protocol ", "class ", "final class ", "struct "]
    let isType = types.contains { code.hasPrefix($0) }
    return GeneratedMock("@Mockable \(isType ? code : "protocol P { \(code) }")").messages
  }

  /// Checks that the page has each message about a declaration, in its longest part without a name and before
  /// the advice.
  @Test func theTablesHaveAllMessages() throws {
    let page = try Self.page()
    for message in Message.allCases where message != .unreadable {
      let template = message.template.trimmingPrefix(#/@Mockable(Function)? /#)
      let parts = template.split(separator: #/%\d/#).map { String($0) }
      let advice = parts.firstIndex { $0.contains(";") } ?? parts.count - 1
      let facts = parts[..<advice] + [String(parts[advice].prefix { $0 != ";" })]
      let longest = facts.max { $0.count < $1.count } ?? ""
      #expect(longest.count > 5 && page.contains(longest), "\(longest)")
    }
  }

  /// Checks that the page has the parser's messages about code that the compiler reads.
  @Test func theTablesHaveTheMessagesAboutValidCode() throws {
    let page = try Self.page()
    let types = String(repeating: "[", count: 60) + "Int" + String(repeating: "]", count: 60)
    for code in [
      "#requirements", "var v: \(types) { get }",
      "var v: Int\(String(repeating: "?", count: 9)) { get }",
    ] {
      let messages = Self.messages(of: code)
      let facts = messages.map { $0.trimmingPrefix("@Mockable ").prefix { $0 != ";" } }
      #expect(facts.count == 1 && facts.allSatisfy(page.contains), "\(messages)")
    }
  }

  /// Checks that the page has each message about the name of a mock in a test, in the text that names it and
  /// comes before the advice.
  @Test func theTableHasAllMessagesOnDemand() throws {
    let page = try Self.page()
    for file in ["MocksOnDemand", "Symbols+Missing"] {
      let url = Document.root.appending(path: "Sources/MockyCommand/OnDemand/\(file).swift")
      let source = try String(contentsOf: url, encoding: .utf8)
      let code = source.split(separator: "\n").filter { !$0.contains("///") }.joined(
        separator: "\n")
      let texts = Self.texts(in: code).filter { $0.hasPrefix("'\\(") || $0.hasPrefix("no ") }
      let parts = texts.flatMap { Self.parts(ofText: $0.prefix { $0 != ";" }) }
        .filter { $0.contains(/\w+ \w+/) }
      #expect(parts.count >= 3)
      for part in parts { #expect(page.contains(part), "\(part)") }
    }
  }

  private static func page() throws -> String {
    try Document.named("Limits.md").lines().joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
  }

  /// Returns the texts in code, with what is interpolated.
  private static func texts(in code: String) -> [Substring] {
    code.matches(of: /"((?:[^"\\]|\\[^(]|\\\((?:[^()]|\([^()]*\))*\))*)"/).map(\.1)
  }

  /// Returns what is between the interpolations of a text.
  private static func parts(ofText text: Substring) -> [Substring] {
    text.split(separator: /\\\((?:[^()]|\([^()]*\))*\)/)
  }
}

extension Document {
  /// The cells of those rows of its tables of refusals that begin with code.
  fileprivate func tableRows() throws -> [[String]] {
    try lines().filter { $0.hasPrefix("| `") }.map { row in
      row.split(separator: "|").map { cell in
        let code = cell.trimmingCharacters(in: .whitespaces)
        let isQuoted = code.hasPrefix("``")
        return isQuoted ? String(code.dropFirst(2).dropLast(2)) : code.replacing("`", with: "")
      }
    }
    .filter { $0.count == 2 }
  }
}
