import Foundation

/// A protocol for what people ask of mocking libraries.
protocol Lobby: AnyObject {
  var sign: String { get set }
  var isOpen: Bool { get }
  subscript(seat: Int) -> String { get set }
  func enter(_ name: String)
  func owner() -> LobbyOwner
  func handle(_ visit: Visit)
  func post(_ body: Data)
  func find(_ id: Int) async throws -> String
}

enum Visit {
  case guest(name: String, age: Int)
  case nobody
}

struct LobbyOwner: Equatable { var name: String }
