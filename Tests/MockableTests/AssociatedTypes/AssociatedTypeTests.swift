import Mocky
import MockyTestSupport
import Testing

@Mockable protocol Shelf<Item> {
  associatedtype Item
  var items: [Item] { get }
  func put(_ item: Item)
  func take(at index: Int) -> Item?
}

/// The order in angle brackets is not the order of the declarations.
@Mockable protocol Catalogue<Key, Entry> {
  associatedtype Entry
  associatedtype Key
  subscript(key: Key) -> Entry? { get set }
  func enter(_ entry: Entry, under key: Key) throws -> Self.Key
}

/// None of the associated types is a primary one.
@Mockable protocol Kiln {
  associatedtype Clay
  associatedtype Pot
  func fire(_ clay: [Clay]) async -> Pot
}

/// Only one of two is primary: it comes first.
@Mockable protocol Converter<Output> {
  associatedtype Input
  associatedtype Output
  func convert(_ input: Input) -> Output
}

/// Generic parameters of members have the names of the protocol's own types.
@Mockable protocol Carver<Wood> {
  associatedtype Wood: Equatable
  typealias Tool = String
  func carve<Wood: Hashable>(_ wood: Wood, into others: [Wood]) -> Wood?
  func sharpen<Tool>(_ tool: Tool, on wood: Wood) -> [Tool] where Tool: Sequence
  subscript<Wood: Comparable>(wood: Wood) -> Self.Wood { get }
}

@Suite(.mockery) struct AssociatedTypeTests {
  private let context = Mockery.current

  @Test func aPrimaryAssociatedTypeIsChosenWithTheMock() {
    let mock = context.mock(MockShelf<String>.self)
    let shelf: any Shelf<String> = mock
    context.check {
      allowing(mock).receives.items.then.returns(["a vase"])
      expectThat(mock).receives.put("a bowl")
      expectThat(mock).receives.put(.startingWith("two"))
      expectThat(mock).receives.take(at: .any).then.performs { "number \($0)" }
    }
    shelf.put("two cups")
    shelf.put("a bowl")
    #expect(shelf.items == ["a vase"])
    #expect(shelf.take(at: 3) == "number 3")
  }

  @Test func theTypeParametersStandInTheOrderOfTheAngleBrackets() throws {
    let mock = context.mock(MockCatalogue<Int, String>.self)
    var catalogue: any Catalogue<Int, String> = mock
    context.check {
      expectThat(mock).receives.subscript(1).then.returns("one")
      expectThat(mock).receives.subscript(.greaterThan(1), setTo: "two")
      expectThat(mock).receives.enter("three", under: .any).then.returns(3)
    }
    #expect(catalogue[1] == "one")
    catalogue[2] = "two"
    #expect(try catalogue.enter("three", under: 0) == 3)
  }

  @Test func withoutPrimaryOnesTheyStandInTheOrderOfTheDeclarations() async {
    let mock = context.mock(MockKiln<Int, String>.self)
    context.check {
      expectThat(mock).receives.fire([1, 2]).then.performs { clay in "pot of \(clay.count)" }
    }
    #expect(await fire([1, 2], in: mock) == "pot of 2")
  }

  @Test func primaryOnesComeFirst() {
    let mock = context.mock(MockConverter<String, Int>.self)
    let converter: any Converter<String> = mock
    context.check { allowing(mock).receives.convert(.any).then.performs { "\($0)" } }
    #expect(converter is MockConverter<String, Int>)
    #expect(mock.convert(7) == "7")
  }

  @Test func aMockOfClosuresTakesMatchers() {
    let mock = context.mock(MockShelf<(Int) -> Int>.self)
    context.check { expectThat(mock).receives.put(.any).then.performs { _ = $0(1) } }
    mock.put { $0 + 1 }
  }

  @Test func genericParametersMayHideAssociatedTypes() {
    let mock = context.mock(MockCarver<String>.self)
    let carver: any Carver<String> = mock
    context.check {
      expectThat(mock).receives.carve(1, into: [2]).then.returns(3)
      expectThat(mock).receives.sharpen("knife", on: .any).then.returns(["knife"])
      expectThat(mock).receives.subscript(1.5).then.returns("oak")
    }
    #expect(carver.carve(1, into: [2]) == 3)
    #expect(carver.sharpen("knife", on: "elm") == ["knife"])
    #expect(carver[1.5] == "oak")
  }

  private func fire<K: Kiln>(_ clay: [K.Clay], in kiln: K) async -> K.Pot {
    await kiln.fire(clay)
  }
}

@Suite struct AssociatedTypeFailureTests {
  @Test func aFailureShowsValuesOfTheTypesThatWereChosen() {
    let (reporter, context) = recordedContext()
    let mock = context.mock(MockCatalogue<Int, String>.self)
    context.check { expectThat(mock).receives.enter("one", under: 1) }
    _ = try? mock.enter("won", under: 1)
    #expect(
      reporter.failures.first?.message.prefix { $0 != "\n" }
        == #"catalogue.enter("won", under: 1): unexpected: expected "one" as argument 1"#)
  }
}
