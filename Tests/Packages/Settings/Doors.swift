/// A protocol whose types may mean something else in a module with other settings.
public protocol Door {
  func open(then: @escaping @MainActor (Result<Void, Error>) -> Void)
  var guest: @MainActor () -> Void { get }
  func whenClosed(_ body: @escaping @Sendable () async -> Void)
  func each(_ body: @escaping (Int) async throws -> String) async
  func knocker() -> (() async -> Int)?
  func use(_ lock: Lock, _ locks: [Lock]?) throws -> Lock
  var bell: (@Sendable (Error) async -> Void)? { get set }
}

public protocol Lock: AnyObject {
  func turn() async
}

/// A protocol and a struct that the compiler puts on the main actor by default, although they are
/// `Sendable`.
public protocol Key: Sendable {
  func turn(_ times: Int)
}

public struct Alarm: Sendable {
  public var ring: @Sendable (String) -> Bool
  public init(ring: @escaping @Sendable (String) -> Bool) { self.ring = ring }
}

@MainActor public protocol Window {
  func open(then: @escaping (Error?) -> Void)
}

/// A protocol with results whose values a mock makes up.
public protocol Workshop {
  func hinge() -> Hinge
  func oiledHinge() throws -> OiledHinge
  func paint() async -> Paint
  nonisolated var screw: Screw { get }
}

public struct Hinge: Sendable {
  public var width: Int
  public init(width: Int) { self.width = width }
}

public struct OiledHinge: Sendable {
  let hinge: Hinge
  let paint: Paint
}

public struct Screw: Sendable {
  public init() {}
}

public enum Paint: Sendable { case red, green }

open class Garage {
  public init() {}
  open func open(then: @escaping (Error?) -> Void) {}
  open func whenClosed(_ body: @escaping @Sendable () async -> Void) {}
}
