import Mocky
import Testing
import Zoo

/// The mocks of a module that is isolated to nothing.
@Suite(.mockery) struct ZooSuite {
  @Test func membersOfAllKinds() async throws {
    let context = Mockery.current
    let keeper = context.mock(MockKeeper.self)
    context.check {
      expectThat(keeper).receives.name(setTo: "Bob")
      expectThat(keeper).receives.name.then.returns("Bob")
      expectThat(keeper).receives.subscript(2).then.returns("lion")
      expectThat(keeper).receives.feed("lion", with: .any, at: .isNil).then.returns(true)
      expectThat(keeper).receives.open().then.throws(.locked)
      expectThat(keeper).receives.count().then.returns(3)
      expectThat(keeper).receives.rename("lion").then.performs { $0.value = "tiger" }
      expectThat(keeper).receives.keep(7).then.returns([7, 7])
    }
    keeper.name = "Bob"
    #expect(keeper.name == "Bob")
    #expect(keeper[2] == "lion")
    #expect(keeper.feed("lion", with: ["meat": 1], at: nil))
    #expect(throws: KeeperError.locked) { try keeper.open() }
    #expect(try await keeper.count() == 3)
    var animal = "lion"
    keeper.rename(&animal)
    #expect(animal == "tiger")
    #expect(keeper.keep(7) == [7, 7])
  }

  @Test func anAssociatedType() async {
    let context = Mockery.current
    let cage = context.mock(MockCage<Int>.self)
    context.check {
      expectThat(cage).receives.put(1)
      expectThat(cage).receives.animals.then.returns([1])
    }
    await cage.put(1)
    #expect(cage.animals == [1])
  }

  @MainActor @Test func theMainActor() {
    let context = Mockery.current
    let billboard = context.mock(MockBillboard.self)
    context.check { expectThat(billboard).receives.show("lions") }
    billboard.show("lions")
  }

  @Test func anActor() async {
    let context = Mockery.current
    let vault = context.mock(MockVault.self)
    context.check { expectThat(vault).receives.deposit(1).then.returns(2) }
    await #expect(vault.deposit(1) == 2)
  }

  @Test func aProtocolInAnotherType() {
    let context = Mockery.current
    let door = context.mock(Rooms.MockDoor.self)
    context.check { expectThat(door).receives.knock() }
    door.knock()
  }

  @MainActor @Test func structsOfClosures() throws {
    let context = Mockery.current
    let gates = context.mock(MockGates.self)
    let lights = context.mock(MockLights.self)
    context.check {
      expectThat(gates).receives.open(1).then.returns("open")
      expectThat(gates).receives.open(2).then.throws(.locked)
      expectThat(lights).receives.dim(50)
      expectThat(lights).receives.isOn().then.returns(true)
    }
    #expect(try gates.value.open(1) == "open")
    #expect(throws: KeeperError.locked) { try gates.value.open(2) }
    lights.value.dim(50)
    #expect(lights.value.isOn())
  }
}
