import Foundation
import Shop
import XCTest

final class StoreDouble: Store, @unchecked Sendable {
  private let lock = NSLock()
  private var saved: [(name: String, index: Int)] = []

  var count: Int { 0 }

  func save(_ name: String, at index: Int) throws {
    lock.withLock { saved.append((name, index)) }
  }

  func load(_ index: Int) async -> String? { nil }

  var calls: [(name: String, index: Int)] { lock.withLock { saved } }
}

final class ShopTests: XCTestCase {
  func testSellingSaves() throws {
    let store = StoreDouble()
    try Shop(store: store).sell("apple")
    XCTAssertEqual(store.calls.map(\.name), ["apple"])
    XCTAssertEqual(store.calls.map(\.index), [0])
  }
}
