import Mocky
import MockyTestSupport
import Testing

public struct Palace {
  public struct Room: Equatable { var name = "a hall" }

  @Mockable public protocol Butler { func open(_ room: Room) -> Room }
  @Mockable fileprivate protocol Footman { func open(_ room: Room) -> Room }

  enum Kitchen {
    /// Wider than the type around it.
    @Mockable public protocol Cook { func enter(_ room: Room) -> Room }
  }
}

private enum Dungeon {
  struct Cell: Equatable {}

  @Mockable public protocol Warder { func lock(_ cell: Cell) }
  @Mockable protocol Prisoner { func leave(_ cell: Cell) }
}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
public extension Palace {
  /// Public as the extension is.
  @Mockable protocol Gardener { func leave(_ room: Room) }
  @Mockable internal protocol Maid { func clean(_ room: Room) }
}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
private extension Palace {
  @Mockable protocol Ghost { func haunt(_ room: Room) }
}

@available(*, deprecated, message: "There are no knights any more.")
enum Castle {
  struct Gate: Equatable {}

  @Mockable protocol Knight { func guarding(_ gate: Gate) -> Int }
}

@Suite(.mockery) struct NestedAccessTests {
  private let context = Mockery.current
  private let room = Palace.Room()

  @Test func aNestedProtocolIsSeenAsFarAsWhatIsAroundIt() {
    let butler = context.mock(Palace.MockButler.self)
    let footman = context.mock(Palace.MockFootman.self)
    let cook = context.mock(Palace.Kitchen.MockCook.self)
    context.check {
      expectThat(butler).receives.open(room).then.returns(Palace.Room(name: "1"))
      expectThat(footman).receives.open(.any).then.returns(Palace.Room(name: "2"))
      expectThat(cook).receives.enter(room).then.returns(Palace.Room(name: "3"))
    }
    #expect([butler.open(room), footman.open(room)].map(\.name) == ["1", "2"])
    #expect(cook.enter(room).name == "3")
  }

  @Test func theTypeAroundItMayBePrivate() {
    let warder = context.mock(Dungeon.MockWarder.self)
    let prisoner = context.mock(Dungeon.MockPrisoner.self)
    context.check {
      expectThat(warder).receives.lock(Dungeon.Cell())
      expectThat(prisoner).receives.leave(Dungeon.Cell())
    }
    warder.lock(Dungeon.Cell())
    prisoner.leave(Dungeon.Cell())
  }

  @Test func theExtensionAroundItSaysItsAccess() {
    let gardener = context.mock(Palace.MockGardener.self)
    let maid = context.mock(Palace.MockMaid.self)
    let ghost = context.mock(Palace.MockGhost.self)
    context.check {
      expectThat(gardener).receives.leave(room)
      expectThat(maid).receives.clean(room)
      expectThat(ghost).receives.haunt(room)
    }
    gardener.leave(room)
    maid.clean(room)
    ghost.haunt(room)
  }

  @available(*, deprecated)
  @Test func theTypeAroundItMayBeDeprecated() {
    let mock = context.mock(Castle.MockKnight.self)
    context.check { expectThat(mock).receives.guarding(Castle.Gate()).then.returns(1) }
    #expect(mock.guarding(Castle.Gate()) == 1)
  }

  @Test func theExtensionOfALibraryIsSeenHere() {
    let mock = context.mock(Place.MockGuide.self)
    context.check { expectThat(mock).receives.lead(to: Place(name: "the tower")) }
    (mock as any Place.Guide).lead(to: Place(name: "the tower"))
  }
}
