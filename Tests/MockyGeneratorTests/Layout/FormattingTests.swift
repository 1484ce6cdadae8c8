import Foundation
import Testing

@testable import MockyCommand
@testable import MockyGenerator

/// What is written is as Swift's formatter would have it, whatever is declared.
@Suite struct FormattingTests {
  @Test(arguments: ["", "WithANameThatIsRatherLong"])
  func theFormatterHasNothingToSay(suffix: String) throws {
    let protocols = FormattingCorpus.protocols.map { $0.lengthened(by: suffix) }
    #expect(protocols.count > 300)
    let files = protocols.flatMap(\.files)
    #expect(files.count > 500)
    let findings = try SwiftFormat.lint(files)
    #expect(findings.count == 0, "the first of them: \(findings.prefix(3))")
  }

  @Test func theFormatterIsAskedInEarnest() throws {
    let line =
      "func \(String(repeating: "a", count: 60))(\(String(repeating: "b", count: 60)): Int) {}"
    let findings = try SwiftFormat.lint(["\(line)\n"])
    #expect(findings == ["0.swift:1:1: error: [LineLength] line is too long"])
  }

  @Test func mocksOnDemandOfTheirOwnPackage() throws {
    let folder = FormattingCorpus.tests.appending(path: "Packages/OnDemand")
    let app = try FormattingCorpus.sources(in: folder.appending(path: "Newsroom"))
    let tests = try FormattingCorpus.sources(in: folder.appending(path: "SwiftTestingCases"))
    let mocks = MocksOnDemand(
      of: tests.map { SourceInput(path: $0.path, module: "Tests", bytes: $0.bytes) },
      module: "Tests",
      dependencies: app.map { SourceInput(path: $0.path, module: "Newsroom", bytes: $0.bytes) })
    #expect(mocks.problems == [])
    #expect(mocks.list.count > 8)
    #expect(try SwiftFormat.lint([mocks.source]) == [])
  }
}
