import MockyTestSupport

/// A turtle that is no mock: what a mock delegates to, and an argument whose equality, hash and
/// description are a test's own.
final class Tortoise: Turtle, Hashable, CustomStringConvertible, Sendable {
  let title: String
  /// Called wherever the engine runs code of the user's.
  let whenLookedAt: @Sendable () -> Void

  init(_ title: String, whenLookedAt: @escaping @Sendable () -> Void = {}) {
    self.title = title
    self.whenLookedAt = whenLookedAt
  }

  static func == (left: Tortoise, right: Tortoise) -> Bool {
    left.whenLookedAt()
    return left.title == right.title
  }

  func hash(into hasher: inout Hasher) {
    whenLookedAt()
    hasher.combine(title)
  }

  var description: String {
    whenLookedAt()
    return "tortoise \(title)"
  }

  func up() {}
  func down() {}
  func forward(_ steps: Int, why: String) {}
  func say(_ words: String?) {}
  func name() -> String { title }
  func count() -> Int { title.count }
  func list() -> [String] { [title] }
  func map() -> [String: Int] { [title: 1] }
  func child() -> any Turtle { self }
  func maybe() -> Int? { nil }
  func odd() -> NoDefault { NoDefault(id: 0) }
  func pair() -> (Int, String) { (0, title) }
  func take(_ other: any Turtle) {}
  func fetch(_ id: Int) async throws -> String { "\(title) \(id)" }
  func each(_ body: (Int) -> Void) { body(0) }
}
