import Foundation
import Mocky
import Testing

@Mockable protocol Gem: Equatable { func shine() }
@Mockable protocol Pebble: Hashable { func skip(_ times: Int) }
@Mockable protocol Prize: Comparable { func award() }
@Mockable protocol Pass: Identifiable { func show() }
@Mockable protocol Guest: Identifiable where ID == String {
  var id: String { get }
  func arrive()
}
@Mockable protocol Badge: CustomStringConvertible { func wear() }
@Mockable protocol Blueprint: CustomDebugStringConvertible { func unroll() }
@Mockable protocol Mishap: Error { func occur() }
@Mockable protocol Sack: AnyObject { func carry() -> Int }
@Mockable protocol Basket where Self: AnyObject { func carry() -> Int }
@Mockable protocol Courier: Sendable { func ride() }

@Mockable protocol Memo: Encodable { func encode(to encoder: any Encoder) throws }
@Mockable protocol Dice: RandomNumberGenerator { mutating func next() -> UInt64 }

@Suite(.mockery) struct StandardParentTests {
  private let context = Mockery.current

  @Test func aMockEqualsItselfOnly() {
    let one = context.mock(MockGem.self)
    let other = context.mock(MockGem.self)
    context.check { expectThat(one).receives.shine() }
    one.shine()
    #expect(one == one)
    #expect(one != other)
    #expect([other, one].firstIndex(of: one) == 1)
  }

  @Test func aMockIsAnElementOfSets() {
    let one = context.mock(MockPebble.self)
    let other = context.mock(MockPebble.self)
    context.check { expectThat(one).receives.skip(3) }
    one.skip(3)
    #expect(Set([one, other, one]).count == 2)
  }

  @Test func mocksAreOrderedByTheirNames() {
    let prizes = ["b", "a"].map { context.mock(MockPrize.self, named: $0) }
    context.check { expectThat(prizes[0]).receives.award() }
    prizes[0].award()
    #expect(prizes.sorted().map { "\($0)" } == ["a", "b"])
  }

  @Test func aMockIsIdentifiedByItself() {
    let mock = context.mock(MockPass.self)
    context.check { expectThat(mock).receives.show() }
    mock.show()
    #expect(identity(of: mock) == ObjectIdentifier(mock))
  }

  @Test func anIdentifierOfTheProtocolsOwnIsMocked() {
    let mock = context.mock(MockGuest.self)
    context.check { allowing(mock).receives.id.then.returns("room 7") }
    #expect(identity(of: mock) == "room 7")
  }

  @Test func aMockIsDescribedByItsName() {
    let badge = context.mock(MockBadge.self)
    let blueprint = context.mock(MockBlueprint.self, named: "plan")
    #expect("\(badge as any Badge)" == "badge")
    #expect(String(reflecting: blueprint) == "plan")
  }

  @Test func aMockIsThrown() {
    let mishap = context.mock(MockMishap.self)
    #expect {
      throw mishap
    } throws: {
      ($0 as? MockMishap) === mishap
    }
  }

  @Test func aMockOfAClassBoundProtocolIsHeldWeakly() {
    let sack = context.mock(MockSack.self)
    let basket = context.mock(MockBasket.self)
    weak let held: (any Sack)? = sack
    weak let other: (any Basket)? = basket
    context.check {
      expectThat(sack).receives.carry().then.returns(1)
      expectThat(basket).receives.carry().then.returns(2)
    }
    #expect(held?.carry() == 1)
    #expect(other?.carry() == 2)
  }

  @Test func aMockOfASendableProtocolGoesToOtherTasks() async {
    let mock = context.mock(MockCourier.self)
    let courier: any Courier = mock
    context.check { expectThat(mock).receives.ride() }
    await Task.detached { courier.ride() }.value
  }

  @Test func aRequirementThatIsDeclaredOnceMoreIsMocked() {
    let memo = context.mock(MockMemo.self)
    var dice: any Dice = context.mock(MockDice.self, strictness: .nice)
    context.check { expectThat(memo).receives.encode(to: .any).then.throws(CancellationError()) }
    #expect(throws: CancellationError.self) { try JSONEncoder().encode(memo) }
    #expect(dice.next() == 0)
  }

  private func identity<Value: Identifiable>(of value: Value) -> Value.ID { value.id }
}
