import Mocky
import Testing

@MainActor @Mockable private protocol Screen {
  var title: String { get set }
  func show(_ text: String) -> Int
  func load() async throws -> String
}

@MainActor private final class RealScreen: Screen {
  var title: String = "untitled"
  func show(_ text: String) -> Int { text.count }
  func load() async throws -> String { title }
}

@Mockable private protocol Vault: Actor {
  func open(_ code: Int) async -> Bool
  nonisolated func kind() -> String
}

private actor RealVault: Vault {
  func open(_ code: Int) async -> Bool { code == 7 }
  nonisolated func kind() -> String { "steel" }
}

@Suite struct SpyIsolationTests {
  let context: Mockery = Mockery()

  @MainActor @Test func membersOfTheMainActorAreForwardedThere() async throws {
    let spy = context.spy(MockScreen.self, on: RealScreen())
    spy.title = "home"
    #expect(spy.show("abc") == 3)
    #expect(try await spy.load() == "home")
  }

  @Test func actorsForwardWhatSuspendsAndWhatIsNotIsolated() async {
    let spy = context.spy(MockVault.self, on: RealVault())
    #expect(await spy.open(7))
    #expect(spy.kind() == "steel")
    context.verify { expectThat(spy).received.open(7) }
  }
}
