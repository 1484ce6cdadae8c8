public import MockyCore

/// A protocol with requirements of all isolations, effects and types.
@Mockable
public protocol Keeper {
  var name: String { get set }
  subscript(index: Int) -> String { get }
  func feed(_ animal: String, with food: [String: Int], at hour: Int?) -> Bool
  func open() throws(KeeperError)
  func count() async throws -> Int
  func visit(_ visitor: (String) -> Void)
  func later(_ action: @escaping @Sendable () async -> Void)
  func rename(_ animal: inout String)
  func tell(_ thing: any CustomStringConvertible) -> any CustomStringConvertible
  func keep<Animal: Hashable>(_ animal: Animal) -> [Animal]
}

public enum KeeperError: Error { case locked }

@Mockable
public protocol Cage<Animal> {
  associatedtype Animal: Sendable
  var animals: [Animal] { get }
  func put(_ animal: Animal) async
}

@Mockable
public protocol NightGuard: Sendable {
  func patrol() async -> Int
}

@MainActor @Mockable
public protocol Billboard {
  var text: String { get set }
  func show(_ text: String)
}

@Mockable
public protocol Vault: Actor {
  func deposit(_ amount: Int) -> Int
}

public enum Rooms {
  @Mockable
  public protocol Door {
    func knock()
  }
}

@Mockable
protocol Memory {
  func read(_ buffer: UnsafeRawBufferPointer) -> UInt8
}
