import Mocky
import Testing

/// The protocol's own extension has what the standard library requires: of a mock it is not meant.
@Mockable
private protocol Coin: Comparable, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  var value: Int { get }
}

extension Coin {
  static func == (left: Self, right: Self) -> Bool { left.value == right.value }
  static func < (left: Self, right: Self) -> Bool { left.value < right.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
  var description: String { "worth \(value)" }
  var debugDescription: String { "worth \(value) exactly" }
}

/// Describes itself without saying that it does.
@Mockable private protocol Medal { func shine() }
extension Medal { var description: String { "round" } }

/// An actor that is compared.
@Mockable private protocol Vault: Actor, Hashable, CustomStringConvertible { func lock() }
extension Vault {
  static func == (left: Self, right: Self) -> Bool { false }
  nonisolated func hash(into hasher: inout Hasher) {}
  nonisolated var description: String { "steel" }
}

@Suite(.mockery) struct OwnDefaultTests {
  private let context = Mockery.current

  @Test func aMockIsItselfWhateverTheProtocolSays() {
    let coins = ["b", "a"].map { context.mock(MockCoin.self, named: $0) }
    #expect(coins[0] != coins[1])
    #expect(coins[0] == coins[0])
    #expect(Set(coins).count == 2)
    #expect(coins.sorted().map { "\($0)" } == ["a", "b"])
    #expect(String(reflecting: coins[0]) == "b")
  }

  @Test func itIsDescribedByItsName() {
    #expect("\(context.mock(MockMedal.self))" == "medal")
  }

  @Test func anActorIsItselfToo() async {
    let vault = context.mock(MockVault.self)
    context.check { expectThat(vault).receives.lock() }
    await vault.lock()
    #expect(vault == vault)
    #expect(Set([vault]).count == 1)
    #expect("\(vault)" == "vault")
  }
}
