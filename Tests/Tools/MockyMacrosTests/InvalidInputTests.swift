#if os(Linux)
  import Foundation
  import Testing

  /// Input that no compiler sends ends the program with an error that says what came in.
  @Suite struct InvalidInputTests {
    @Test(arguments: [
      (Data("abc".utf8), "the input ends within the length of a message, after 3 of 8 bytes"),
      (
        Frames.length(100) + Data("abc".utf8),
        "the input ends within a message, after 3 of 100 bytes"
      ),
      (
        Frames.length(1 << 30),
        "the input ends within a message, after 0 of 1073741824 bytes"
      ),
      (
        Frames.length(1 << 30 + 1),
        "the length of a message is 1073741825 bytes, longer than any message is"
      ),
      (
        Data(repeating: 0xFF, count: 100),
        "the length of a message is 18446744073709551615 bytes, longer than any message is"
      ),
      (
        Data("{\"getCapability\": {}}".utf8),
        "the length of a message is 8097827772185387643 bytes, longer than any message is"
      ),
      (
        Frames.frame(Data("hello".utf8)),
        "a message of 5 bytes is not a JSON object with a member: \"hello\""
      ),
      (
        Frames.frame(Data("{\"getCapability\": {\"capability\": {\"protocolVersion\":".utf8)),
        "a message of 52 bytes is not a JSON object with a member: "
          + "\"{\\\"getCapability\\\": {\\\"capability\\\": {\\\"proto\"…"
      ),
      (
        Frames.frame(Data([0xFF, 0x00])),
        "a message of 2 bytes is not a JSON object with a member: \"\u{FFFD}\\0\""
      ),
      (
        Frames.frame(Data("[{}]".utf8)),
        "a message of 4 bytes is not a JSON object with a member: \"[{}]\""
      ),
      (
        Frames.frame(Data("{}".utf8)),
        "a message of 2 bytes is not a JSON object with a member: \"{}\""
      ),
    ])
    func isNamed(input: Data, problem: String) throws {
      let run = try PluginProcess(input: input)
      #expect(run.errors == Self.text(problem))
      #expect(run.status == 1)
      #expect(run.answers == [])
    }

    @Test func isNamedAtOnceWhereItIsAFalseLength() throws {
      let run = try PluginProcess(inputThatGoesOn: Data(repeating: 0xFF, count: 8))
      #expect(
        run.errors
          == Self.text(
            "the length of a message is 18446744073709551615 bytes, longer than any message is"))
      #expect(run.status == 1)
    }

    @Test func isNamedAfterTheMessagesBeforeIt() throws {
      let question = Frames.frame(Data(#"{"getCapability": {}}"#.utf8))
      let run = try PluginProcess(input: question + question + Data([1]))
      let answer = Reading.getCapabilityResult(capability: .init(protocolVersion: 7))
      #expect(run.answers == [answer, answer])
      #expect(
        run.errors
          == Self.text("the input ends within the length of a message, after 1 of 8 bytes"))
      #expect(run.status == 1)
    }

    private static func text(_ problem: String) -> String {
      """
      MockyMacros: \(problem)
      It is the Swift compiler that starts this program, and speaks to it over standard input.

      """
    }
  }
#endif
