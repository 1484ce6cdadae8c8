import Foundation
import Mocky

// The protocols that the cheat sheet mocks.

@Mockable protocol Store: Sendable {
  var name: String { get set }
  var isOpen: Bool { get }
  subscript(key: String) -> Int { get set }
  func open()
  func close()
  func read(_ id: Int) -> String
  func load(_ id: Int) throws -> String
  func fetch(_ id: Int, retry: Bool) async throws(StoreError) -> String
  func save(_ item: String, at index: Int)
  func saveAll(_ items: [String], note: String?)
  func weigh(_ amount: Double)
  func mark(_ person: Person)
  func put(_ anything: Any)
  func move(_ item: String, from: Int, to: Int, on day: Int, force: Bool)
  func sort(_ items: inout [String])
  func each(_ body: (String) -> Void)
}

@Mockable @MainActor protocol Screen {
  func show(_ text: String)
}

@Mockable protocol Clock {
  var now: Date { get }
}

@Mockable protocol Printer {
  func print(_ line: String)
}

enum StoreError: Error { case full, missing }

extension Person: MockDefault {
  static var mockDefault: Person { Person(name: "Ann") }
}

struct Person: Sendable, Equatable {
  var name = ""
  var age = 0
}

/// A class under mock: its mock is written by hand.
class Engine {
  let cylinders: Int
  init(cylinders: Int) { self.cylinders = cylinders }
  func start() -> Bool { true }
}

final class MockEngine: Engine, Mock, @unchecked Sendable {
  let mockObject: MockObject

  init(_ mockObject: MockObject, cylinders: Int) {
    self.mockObject = mockObject
    super.init(cylinders: cylinders)
  }

  override func start() -> Bool { mockObject.call("start()", returning: Bool.self) }

  var receives: EngineExpectations { EngineExpectations(mockRecorder: .receives(self)) }
}

struct EngineExpectations: MockExpectations {
  var mockRecorder: ExpectationRecorder

  func start() -> InvocationExpectation<Void, Never, Bool, Synchronous> {
    mockRecorder.expectation("start()")
  }
}
