import Testing

/// What the compiler says of mistakes in a test, whole: these messages are part of the library.
@Suite(.whereModulesAreFound, .forThisCompiler)
struct CompilerMessageTests {
  @Test(arguments: Snippet.all)
  func aMistakeIsExplained(snippet: Snippet) throws {
    let messages = try Self.messages.get()
    #expect(messages[snippet.testDescription] ?? [] == snippet.messages)
  }

  @Test func aClientOnTheMainActorKeepsItsSynthesizedConformances() throws {
    let messages = try Typecheck.messages(
      in: ["client": Self.client], options: ["-default-isolation", "MainActor"])
    #expect(messages == [:])
  }

  /// What is said of each snippet, by its description: the compiler runs once for all.
  private static let messages: Result<[String: [String]], any Error> = Result {
    let names = Snippet.all.indices.map { "snippet\($0)" }
    let files = Dictionary(uniqueKeysWithValues: zip(names, Snippet.all.map(\.file)))
    let messages = try Typecheck.messages(in: files)
    return Dictionary(
      uniqueKeysWithValues: zip(
        Snippet.all.map(\.testDescription), names.map { messages[$0] ?? [] })
    ).mapValues { $0.map(inCode) }
  }

  /// A message with its line counted in the snippet's own code.
  private static func inCode(_ message: String) -> String {
    guard let colon = message.firstIndex(of: ":"), let line = Int(message[..<colon]) else {
      return message
    }
    return "\(line - Snippet.linesBefore)\(message[colon...])"
  }

  /// Conformances that the compiler looks at the standard parents of mocks for.
  private static let client = """
    import MockyTestSupport
    import MockyCore

    enum Suit: String, Codable, CaseIterable { case hearts, spades }
    enum Draw: Comparable { case nothing, cards(Int) }
    struct Card: Codable, Hashable { var suit: Suit; var rank: Int? }
    final class Deck: Hashable {
      var cards: [Card] = []
      static func == (left: Deck, right: Deck) -> Bool { left.cards == right.cards }
      func hash(into hasher: inout Hasher) { hasher.combine(cards) }
    }

    nonisolated protocol Table: Hashable, Comparable, CustomDebugStringConvertible { func lay() }

    nonisolated final class MockTable: Table, MakeableMock {
      let mockObject: MockObject
      init(_ mockObject: MockObject) { self.mockObject = mockObject }
      func lay() { mockObject.call("lay()") }
    }

    func seat(_ one: MockTable, _ coin: MockCoin) -> Bool {
      Set([one]).contains(one) && one == one && coin == coin && Card(suit: .hearts) == Card(suit: .spades)
    }
    """
}

extension Trait where Self == ConditionTrait {
  /// Messages change with the compiler; these are 6.3's.
  static var forThisCompiler: Self {
    #if compiler(>=6.3) && compiler(<6.4)
      .enabled(if: true)
    #else
      .disabled("the messages are those of Swift 6.3")
    #endif
  }
}
