import Testing

/// Clients whose types are on the main actor by default.
@Suite(.whereModulesAreFound)
struct SynthesizedConformanceTests {
  @Test func aClientOnTheMainActorKeepsItsSynthesizedConformances() async throws {
    let messages = try await Typecheck.messages(
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

  /// What compiles and what doesn't, as the guide says for tests with this setting.
  @Test func aTestCaseIsNonisolatedAndItsClosuresAreOnTheProtocolsActor() async throws {
    let options = ["-typecheck", "-default-isolation", "MainActor", "-DDEBUG"] + Typecheck.plugin
    let messages = try await Typecheck.messages(
      in: ["right": Self.testCase, "wrong": Self.wrongTestCase], options: options)
    #expect(messages["right"] == nil)
    let texts = messages["wrong"]?.flatMap { $0.lines(after: 0) } ?? []
    let errors = texts.filter { $0.contains(": error: ") }
    #expect(errors.count == 2)
    for text in [
      "mutation of captured var 'taps' in concurrently-executing code",
      "has different actor isolation from nonisolated overridden declaration",
    ] {
      #expect(errors.contains { $0.contains(text) })
    }
  }

  private static let testCase = """
    import Mocky
    import MockyCore

    @Mockable nonisolated protocol Dial { func turn(_ steps: Int) -> Bool }
    @Mockable @MainActor protocol Knob { func turn(_ steps: Int) -> Bool }

    nonisolated final class DialTests: MockeryTestCase {
      @MainActor func testTaps() {
        let knob = context.mock(MockKnob.self)
        var taps = 0
        context.check {
          expectThat(knob).receives.turn(.any).then.performs { _ in
            taps += 1
            return true
          }
        }
        _ = knob.turn(taps)
      }
    }
    """

  private static let wrongTestCase = """
    import Mocky

    final class KnobTests: MockeryTestCase {}

    @MainActor func expectTaps(of dial: MockDial, in context: Mockery) -> Int {
      var taps = 0
      context.check {
        expectThat(dial).receives.turn(.any).then.performs { _ in
          taps += 1
          return true
        }
      }
      return taps
    }
    """
}
