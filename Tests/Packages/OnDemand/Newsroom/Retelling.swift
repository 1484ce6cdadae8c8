// swift-format-ignore-file

// Members that a child declares in other words than its parent.

typealias Count = Int
typealias Counts = [Int]
protocol Sized: Equatable {}
struct Story: Sized {}
protocol Signed {}
protocol Dated {}

enum Desk {
  struct Note: Equatable {}
  protocol Clerk { func file(_ note: Note) -> Int }
  protocol HeadClerk: Clerk { func file(_ note: Desk.Note) -> Int }
}

protocol Teller {
  typealias Place = Int
  func optional(_ text: String?) -> Int
  func array(_ numbers: [Int]) -> Int
  func alias(_ numbers: [Int]) -> Int
  func dictionary(_ numbers: [String: Int]) -> Int
  func nothing(_ done: () -> Void) -> Int
  func labels(_ done: @escaping (Int) -> Void) -> Int
  func attributes(_ done: @escaping @Sendable () -> Void) -> Int
  func generic<T>(_ value: T) -> Int
  func constraint<T: Sized>(_ value: T) -> Int
  func opaque<T: Sized>(_ value: T) -> Int
  func both(_ value: any Signed & Dated) -> Int
  func parentheses(_ value: Int) -> Int
  func place(_ place: Place) -> Int
  func overloaded<T: Signed>(_ value: T) -> Int
}

/// A child that declares the parent's members in other words.
protocol Reteller: Teller, Sendable {
  func optional(_ text: String?) -> Int
  func array(_ numbers: [Int]) -> Int
  func alias(_ numbers: Counts) -> Int
  func dictionary(_ numbers: [Swift.String: Count]) -> Int
  func nothing(_ done: () -> ()) -> Int
  func labels(_ done: @escaping (_ number: Int) -> Void) -> Int
  func attributes(_ done: @Sendable @escaping () -> Void) -> Int
  func generic<U>(_ value: U) -> Int
  func constraint<T>(_ value: T) -> Int where T: Sized
  func opaque(_ value: some Sized) -> Int
  func both(_ value: any Dated & Signed) -> Int
  func parentheses(_ value: (Int)) -> Int
  func place(_ place: Int) -> Int
  func overloaded<T: Dated>(_ value: T) -> Int
}

/// Another parent, with the same members in other words.
protocol OtherTeller {
  func optional(_ text: Optional<String>) -> Int
  func array(_ numbers: Array<Count>) -> Int
  func dictionary(_ numbers: Dictionary<String, Int>) -> Int
  func generic<Value>(_ value: Value) -> Int
}
protocol TellerOfBoth: Teller, OtherTeller {}

protocol Shelf {
  associatedtype Key: Hashable
  associatedtype Value
  func find(_ key: Key) -> Value?
  func keep(_ values: [Key: [Value]]) -> Int
}
protocol NamedShelf: Shelf where Key == String { func find(_ key: String) -> Value? }
protocol CountShelf: NamedShelf where Value == Count {
  func find(_ key: String) -> Optional<Int>
  func keep(_ values: [String: Counts]) -> Int
}

protocol Rack<Item> {
  associatedtype Item
  func hang(_ item: Item) -> Int
}
protocol CountRack: Rack<Count> { func hang(_ item: Int) -> Int }

/// A superclass whose types its subclasses bind, over two levels.
class Pair<First, Second> {
  func store(_ values: [First], _ second: Second) -> Int { 0 }
  func swap(_ done: @escaping (First) -> Second?) -> Int { 0 }
  var second: Second? { nil }
}
class NamedPair<Second>: Pair<String, Second> {
  override func store(_ values: Array<String>, _ second: Second) -> Int { 0 }
}
class CountPair: NamedPair<Count> {
  override func store(_ values: [String], _ second: Int) -> Int { 0 }
  override func swap(_ done: @escaping (_ name: String) -> Int?) -> Int { 0 }
}
class PlainPair: NamedPair<Count> {}

class Draft {
  class Line {}
  func line(_ line: Line) -> Int { 0 }
  func load(_ then: @escaping () -> Void) -> Int { 0 }
  func find(_ number: Int?) -> Int { 0 }
  func force(_ number: Int!) -> Int { 0 }
  func map<T>(_ change: (Int) -> T) -> Int { 0 }
  func shape<T>(_ value: T) -> Int where T: Sized { 0 }
  func copy() -> Draft { self }
  func number() -> Int? { nil }
  func title(_ text: String) -> Int { 0 }
  func twice() -> Int { 0 }
  func twice() -> String { "" }
  func check() throws -> Int { 0 }
  subscript(number: Int) -> Draft? { nil }
}
class Proof: Draft {
  override func line(_ line: Draft.Line) -> Int { 0 }
  override func load(_ then: @escaping () -> ()) -> Int { 0 }
  override func find(_ number: Optional<Count>) -> Int { 0 }
  override func force(_ number: Int?) -> Int { 0 }
  override func map<U>(_ change: (Int) -> U) -> Int { 0 }
  override func shape(_ value: some Sized) -> Int { 0 }
  override func copy() -> Proof { self }
  override func number() -> Int { 0 }
  override func title(_ text: String?) -> Int { 0 }
  override func twice() -> String { "" }
  override func check() -> Int { 0 }
  override subscript(number: Int) -> Proof { self }
}
class LastProof: Proof {
  override func line(_ line: Line) -> Int { 0 }
  override func copy() -> LastProof { self }
}

/// A class of which each subclass has to have the initializer that Swift writes.
class Subscription: Codable { var months = 1 }
class LongSubscription: Subscription { func renew() -> Int { 1 } }

/// Protocols that are bound to a class.
class Page {
  let number: Int
  init(number: Int) { self.number = number }
  func layout() -> String { "page \(number)" }
  final func margin() -> Int { 1 }
}
class Folder<Content> { func put(_ content: Content) {} }
protocol Spread: Page {
  var columns: Int { get set }
  func layout() -> String
  func margin() -> Int
}
protocol CoverSpread where Self: Spread { func print() async throws -> Int }
protocol CountFolder: Folder<Count>, Sendable { func put(_ content: Int) }

// The module Newsstand has these names, too.
protocol Kiosk { func sell() -> Int }
class Cart { func pull() -> Int { 0 } }
typealias Rent = (_ weeks: Double) -> Double
