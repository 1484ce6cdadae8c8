#if os(Linux)
  import Foundation
  import MockyGenerator
  import Testing

  /// The program that the compiler starts leads whole conversations, and ends quietly.
  @Suite struct PluginProcessTests {
    @Test(arguments: [Data(), Frames.goodbye, Frames.goodbye + Data("anything".utf8)])
    func oneWithoutMessages(input: Data) throws {
      let run = try PluginProcess(input: input)
      #expect(run.answers == [])
      #expect(run.errors == "")
      #expect(run.status == 0)
    }

    @Test(arguments: [Data(), Frames.goodbye])
    func oneOfManyMessages(end: Data) throws {
      let messages = try Recording.all.flatMap { try Recording($0).messages }
      let run = try PluginProcess(input: messages.map(Frames.frame).reduce(Data(), +) + end)
      #expect(try run.answers == messages.map(Expected.answer(to:)))
      #expect(run.errors == "")
      #expect(run.status == 0)
    }

    @Test func oneThatTheCompilerLeavesOpen() throws {
      let question = Data(#"{"getCapability": {}}"#.utf8)
      let run = try PluginProcess(inputThatGoesOn: Frames.frame(question) + Frames.goodbye)
      #expect(run.answers == [.getCapabilityResult(capability: .init(protocolVersion: 7))])
      #expect(run.status == 0)
    }

    @Test func aDeclarationOfOneMegabyte() throws {
      let requirements = (0..<10_000).map {
        "  /// The requirement number \($0), in the protocol that has the most of all.\n"
          + "  func requirement\($0)(_ first: Int, second: [String: [String]])\n"
      }
      let source = "@Mockable protocol Long {\n\(requirements.joined())}\n"
      #expect(source.utf8.count > 1_000_000)
      let message = try JSONSerialization.data(withJSONObject: [
        "expandAttachedMacro": [
          "macro": ["typeName": "MockableMacro"], "macroRole": "peer",
          "attributeSyntax": syntax("@Mockable"), "declSyntax": syntax(source),
          "lexicalContext": [] as [String],
        ] as [String: Any]
      ])
      let run = try PluginProcess(input: Frames.frame(message) + Frames.goodbye)
      #expect(try run.answers == [Expected.answer(to: message)])
      #expect(run.errors == "")
      #expect(run.status == 0)
    }

    private func syntax(_ source: String) -> [String: Any] {
      [
        "source": source,
        "location": ["fileName": "Long.swift", "offset": 0] as [String: Any],
      ]
    }
  }
#endif
