import MockyCore

@Mockable protocol Box<Item> {
  associatedtype Item: Sendable
  associatedtype Key: Hashable = String
  func put(_ item: Item, at key: Key)
  func take(_ key: Key) throws(ReadError) -> Item?
  func sort(_ body: @escaping (Item, Item) -> Bool)
  var all: [Item] { get }
}

@Mockable protocol Session {
  static func open(_ name: String) throws -> Self
  static var limit: Int { get set }
  init(name: String)
  init?(number: Int)
  init(from other: String) async throws(ReadError)
  func send(_ text: String)
  func isSame(as other: Self) -> Bool
}

@Mockable protocol Vector {
  static func + (left: Self, right: Self) -> Self
  static prefix func - (vector: Self) -> Self
}

@Mockable protocol Named: CustomStringConvertible, Hashable {
  var name: String { get }
}

@Mockable protocol Ticket: Named, Sendable {
  func punch(_ times: Int) -> Bool
}

@Mockable protocol Newsfeed: AsyncSequence where Element == String {
  var title: String { get }
}

@Mockable protocol Record: Codable, Identifiable, Comparable {
  func merge(_ other: Int)
}

struct Catalog {
  @Mockable protocol Listener: AnyObject {
    func catalogChanged(_ catalog: Catalog)
  }
}
