import Mocky
import MockyTestSupport
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

@Mockable(noncopyable: Crate.self) private protocol Coffer: Actor {
  func open(_ code: Int) async -> Bool
  nonisolated func kind() -> String
  func gems(in box: [Pearl]) async throws -> [Pearl]
  func cleaned(_ gem: Pearl) async -> Pearl
  func count<each Gem>(_ gems: repeat each Gem) async -> Int
  func wear(_ shine: inout Int) async
  func melt(_ gem: consuming Crate) async -> Pearl
  func crate(_ weight: Int, with gem: Pearl) async -> Crate
  func polished(_ gem: Pearl, by work: (Pearl) throws -> Pearl) async throws -> Pearl
  subscript(number: Int) -> Pearl { get async }
}

private final class Pearl {
  let weight: Int
  init(weight: Int = 1) { self.weight = weight }
}

private actor RealCoffer: Coffer {
  func gems(in box: [Pearl]) async throws -> [Pearl] { box + [Pearl()] }
  func cleaned(_ gem: Pearl) async -> Pearl { gem }
  subscript(number: Int) -> Pearl { get async { Pearl() } }
  func count<each Gem>(_ gems: repeat each Gem) async -> Int {
    MockObject.list(repeat each gems).count
  }
  func wear(_ shine: inout Int) async { shine -= 1 }
  func melt(_ gem: consuming Crate) async -> Pearl { Pearl(weight: gem.weight) }
  func crate(_ weight: Int, with gem: Pearl) async -> Crate { Crate(weight + gem.weight) }
  func polished(_ gem: Pearl, by work: (Pearl) throws -> Pearl) async throws -> Pearl {
    try work(gem)
  }
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
    let spy = context.spy(MockCoffer.self, on: RealCoffer())
    #expect(await spy.open(7))
    #expect(spy.kind() == "steel")
    context.verify { expectThat(spy).received.open(7) }
  }

  @Test func actorsForwardValuesThatAreNotSendable() async throws {
    let spy = context.spy(MockCoffer.self, on: RealCoffer())
    #expect(try await Self.counts(spy, Pearl()) == [2, 1])
  }

  @Test func actorsForwardClosuresBesideThem() async throws {
    let spy = context.spy(MockCoffer.self, on: RealCoffer())
    #expect(try await Self.isPolished(spy, Pearl()))
  }

  @Test func actorsForwardParameterPacks() async {
    let spy = context.spy(MockCoffer.self, on: RealCoffer())
    #expect(await spy.count("opal", 2, true) == 3)
  }

  @Test func anArgumentThatACallChangesStaysWithItsActor() async {
    let obstacle = await headlines { context in
      var shine = 7
      await context.spy(MockCoffer.self, on: RealCoffer()).wear(&shine)
      #expect(shine == 7)
    }
    #expect(obstacle == ["coffer.wear(7): cannot be forwarded"])
  }

  @Test func actorsForwardValuesThatCannotBeCopied() async {
    let spy = context.spy(MockCoffer.self, on: RealCoffer())
    #expect(await Self.weights(spy) == [7, 10])
  }

  private static func weights(_ spy: isolated MockCoffer) async -> [Int] {
    let pearl = await spy.melt(Crate(7))
    let crate = await spy.crate(3, with: pearl)
    return [pearl.weight, crate.weight]
  }

  private static func isPolished(_ spy: isolated MockCoffer, _ gem: Pearl) async throws -> Bool {
    let other = Pearl()
    let polished = try await spy.polished(gem) { $0 === gem ? other : gem }
    return polished === other
  }

  private static func counts(_ spy: isolated MockCoffer, _ gem: Pearl) async throws -> [Int] {
    let gems = try await spy.gems(in: [gem])
    let cleaned = await spy.cleaned(gem)
    _ = await spy[1]
    return [gems.count, cleaned === gem ? 1 : 0]
  }
}
