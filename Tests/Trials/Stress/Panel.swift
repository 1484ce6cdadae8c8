import Mocky

/// The protocol whose mocks the arena's workers call: members of all kinds.
@Mockable protocol Panel: Sendable {
  static func made() -> Int
  var level: Int { get set }
  func turn(_ number: Int) -> Int
  func push(_ number: Int)
  func take(_ echo: Echo) -> Int
  func hear(_ number: Int)
  func run(_ body: @escaping @Sendable (Int) -> Int) -> Int
  func lift(_ number: Int) throws -> Int
  func ring(_ number: Int) async -> Int
  func fetch(_ number: Int) async throws -> Int
  func part() -> any Part
  func echo() -> Echo?
}

/// A part of a panel, which mocks return by default.
@Mockable protocol Part: Sendable {
  func number() -> Int
}

/// A class that the arena mocks.
@Mockable class Motor {
  init() {}
  func start(_ number: Int) -> Int { number }
}

/// The real object of the spies.
final class RealPanel: Panel, Sendable {
  static func made() -> Int { 0 }

  private let held: Echo

  init(_ held: Echo) { self.held = held }

  var level: Int {
    get { 1 }
    set {}
  }
  func turn(_ number: Int) -> Int { number }
  func push(_ number: Int) {}
  func take(_ echo: Echo) -> Int { 1 }
  func hear(_ number: Int) {}
  func run(_ body: @escaping @Sendable (Int) -> Int) -> Int { body(1) }
  func lift(_ number: Int) throws -> Int { number }
  func ring(_ number: Int) async -> Int { number }
  func fetch(_ number: Int) async throws -> Int { number }
  func part() -> any Part { RealPart() }
  func echo() -> Echo? { held }
}

private struct RealPart: Part {
  func number() -> Int { 1 }
}

/// A function that is mocked.
@MockableFunction typealias Counting = @Sendable (_ number: Int) -> Int

/// An error that calls throw.
struct Broken: Error {
  let echo: Echo?
}
