import Mocky
import Testing

@Mockable protocol Roster<Key, Value> {
  associatedtype Key: Hashable & Sendable
  associatedtype Value: Equatable
  func register(_ values: [Key: Value])
  func first(where isWanted: (Value) -> Bool) -> Self.Value?
}

/// A constraint on what the associated type itself declares.
@Mockable protocol Mill {
  associatedtype Grain: Sequence where Grain.Element: Comparable
  func grind(_ grain: Grain) -> [Grain.Element]
}

/// The constraints stand at the protocol.
@Mockable protocol Sorter where Item: Comparable, Self.Tag: Hashable {
  associatedtype Item
  associatedtype Tag
  func sort(_ items: [Item], by tag: Tag) -> [Self.Item]
}

/// One associated type is an associated type of another.
@Mockable protocol Feeder<Source> {
  associatedtype Source: Collection
  associatedtype Item where Item == Source.Element
  func feed(_ item: Item, from source: Source) -> Source.Index
}

/// Another protocol's associated type is the same as its own.
@Mockable protocol Granary<Item> {
  associatedtype Item: Equatable
  associatedtype Store: Shelf where Store.Item == Item
  func shelve(_ item: Item, in store: Store)
}

/// Two associated types are one.
@Mockable protocol Exchange where Given == Taken {
  associatedtype Given: Equatable
  associatedtype Taken: Equatable
  func exchange(_ given: Given) -> Taken
}

/// An associated type is a type that everyone knows.
@Mockable protocol Thermometer where Reading == Double {
  associatedtype Reading
  associatedtype Scale: Equatable where Scale == String
  func read(in scale: Scale) -> Reading
  var last: Self.Reading? { get }
}

@Suite(.mockery) struct AssociatedTypeConstraintTests {
  private let context = Mockery.current

  @Test func theMockHasTheConstraintsOfTheAssociatedTypes() {
    let mock = context.mock(MockRoster<String, Int>.self)
    let roster: any Roster<String, Int> = mock
    context.check {
      expectThat(mock).receives.register(["one": 1])
      expectThat(mock).receives.first(where: .any).then.performs { isWanted in
        (1...9).first(where: isWanted)
      }
    }
    roster.register(["one": 1])
    #expect(roster.first { $0 > 4 } == 5)
  }

  @Test func aWhereClauseOfAnAssociatedTypeHoldsForTheMock() {
    let mock = context.mock(MockMill<[Int]>.self)
    context.check { expectThat(mock).receives.grind([3, 1, 2]).then.performs { $0.sorted() } }
    #expect(grind([3, 1, 2], in: mock) == [1, 2, 3])
  }

  @Test func aWhereClauseOfTheProtocolHoldsForTheMock() {
    let mock = context.mock(MockSorter<String, Int>.self)
    context.check {
      expectThat(mock).receives.sort(.count(.equal(to: 2)), by: 1).then.returns(["a", "b"])
    }
    #expect(mock.sort(["b", "a"], by: 1) == ["a", "b"])
  }

  @Test func anAssociatedTypeMayFollowFromAnother() {
    let mock = context.mock(MockFeeder<[String]>.self)
    context.check { expectThat(mock).receives.feed("hay", from: .any).then.returns(1) }
    #expect(mock.feed("hay", from: ["straw", "hay"]) == 1)
  }

  @Test func theAssociatedTypeOfAnAssociatedTypeIsTheSame() {
    let shelf = context.mock(MockShelf<Int>.self)
    let mock = context.mock(MockGranary<Int, MockShelf<Int>>.self)
    context.check { expectThat(mock).receives.shelve(1, in: shelf) }
    mock.shelve(1, in: shelf)
  }

  @Test func twoAssociatedTypesMayBeOne() {
    let mock = context.mock(MockExchange<Int>.self)
    context.check { expectThat(mock).receives.exchange(1).then.returns(2) }
    #expect(mock.exchange(1) == 2)
  }

  @Test func anAssociatedTypeThatTheProtocolFixesIsNotChosen() {
    let mock = context.mock(MockThermometer.self)
    context.check {
      expectThat(mock).receives.read(in: "Celsius").then.returns(21.5)
      allowing(mock).receives.last.then.returns(nil)
    }
    #expect(mock.read(in: "Celsius") == 21.5)
    #expect(mock.last == nil)
  }

  private func grind<M: Mill>(_ grain: M.Grain, in mill: M) -> [M.Grain.Element] {
    mill.grind(grain)
  }
}
