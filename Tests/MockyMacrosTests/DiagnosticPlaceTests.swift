import Foundation
import MockyGenerator
import Testing

@testable import MockyMacros

/// What the generator says about a declaration is said at its place in the file.
@Suite struct DiagnosticPlaceTests {
  private let declaration = AttachedMacro.Syntax(
    source: "\n@Mockable class A {}", location: .init(fileName: "A.swift", offset: 1000))

  private func reading(of diagnostic: Diagnostic) throws -> Reading.Diagnostic {
    let data = try JSONEncoder().encode(CompilerDiagnostic(diagnostic, of: declaration))
    return try JSONDecoder().decode(Reading.Diagnostic.self, from: data)
  }

  @Test(arguments: [
    (Diagnostic.Severity.error, "error"), (.warning, "warning"), (.note, "note"),
  ])
  func itsRangeBeginsWithTheDeclaration(severity: Diagnostic.Severity, name: String) throws {
    try #expect(
      reading(of: Diagnostic(severity, "not a protocol", SourceRange(11, 16)))
        == .init(
          message: "not a protocol", severity: name,
          position: .init(fileName: "A.swift", offset: 1011),
          highlights: [.init(fileName: "A.swift", startOffset: 1011, endOffset: 1016)],
          notes: [], fixIts: []))
  }

  @Test func soDoThoseOfItsFixIts() throws {
    let diagnostic = Diagnostic(
      .error, "not a protocol", SourceRange(11, 16),
      fixIts: [
        FixIt("make it one", [.init(SourceRange(11, 16), "protocol")]),
        FixIt("take it away", [.init(SourceRange(1, 11), ""), .init(SourceRange(0, 1), "")]),
      ])
    try #expect(
      reading(of: diagnostic).fixIts == [
        .init(
          message: "make it one",
          changes: [
            .init(
              range: .init(fileName: "A.swift", startOffset: 1011, endOffset: 1016),
              newText: "protocol")
          ]),
        .init(
          message: "take it away",
          changes: [
            .init(
              range: .init(fileName: "A.swift", startOffset: 1001, endOffset: 1011), newText: ""),
            .init(
              range: .init(fileName: "A.swift", startOffset: 1000, endOffset: 1001), newText: ""),
          ]),
      ])
  }
}
