import Mocky

/// What the arena's workers call: members of all kinds.
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

/// What a panel returns without being told.
@Mockable protocol Part: Sendable {
  func number() -> Int
}

/// What a mock of a class stands for.
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

/// What calls throw.
struct Broken: Error {
  let echo: Echo?
}
