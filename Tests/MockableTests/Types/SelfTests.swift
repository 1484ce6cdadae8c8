import Mocky
import Testing

@Mockable protocol Outline {
  func copy() -> Self
  func isInside(_ other: Self) -> Bool
  func neighbours() -> [Self]
  func parent() -> Self?
  static var unit: Self { get }
}

@Mockable protocol Carton<Item> {
  associatedtype Item
  func merged(with other: Self) -> Self
  static func of(_ item: Item) -> Self
}

@Suite(.mockery) struct SelfTests {
  @Test func resultsAndParametersAreTheMocksOwnType() {
    let one = Mockery.current.mock(MockOutline.self, named: "one")
    let two = Mockery.current.mock(MockOutline.self, named: "two")
    Mockery.current.check {
      expectThat(one).receives.copy().then.returns(two)
      expectThat(one).receives.isInside(two).then.returns(true)
      expectThat(one).receives.neighbours().then.returns([two, one])
      expectThat(one).receives.parent()
      expectThat(MockOutline.self).receives.unit.then.returns(one)
    }
    #expect(one.copy() === two)
    #expect(one.isInside(two))
    #expect(one.neighbours().map(\.mockObject.name) == ["two", "one"])
    #expect(one.parent() == nil)
    #expect(MockOutline.unit === one)
  }

  @Test func genericMocksKeepTheirArguments() {
    let box = Mockery.current.mock(MockCarton<Int>.self)
    Mockery.current.check {
      expectThat(box).receives.merged(with: box).then.returns(box)
      expectThat(MockCarton<Int>.self).receives.of(3).then.returns(box)
    }
    #expect(box.merged(with: box) === box)
    #expect(MockCarton<Int>.of(3) === box)
  }
}
