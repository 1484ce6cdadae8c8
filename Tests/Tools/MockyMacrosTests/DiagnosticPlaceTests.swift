#if os(Linux)
  import Foundation
  import MockyGenerator
  import Testing

  /// The generator's messages about a declaration appear at its place in the file.
  @Suite struct DiagnosticPlaceTests {
    private let source = "/// «ä»\n@Mockable enum Engine {}"

    @Test func rangesAreCountedFromTheBeginningOfTheFile() throws {
      let diagnostic = try #require(
        MockableExpansion(.peer, of: source).diagnostics.first)
      let fixIt = try #require(diagnostic.fixIts.first)
      try #expect(
        PluginProcess.answers(to: message(role: "peer")) == [
          .expandMacroResult(
            expandedSource: "",
            diagnostics: [
              .init(
                message: diagnostic.message, severity: "error",
                position: .init(fileName: "A.swift", offset: 1021),
                highlights: [.init(fileName: "A.swift", startOffset: 1021, endOffset: 1025)],
                notes: [],
                fixIts: [
                  .init(
                    message: fixIt.message,
                    changes: [
                      .init(
                        range: .init(fileName: "A.swift", startOffset: 1011, endOffset: 1021),
                        newText: "")
                    ])
                ])
            ])
        ])
    }

    @Test func nothingIsSaidTwice() throws {
      try #expect(
        PluginProcess.answers(to: message(role: "extension")) == [
          .expandMacroResult(expandedSource: "", diagnostics: [])
        ])
    }

    private func message(role: String) throws -> String {
      let place: [String: Any] = ["fileName": "A.swift", "offset": 1000]
      let message: [String: Any] = [
        "macro": ["typeName": "MockableMacro"], "macroRole": role,
        "attributeSyntax": ["source": "@Mockable", "location": place],
        "declSyntax": ["source": source, "location": place],
      ]
      let data = try JSONSerialization.data(withJSONObject: ["expandAttachedMacro": message])
      return String(decoding: data, as: UTF8.self)
    }
  }
#endif
