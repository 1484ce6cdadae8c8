import Mocky
import MockyTestSupport
import Testing

@Mockable public protocol PublicDoor { func open() -> Int }
@Mockable package protocol PackageDoor { func open() -> Int }
@Mockable internal protocol InternalDoor { func open() -> Int }
@Mockable private protocol FilePrivateDoor { func open() -> Int }
@Mockable private protocol PrivateDoor { func open() -> Int }

/// Uses a type that only this file knows.
@Mockable private protocol Vestibule {
  var key: Key { get set }
  func pass(_ key: Key) throws -> Key?
  subscript(key: Key) -> Int { get }
}

private struct Key: Equatable { var teeth = 1 }

/// A child that fewer can see than its parent.
@Mockable private protocol Trapdoor: PublicDoor { func fall() }

/// Private, and generic.
@Mockable private protocol Locker<Thing> {
  associatedtype Thing
  func store(_ thing: Thing, key: Key) -> Thing
}

@Suite(.mockery) struct AccessTests {
  private let context = Mockery.current

  @Test func protocolsOfEveryAccessLevelAreMocked() {
    let first = context.mock(MockPublicDoor.self)
    let second = context.mock(MockPackageDoor.self)
    let third = context.mock(MockInternalDoor.self)
    let fourth = context.mock(MockFilePrivateDoor.self)
    let fifth = context.mock(MockPrivateDoor.self)
    context.check {
      expectThat(first).receives.open().then.returns(1)
      expectThat(second).receives.open().then.returns(2)
      expectThat(third).receives.open().then.returns(3)
      expectThat(fourth).receives.open().then.returns(4)
      expectThat(fifth).receives.open().then.returns(5)
    }
    #expect([first.open(), second.open(), third.open()] == [1, 2, 3])
    #expect([fourth.open(), fifth.open()] == [4, 5])
  }

  @Test func theLibrarysPackageProtocolIsMockedHere() {
    let mock = context.mock(MockHatch.self)
    context.check { expectThat(mock).receives.open(.equal(to: HatchKey(number: 7))) }
    (mock as any Hatch).open(HatchKey(number: 7))
  }

  @Test func aPrivateProtocolMayUsePrivateTypes() throws {
    let mock = context.mock(MockVestibule.self)
    var vestibule: any Vestibule = mock
    context.check {
      expectThat(mock).receives.key(setTo: Key(teeth: 3))
      expectThat(mock).receives.pass(Key()).then.returns(Key(teeth: 2))
      expectThat(mock).receives.subscript(.any).then.returns(1)
    }
    vestibule.key = Key(teeth: 3)
    #expect(try vestibule.pass(Key()) == Key(teeth: 2))
    #expect(vestibule[Key()] == 1)
  }

  @Test func aPrivateChildInheritsFromAPublicProtocol() {
    let mock = context.mock(MockTrapdoor.self)
    context.check {
      expectThat(mock).receives.open().then.returns(3)
      expectThat(mock).receives.fall()
    }
    #expect(mock.open() == 3)
    mock.fall()
  }

  @Test func aPrivateProtocolMayHaveAssociatedTypes() {
    let mock = context.mock(MockLocker<String>.self)
    context.check { expectThat(mock).receives.store("coat", key: .any).then.returns("hat") }
    #expect(mock.store("coat", key: Key()) == "hat")
  }
}
