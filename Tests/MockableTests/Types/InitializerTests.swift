import Mocky
import MockyTestSupport
import Testing

enum TankError: Error { case tooSmall }

@Mockable protocol Tank {
  init(size: Int)
  init?(name: String)
  init(liquid: String) throws
  init(from tap: String) async throws(TankError)
  init(counting count: inout Int, _ each: (Int) -> Void)
  var level: Int { get }
}

@Mockable protocol Aquarium: Tank {
  var fish: Int { get }
}

@Mockable protocol Cask {
  associatedtype Content
  init(_ content: Content)
  init<Content: Collection>(all contents: Content) where Content.Element == Int
}

/// Code that makes what it works with.
private struct Plant<Vessel: Tank> {
  func level(size: Int) -> Int { Vessel(size: size).level }
}

@Suite(.mockery) struct InitializerTests {
  @Test func whatIsMadeIsTheMockThatTheExpectationGives() {
    let tank = Mockery.current.mock(MockTank.self)
    Mockery.current.check {
      expectThat(MockTank.self).receives.`init`(size: 5).then.returns(tank)
      expectThat(tank).receives.level.then.returns(3)
    }
    #expect(Plant<MockTank>().level(size: 5) == 3)
  }

  @Test func whereNoneIsGivenANewMockIsMade() {
    Mockery.current.check {
      expectThat(MockTank.self).receives(2).`init`(size: .any)
      allowing(anyMock, methods: .equal(to: "level"))
    }
    let made = [MockTank(size: 1), MockTank(size: 2)]
    #expect(made.map { "\($0)" } == ["tank", "tank2"])
    #expect(made[0].level == 0)
  }

  @Test func failableOnesMakeAMockOrNone() {
    Mockery.current.check {
      expectThat(MockTank.self).receives.`init`(name: "none").then.returns(nil)
      expectThat(MockTank.self).receives.`init`(name: "some")
    }
    #expect(MockTank(name: "none") == nil)
    #expect(MockTank(name: "some") != nil)
  }

  @Test func throwingOnesThrow() async throws {
    let tank = Mockery.current.mock(MockTank.self, named: "lake")
    Mockery.current.check {
      expectThat(MockTank.self).receives.`init`(liquid: "milk").then.throws(TankError.tooSmall)
      expectThat(MockTank.self).receives.`init`(from: "cold").then.throws(.tooSmall)
      expectThat(MockTank.self).receives.`init`(from: "warm").then.returns(tank)
    }
    #expect(throws: TankError.tooSmall) { try MockTank(liquid: "milk") }
    await #expect(throws: TankError.tooSmall) { try await MockTank(from: "cold") }
    #expect(try await "\(MockTank(from: "warm"))" == "lake")
  }

  @Test func inoutArgumentsAndClosuresReachTheAction() {
    Mockery.current.check {
      expectThat(MockTank.self).receives.`init`(counting: 1, .any)
        .then.runs { count, each in
          count.value += 1
          each(7)
        }
    }
    var count = 1
    var seen: [Int] = []
    _ = MockTank(counting: &count) { seen.append($0) }
    #expect(count == 2)
    #expect(seen == [7])
  }

  @Test func inheritedOnesMakeTheChild() {
    let aquarium = Mockery.current.mock(MockAquarium.self)
    Mockery.current.check {
      expectThat(MockAquarium.self).receives.`init`(size: 9).then.returns(aquarium)
      expectThat(aquarium).receives.level.then.returns(4)
    }
    #expect(Plant<MockAquarium>().level(size: 9) == 4)
  }

  @Test func oneWithoutALabelTakesAnAssociatedType() {
    let cask = Mockery.current.mock(MockCask<String>.self, named: "cellar")
    Mockery.current.check {
      expectThat(MockCask<String>.self).receives.`init`("wine").then.returns(cask)
    }
    #expect("\(MockCask("wine"))" == "cellar")
  }

  @Test func aGenericOneMayNameItsTypeLikeAnother() {
    let cask = Mockery.current.mock(MockCask<String>.self, named: "cellar")
    Mockery.current.check {
      expectThat(MockCask<String>.self).receives.`init`(all: [1, 2]).then.returns(cask)
    }
    #expect("\(MockCask<String>(all: [1, 2]))" == "cellar")
  }

  @Test func anUnexpectedOneIsNamedWithItsType() {
    #expect(
      headlines { context in
        context.check { expectThat(MockTank.self).receives(...1).`init`(size: 1) }
        context.run { _ = MockTank(size: 2) }
      } == [#"MockTank.init(size: 2): unexpected: expected 1 as 'size'"#])
  }
}
