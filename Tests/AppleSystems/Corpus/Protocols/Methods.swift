import Foundation
import MockyCore

enum ReadError: Error, Equatable {
  case closed
  case torn(page: Int)
}

@Mockable protocol Reader {
  func read(_ path: String) throws -> String
  func page(_ number: Int) throws(ReadError) -> String
  func next() async throws(ReadError) -> String?
  func skip(_ pages: Int, by step: Int, _ quietly: Bool, _ backwards: Bool) async
  func each(_ body: (String) throws -> Void) rethrows
  func find<Key: Hashable & Sendable>(_ key: Key, where test: (Key) -> Bool) -> Key?
  func print<each Item>(_ items: repeat each Item)
  func open(_ names: String...) -> Int
  func swap(_ one: inout Int, with other: inout [String]) -> Bool
  func log(_ text: @autoclosure () -> String)
  func bounds() -> (first: Int, last: Int)
  func hand(_ value: some Equatable, to reader: (any Reader)?) -> any Sendable
  func load(_ url: URL, _ data: Data, since date: Date) -> UUID
}

@Mockable protocol Shelf {
  var title: String { get set }
  var size: Int { get async throws }
  var count: Int { get throws(ReadError) }
  subscript(name: String) -> Int? { get set }
  subscript(row row: Int, column column: Int) -> String { get }
  mutating func clear()
}
