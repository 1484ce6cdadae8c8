#if os(Linux)
  import Foundation
  import MockyGenerator
  import Testing

  /// A compiler that asks for something unknown is told so, and what to do instead.
  @Suite struct UnknownMessageTests {
    private static let wayOut =
      "the plugin needs no macro: take away @Mockable, and give the test target "
      + #"'plugins: [.plugin(name: "MockyPlugin", package: "Mocky")]'"#

    @Test(arguments: [
      #"{"expandFreestandingMacro": {"macro": {"name": "mock"}}}"#,
      #"{"loadPluginLibrary": {"libraryPath": "/lib.so", "moduleName": "App"}}"#,
      #"{"tellFortunes": null}"#,
    ])
    func aMessageThatIsUnknown(_ message: String) throws {
      let name = try #require(message.split(separator: "\"").dropFirst().first)
      try #expect(
        PluginProcess.answers(to: message) == [
          .refusal(
            "Mocky's macro does not understand this compiler's message '\(name)'; \(Self.wayOut)",
            at: .init(fileName: "", offset: 0))
        ])
    }

    @Test(arguments: [
      #"{"expandAttachedMacro": {}}"#,
      #"{"expandAttachedMacro": {"macro": 1, "macroRole": 2, "declSyntax": 3}}"#,
      #"{"expandAttachedMacro": ["peer"]}"#,
    ])
    func aKnownMessageOfAnotherShape(_ message: String) throws {
      try #expect(
        PluginProcess.answers(to: message) == [
          .refusal(
            "Mocky's macro does not understand this compiler's message 'expandAttachedMacro'; "
              + Self.wayOut, at: .init(fileName: "", offset: 0))
        ])
    }

    @Test(arguments: ["attributeSyntax", "syntax"])
    func anUnknownMessageAboutAMacroIsRefusedThere(_ key: String) throws {
      let syntax =
        #"{"source": " @Mockable ", "location": {"fileName": "A.swift", "offset": 1000}, "mood": 1}"#
      try #expect(
        PluginProcess.answers(
          to: #"{"expandAttachedMacro": {"macro": 1, "\#(key)": \#(syntax)}, "zeal": {}}"#) == [
            .refusal(
              "Mocky's macro does not understand this compiler's message 'expandAttachedMacro'; "
                + Self.wayOut, at: .init(fileName: "A.swift", offset: 1001))
          ])
    }

    @Test func anOffsetMayBeAsLargeAsNumbersAre() throws {
      let known = message(typeName: "MockableMacro", role: "peer")
      let far = known.replacing("1000", with: "\(Int.max - 1)")
      let answers = try PluginProcess.answers(to: far)
      #expect(answers.count == 1)
      try #expect(
        PluginProcess.answers(to: far.replacing("peer", with: "body")) == [
          .refusal(
            "Mocky's macro has no role 'body'; \(Self.wayOut)",
            at: .init(fileName: "A.swift", offset: Int.max - 1))
        ])
    }

    @Test func anotherMacroIsRefusedAtItsAttribute() throws {
      try #expect(
        PluginProcess.answers(to: message(typeName: "SpyMacro", role: "peer")) == [
          .refusal(
            "Mocky has no macro of type 'SpyMacro'; \(Self.wayOut)",
            at: .init(fileName: "A.swift", offset: 1013))
        ])
    }

    @Test func anotherRoleIsRefusedAtTheAttribute() throws {
      try #expect(
        PluginProcess.answers(to: message(typeName: "MockableMacro", role: "body")) == [
          .refusal(
            "Mocky's macro has no role 'body'; \(Self.wayOut)",
            at: .init(fileName: "A.swift", offset: 1013))
        ])
    }

    @Test func anotherRoleOfTheFunctionsMacroIsRefused() throws {
      try #expect(
        PluginProcess.answers(to: message(typeName: "MockableFunctionMacro", role: "extension"))
          == [
            .refusal(
              "Mocky's macro has no role 'extension'; \(Self.wayOut)",
              at: .init(fileName: "A.swift", offset: 1013))
          ])
    }

    @Test func theConversationGoesOn() throws {
      let question = #"{"getCapability": {}}"#
      let answers = try PluginProcess.answers(
        to: [question, #"{"tellFortunes": {}}"#, question].map { Data($0.utf8) })
      #expect(answers.count == 3)
      #expect(answers.first == .getCapabilityResult(capability: .init(protocolVersion: 7)))
      #expect(answers.first == answers.last)
    }

    @Test func membersThatAreUnknownAreIgnored() throws {
      let known = try #require(try Recording("nested").messages.last)
      let unknown = try #require(
        String(bytes: known, encoding: .utf8)?
          .replacing("\"source\":", with: "\"weather\":{\"rain\":[1,null]},\"source\":")
          .replacing("\"macroRole\":", with: "\"mood\":\"good\",\"macroRole\":"))
      #expect(unknown.contains("weather"))
      #expect(unknown.contains("mood"))
      try #expect(PluginProcess.answers(to: unknown) == [Expected.answer(to: known)])
    }

    private func message(typeName: String, role: String) -> String {
      let syntax = """
        {"kind": "x", "source": "// «a@b»\\n\\n @Mockable ", "location": \
        {"fileName": "A.swift", "offset": 1000}}
        """
      return """
        {"expandAttachedMacro": {"macro": {"typeName": "\(typeName)"}, "macroRole": "\(role)",
        "attributeSyntax": \(syntax), "declSyntax": \(syntax)}}
        """
    }
  }
#endif
