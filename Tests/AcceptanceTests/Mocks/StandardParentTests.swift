import Mocky
import MockyTestSupport
import Testing

/// Mocks of protocols that inherit from those of the standard library.
struct StandardParentTests: RecordedSuite {
  var (reporter, context) = recordedContext()

  // O22
  @Test func aMockEqualsItselfOnly() {
    let one = context.mock(MockCoin.self)
    let other = context.mock(MockCoin.self)
    #expect(areEqual(one, one))
    #expect(!areEqual(one, other))
    #expect(one != other)
    #expect([other, one].firstIndex(of: one) == 1)
    expectNothingHappened()
  }

  @Test func aMockIsAnElementOfSetsAndAKeyOfDictionaries() {
    let one = context.mock(MockStamp.self)
    let other = context.mock(MockStamp.self)
    #expect(Set([one, other, one]).count == 2)
    #expect([one: 1, other: 2][other] == 2)
    #expect(AnyHashable(one) == AnyHashable(one))
    #expect(one.hashValue == one.hashValue)
    expectNothingHappened()
  }

  @Test func mocksAreOrderedByTheirNames() {
    let names = ["b", "c", "a"]
    let medals = names.map { context.mock(MockMedal.self, named: $0) }
    #expect(medals.sorted().map { "\($0)" } == ["a", "b", "c"])
    #expect(medals.max() == medals[1])
    expectNothingHappened()
  }

  @Test func mocksOfOneNameInTwoContextsAreOrderedToo() {
    let one = context.mock(MockMedal.self)
    let other = Mockery(reporter: reporter).mock(MockMedal.self)
    #expect((one < other) != (other < one))
    #expect(!(one < one))
    expectNothingHappened()
  }

  @Test func aMockIsIdentifiedByItself() {
    let ticket = context.mock(MockTicket.self)
    #expect(isIdentified(ticket, by: ObjectIdentifier(ticket)))
    expectNothingHappened()
  }

  @Test func aMockIsDescribedByItsName() {
    #expect("\(context.mock(MockPoster.self))" == "poster")
    #expect(String(reflecting: context.mock(MockMap.self)) == "map")
    expectNothingHappened()
  }

  @Test func aMockIsThrown() {
    let accident = context.mock(MockAccident.self)
    #expect {
      throw accident
    } throws: {
      ($0 as? MockAccident) === accident
    }
    expectNothingHappened()
  }

  @Test func aMockOfAClassBoundProtocolIsHeldWeakly() {
    let parcel = context.mock(MockParcel.self)
    let held = Weak(parcel: parcel)
    #expect(held.parcel === parcel)
    expectNothingHappened()
  }

  @Test func anActorIsComparedHashedAndOrderedWithoutWaiting() {
    let one = context.mock(MockVault.self)
    let other = context.mock(MockVault.self)
    #expect(areEqual(one, one) && !areEqual(one, other))
    #expect(Set([one, other, one]).count == 2)
    #expect([other, one].sorted() == [one, other])
    #expect(String(reflecting: one) == "vault")
    expectNothingHappened()
  }

  @Test func aMainActorMockIsComparedHashedAndOrderedAnywhere() async {
    let one = context.mock(MockTile.self)
    let other = context.mock(MockTile.self)
    let isRight = Task.detached { one == one && one != other }
    #expect(await isRight.value)
    #expect(Set([one, other, one]).count == 2)
    #expect([other, one].sorted() == [one, other])
    #expect(String(reflecting: one) == "tile")
    expectNothingHappened()
  }

  @Test func mocksOfGenericCodeAreComparedAsArguments() {
    let coin = context.mock(MockCoin.self)
    let log = context.mock(MockLog.self)
    context.check { expectThat(log).receives.log(coin) }
    log.log(coin)
    expectNothingHappened()
  }

  @Test func aRequirementThatTheProtocolDeclaresItselfIsMocked() {
    let print = context.mock(MockFingerprint.self)
    context.check {
      expectThat(print).receives.description.then.returns("a whorl")
      expectThat(print).receives.hash(into: .any).then.performs { $0.value.combine(7) }
    }
    #expect("\(print)" == "a whorl")
    #expect(hash(of: print) == hash(of: 7))
    #expect(areEqual(print, print))
    expectNothingHappened()
  }

  @Test func aDeclaredRequirementIsMockedInAChildToo() {
    let print = context.mock(MockThumbprint.self)
    context.check {
      expectThat(print).receives.description.then.returns("a loop")
      expectThat(print).receives.hash(into: .any).then.performs { $0.value.combine(7) }
    }
    #expect("\(print)" == "a loop")
    #expect(hash(of: print) == hash(of: 7))
    expectNothingHappened()
  }

  @Test func aMockedClassKeepsItsOwnEquality() {
    let one = context.mock { MockBanknote($0, value: 5) }
    let other = context.mock { MockBanknote($0, value: 5) }
    #expect(one == other)
    #expect(areEqual(one, other))
    #expect(Set([one, other]).count == 1)
    #expect(!(one < other))
    #expect("\(one)" == "5 crowns")
    expectNothingHappened()
  }

  private func areEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }

  private func isIdentified<Value: Identifiable>(_ value: Value, by id: Value.ID) -> Bool {
    value.id == id
  }

  private func hash(of value: some Hashable) -> Int {
    var hasher = Hasher()
    hasher.combine(value)
    return hasher.finalize()
  }

  /// No call was taken for an unexpected one, none was recorded, and what was expected came.
  private func expectNothingHappened(sourceLocation: SourceLocation = #_sourceLocation) {
    context.verifyNoMoreInteractions()
    expectNoFailure(sourceLocation: sourceLocation)
  }
}

/// Holds a mock of a class-bound protocol.
private struct Weak {
  weak var parcel: (any Parcel)?
}

/// A class that says itself when its instances are equal.
private class Banknote: Hashable, Comparable, CustomStringConvertible {
  let value: Int
  init(value: Int) { self.value = value }

  var description: String { "\(value) crowns" }
  static func == (left: Banknote, right: Banknote) -> Bool { left.value == right.value }
  static func < (left: Banknote, right: Banknote) -> Bool { left.value < right.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

private final class MockBanknote: Banknote, Mock, @unchecked Sendable {
  let mockObject: MockObject

  init(_ mockObject: MockObject, value: Int) {
    self.mockObject = mockObject
    super.init(value: value)
  }
}
