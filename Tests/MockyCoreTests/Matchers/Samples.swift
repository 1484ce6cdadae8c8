// The types that the tests of matchers and descriptions have in common.

protocol Shape: Sendable {}

/// Equatable, also where only ``Shape`` is known of it.
struct Circle: Shape, Equatable {
  let radius: Int
}

/// Neither equatable nor a class.
struct Blob: Shape {
  let size: Int
}

/// A class without an equality of its own.
final class Shop: Shape {
  let name: String
  init(_ name: String = "corner") { self.name = name }
}

/// A class whose equality its subclasses share.
class Coin: Equatable {
  let cents: Int
  init(_ cents: Int) { self.cents = cents }
  static func == (left: Coin, right: Coin) -> Bool { left.cents == right.cents }
}

final class Penny: Coin {}
final class Dime: Coin {}

enum Trouble: Error, Equatable {
  case small
  case big(code: Int)
}

struct Person: Equatable {
  var name: String
  var age: Int = 30
  var nickname: String? = nil
  var initial: String { String(name.prefix(1)) }
}
