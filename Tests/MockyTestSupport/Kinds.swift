import MockyCore

// Protocols of one kind each.

/// An actor's protocol: its mock is an actor.
@Mockable public protocol Account: Actor {
  nonisolated var number: String { get }
  nonisolated func currency(of amount: Int) -> String
  var balance: Int { get }
  func deposit(_ amount: Int) throws -> Int
  func transfer(_ amount: Int, to number: String) async throws -> Int
}

/// A main-actor protocol: actions of its synchronous members run there too.
@MainActor @Mockable public protocol View {
  var title: String { get set }
  func show(_ text: String)
  func choose(_ options: [String], preferred: Int) throws -> Int
  func ask(_ question: String) async throws -> String
}

/// Properties and subscripts.
@Mockable public protocol Settings {
  var name: String { get set }
  var version: Int { get }
  var theme: String? { get set }
  var token: String { get async throws }
  subscript(key: String) -> String { get }
  subscript(row: Int, column column: Int) -> Int { get set }
}

/// Arguments that are closures or `inout`.
@Mockable public protocol Runner {
  func later(_ job: @escaping (Int) -> Void)
  func background(_ job: @escaping @Sendable () -> Void, priority: Int)
  func now(_ job: (Int) -> String) -> String
  func check(_ condition: @autoclosure () -> Bool, _ message: String)
  func bump(_ counter: inout Int, by step: Int) -> Bool
  func append(to list: inout [String]) async throws
  func launch(_ job: @escaping @Sendable (Int) async throws -> String) async throws -> String
  func measure(_ job: () async -> Int) async -> Int
}

/// Tuples as arguments, one of them with labels.
@Mockable public protocol Chart {
  func plot(_ point: (Int, Int), label: String)
  func draw(_ line: (from: (Int, Int), to: (Int, Int))?)
}

/// Associated types, with constraints.
@Mockable public protocol Repository<Item, ID> {
  associatedtype Item: Equatable
  associatedtype ID: Hashable
  var items: [Item] { get }
  func find(_ id: ID) -> Item?
  func save(_ item: Item, as id: ID) async throws
}

/// Generic methods, whose types are known only at each call.
@Mockable public protocol Log {
  func log<T>(_ value: T)
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T
  func make<T>() -> T
  func note(_ anything: Any)
}

/// Protocols whose mocks stand in the tests' own module.
public protocol Wagon {}

/// A type around such a protocol.
public enum Depot {
  public protocol Track {}
}
