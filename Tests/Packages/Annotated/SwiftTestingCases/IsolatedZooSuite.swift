import IsolatedZoo
import Mocky
import Testing

/// The mocks of a module that is isolated to the main actor.
@MainActor @Suite(.mockery) struct IsolatedZooSuite {
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

  @Test func theMainActor() {
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

  @Test func protocolsThatInherit() async throws {
    let context = Mockery.current
    let parrot = context.mock(MockParrot.self)
    context.check {
      expectThat(parrot).receives.breathe().then.returns(1)
      expectThat(parrot).receives.fly(to: "a tree")
      expectThat(parrot).receives.speak().then.returns("hello")
    }
    #expect(parrot.breathe() == 1)
    try await parrot.fly(to: "a tree")
    #expect(parrot.speak() == "hello")
    #expect(Set([parrot, parrot]).count == 1)
  }

  @Test func structsOfClosures() throws {
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
