import Mocky
import MockyTestSupport

// The types that calls return in ReturnedMockTests.

@Mockable protocol Library: AnyObject, Sendable {
  func shelf(_ name: String, row: Int) -> any Shelf
  func shelf(for egg: Egg, _ done: () -> Void) -> any Shelf
  var catalog: any Shelf { get }
  subscript(number: Int) -> any Book { get }
  func find(_ title: String) async throws -> any Book
  func perhaps() -> (any Shelf)?
  func all() -> [any Shelf]
  func cart() -> any Trolley.Cart
  func wagon() -> any Wagon
  func track() -> any Depot.Track
  func turtle() -> any Turtle
  func labelled() -> any Labelled & Shelf
  func copy() -> Self
  func account() -> any Account
  func view() -> any View
  func reel() -> Reel
  static func open(year: Int) -> any Library
  func secret() throws -> any Secret
  func guarded() throws -> any Guarded
}

@Mockable protocol Shelf: AnyObject, Sendable {
  func book(_ number: Int) -> any Book
  func close()
}

@Mockable protocol Book: AnyObject, Sendable {
  var title: String { get }
  var shelf: any Shelf { get }
}

enum Trolley {
  @Mockable protocol Cart {
    func push()
  }
}

protocol Labelled {
  var label: String { get }
}

/// A mock of both; what the shelf requires comes from its extension.
final class MockLabelled: Labelled, Shelf, MakeableMock {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }
  var label: String { "" }
}

class Reel {}

final class MockReel: Reel, MakeableMock, @unchecked Sendable {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }
}

/// There is no mock of it.
protocol Secret {}

@Mockable protocol Guarded {
  func guardIt()
}

extension MockGuarded: MockingRefusal {
  static var refusesMocking: String? { "it is guarded" }
}

final class MockWagon: Wagon, MakeableMock {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }
}

extension Depot {
  final class MockTrack: Track, MakeableMock {
    let mockObject: MockObject
    init(_ mockObject: MockObject) { self.mockObject = mockObject }
  }
}
