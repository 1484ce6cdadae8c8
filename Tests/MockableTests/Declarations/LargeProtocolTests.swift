import Mocky
import MockyTestSupport
import Testing

private struct Item: Equatable {
  let id: Int
  var name = ""
}

private enum StoreFailure: Error { case full }

/// Forty requirements of all kinds.
@Mockable private protocol Emporium {
  func open()
  func close() async
  func count() -> Int
  func clear() throws
  func reload() async throws
  func item(_ id: Int) -> Item?
  func items(named name: String) -> [Item]
  func add(_ item: Item) throws
  func remove(_ id: Int) async throws -> Item
  func contains(_ id: Int) async -> Bool
  func move(_ item: Item, to shelf: Int)
  func rename(_ id: Int, to name: String) throws(StoreFailure)
  func sort(by order: @escaping (Item, Item) -> Bool)
  func each(_ body: (Item) -> Void)
  func map<T>(_ transform: (Item) -> T) -> [T]
  func load(_ ids: [Int], priority: Int) async throws -> [Item]
  func save(_ item: Item, under key: String, overwriting: Bool) async throws
  func find(_ name: String, in shelf: Int, limit: Int) -> [Item]
  func swap(_ one: inout Item, _ other: inout Item)
  func reserve(_ count: Int, until day: Int, for name: String) throws -> Int
  func label(_ item: Item, _ text: String?, color: Int, size: Double) -> String
  func ship(_ items: [Item], to town: String, by day: Int, express: Bool) async throws -> Int
  func weigh(_ items: Item...) -> Double
  func price(of id: Int, currency: String) -> (amount: Int, currency: String)
  func observe(_ name: String, _ change: @escaping @Sendable (Item) -> Void) -> Int
  func log(_ text: @autoclosure () -> String)
  func check(_ things: [String: Any]) -> Bool
  func print(_ thing: any CustomStringConvertible)
  func store<T: Equatable>(_ value: T, for key: String)
  func restore<T>(_ type: T.Type, for key: String) throws -> T
  func best() -> Item!
  func neighbours(of id: Int, _ distance: Int?) -> Set<Int>
  var name: String { get }
  var capacity: Int { get set }
  var manager: String? { get set }
  var isOpen: Bool { get async }
  var report: String { get async throws }
  subscript(id: Int) -> Item? { get set }
  subscript(shelf shelf: Int, row: Int) -> [Item] { get }
  subscript(name: String) -> Item { get throws }
}

@Suite struct LargeProtocolTests {
  @Test(.mockery) func fortyRequirementsAreMocked() async throws {
    let emporium = Mockery.current.mock(MockEmporium.self)
    let item = Item(id: 1, name: "chair")
    Mockery.current.check {
      expectThat(emporium).receives.open()
      expectThat(emporium).receives.add(item)
      allowing(emporium).receives.item(1).then.returns(item)
      expectThat(emporium).receives.ship(.count(1), to: .any, by: .any, express: .any).then
        .returns(7)
      allowing(emporium).receives.price(of: 1, currency: .any).then.returns((5, "euro"))
      expectThat(emporium).receives.capacity(setTo: 10)
      allowing(emporium).receives.subscript(shelf: 1, 2).then.returns([item])
      allowing(emporium).receives.restore(Int.self, for: "a").then.returns(3)
    }
    emporium.open()
    try emporium.add(item)
    #expect(emporium.item(1) == item)
    #expect(try await emporium.ship([item], to: "Rome", by: 1, express: true) == 7)
    #expect(emporium.price(of: 1, currency: "euro").amount == 5)
    emporium.capacity = 10
    #expect(emporium[shelf: 1, 2] == [item])
    #expect(try emporium.restore(Int.self, for: "a") == 3)
  }

  @Test func aWrongCallIsShown() {
    let failures = headlines { context in
      let emporium = context.mock(MockEmporium.self)
      context.check { expectThat(emporium).receives.move(Item(id: 1), to: 2) }
      emporium.move(Item(id: 1), to: 3)
    }
    #expect(
      failures == [
        #"emporium.move(Item(id: 1, name: ""), to: 3): unexpected: expected 2 as 'to'"#
      ])
  }
}
