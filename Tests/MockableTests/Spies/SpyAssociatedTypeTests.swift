import Mocky
import Testing

@Mockable private protocol Rack<Item> {
  associatedtype Item: Hashable
  func put(_ item: Item)
  var items: [Item] { get }
}

@Mockable private protocol SortedRack<Item>: Rack where Item: Hashable & Comparable {
  func first(of items: [Self.Item]) -> Item?
  var favourite: Item? { get set }
}

private final class Cupboard: SortedRack {
  typealias Item = String
  var items: [String] = []
  var favourite: String?
  func put(_ item: String) { items.append(item) }
  func first(of items: [String]) -> String? { items.min() }
}

/// Protocols with associated types forward through `any Rack<Item>`.
@Suite struct SpyAssociatedTypeTests {
  let context: Mockery = Mockery()

  @Test func aPrimaryAssociatedTypeIsThatOfTheRealObject() {
    let spy = context.spy(MockRack<String>.self, on: Cupboard())
    spy.put("cup")
    #expect(spy.items == ["cup"])
    context.verify { expectThat(spy).received.put("cup") }
  }

  @Test func aParentsMembersAreForwardedToo() {
    let spy = context.spy(MockSortedRack<String>.self, on: Cupboard())
    spy.put("mug")
    spy.favourite = "jug"
    #expect(spy.items == ["mug"])
    #expect(spy.favourite == "jug")
    #expect(spy.first(of: ["b", "a"]) == "a")
  }
}
