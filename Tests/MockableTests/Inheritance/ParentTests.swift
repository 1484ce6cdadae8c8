import Mocky
import MockyTestSupport
import Testing

@Mockable protocol Vessel {
  var name: String { get set }
  func launch(from port: String) -> Bool
}

/// Has one parent.
@Mockable protocol Ferry: Vessel {
  func board(_ passengers: Int) throws
}

/// The third of a chain.
@Mockable protocol NightFerry: Ferry {
  func sleep() async
}

@Mockable protocol Warship: Vessel {
  func fire(at target: String)
}

/// Has two parents that have one in common.
@Mockable protocol Pirate: Ferry, Warship {
  func plunder() -> Int
}

/// The parents are written as a composition.
@Mockable protocol Privateer: Warship & Sendable, CustomStringConvertible {
  func commission() -> String
}

/// A child without requirements of its own.
@Mockable protocol Pinnace: Vessel, Sendable {}

@Suite(.mockery) struct ParentTests {
  private let context = Mockery.current

  @Test func aMockReceivesWhatItsParentRequires() throws {
    let mock = context.mock(MockFerry.self)
    var ferry: any Ferry = mock
    context.check {
      expectThat(mock).receives.board(20)
      expectThat(mock).receives.launch(from: .startingWith("D")).then.returns(true)
      expectThat(mock).receives.name(setTo: "Dover")
      allowing(mock).receives.name.then.returns("Calais")
    }
    try ferry.board(20)
    #expect(ferry.launch(from: "Dover"))
    ferry.name = "Dover"
    #expect((ferry as any Vessel).name == "Calais")
  }

  @Test func aChainOfThreeIsMockedWhole() async throws {
    let mock = context.mock(MockNightFerry.self)
    let ferry: any NightFerry = mock
    context.check {
      inSequence(context.sequence("night")) {
        expectThat(mock).receives.launch(from: "Hull").then.returns(true)
        expectThat(mock).receives.board(.any)
        expectThat(mock).receives.sleep()
      }
    }
    let isLaunched = launch(ferry, from: "Hull")
    #expect(isLaunched)
    try ferry.board(1)
    await ferry.sleep()
  }

  @Test func theTopOfADiamondIsThereOnce() throws {
    let mock = context.mock(MockPirate.self)
    let seen = Captor<String>()
    context.check {
      expectThat(mock).receives(2).launch(from: .any).then.performs {
        seen.record($0)
        return true
      }
      expectThat(mock).receives.board(.greaterThan(1))
      expectThat(mock).receives(1...).fire(at: "the fleet")
      expectThat(mock).receives.plunder().then.returns(100)
    }
    let pirate: any Pirate = mock
    let (ferry, warship): (any Ferry, any Warship) = (pirate, pirate)
    #expect(ferry.launch(from: "Tortuga"))
    #expect(warship.launch(from: "Nassau"))
    try pirate.board(2)
    pirate.fire(at: "the fleet")
    #expect(pirate.plunder() == 100)
    #expect(seen.values == ["Tortuga", "Nassau"])
  }

  @Test func parentsMayBeAComposition() {
    let mock = context.mock(MockPrivateer.self)
    context.check {
      expectThat(mock).receives.commission().then.returns("by the king")
      expectThat(mock).receives.fire(at: .any)
      expectThat(mock).receives.launch(from: .any)
    }
    #expect(mock.commission() == "by the king")
    mock.fire(at: "all")
    _ = mock.launch(from: "Plymouth")
    #expect("\(mock)" == "privateer")
  }

  @Test func aChildMayHaveNothingOfItsOwn() {
    let mock = context.mock(MockPinnace.self)
    context.check { expectThat(mock).receives.launch(from: "Leith") }
    #expect(!launch(mock, from: "Leith"))
  }

  private func launch(_ vessel: some Vessel, from port: String) -> Bool {
    vessel.launch(from: port)
  }
}

@Suite struct ParentFailureTests {
  @Test func aCallOfAParentsRequirementIsReportedAsTheChilds() {
    let (reporter, context, mock) = recordedContext(MockNightFerry.self)
    context.check { expectThat(mock).receives.board(1) }
    try? mock.board(2)
    #expect(
      reporter.failures.first?.message.prefix { $0 != "\n" }
        == "nightFerry.board(2): unexpected: expected 1 as argument 1")
  }
}
