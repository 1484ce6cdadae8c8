import Testing

/// Clients whose types are on the main actor by default.
@Suite(.whereModulesAreFound)
struct SynthesizedConformanceTests {
  @Test func aClientOnTheMainActorKeepsItsSynthesizedConformances() throws {
    let messages = try Typecheck.messages(
      in: ["client": Self.client], options: ["-typecheck", "-default-isolation", "MainActor"])
    #expect(messages["client"] == nil)
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
