#if os(Linux)
  import Foundation
  import Testing

  /// The plugin answers what a compiler has asked.
  @Suite struct RecordedConversationTests {
    @Test(arguments: Recording.all + Recording.newer)
    func eachMessageGetsItsAnswer(of name: String) throws {
      let recording = try Recording(name)
      try #expect(
        PluginProcess.answers(to: recording.messages)
          == recording.messages.map(Expected.answer(to:)))
    }

    @Test func rolesMayBeAskedForInAnyOrderAndAgain() throws {
      let messages = try Array(Recording("whole-module").messages.dropFirst())
      let order = messages.reversed() + messages + messages.prefix(1)
      try #expect(PluginProcess.answers(to: order) == order.map(Expected.answer(to:)))
    }

    @Test func eachConversationBeginsWithTheVersionOfTheProtocol() throws {
      for recording in try Recording.all.map(Recording.init) {
        #expect(
          recording.messages.first
            == Data(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#.utf8))
      }
    }

    @Test func bothRolesAreAskedForEachProtocol() throws {
      let messages = try Recording("whole-module").messages.dropFirst()
      let roles = try messages.map {
        try JSONDecoder().decode(Expected.self, from: $0).expandAttachedMacro?.macroRole
      }
      #expect(roles == ["peer", "extension", "peer", "extension", "peer", "extension"])
    }

    @Test func whatIsAroundADeclarationIsGivenInnermostFirst() throws {
      let message = try #require(try Recording("nested").messages.last)
      let expansion = try #require(
        try JSONDecoder().decode(Expected.self, from: message).expandAttachedMacro)
      #expect(
        expansion.lexicalContext.map(\.source) == ["\n  struct Inner {}", "\n\nextension Rooms {}"])
    }
  }
#endif
