import Mocky

/// An argument that a test watches.
class Egg: @unchecked Sendable {
  let color: String
  init(_ color: String) { self.color = color }
}

@Mockable protocol EggNest {
  func lay(_ egg: Egg)
  func layAll(_ first: Egg?, _ others: Egg??)
  func hatch(_ done: @escaping () -> Void, later: (() -> Void)?)
  func swap(_ egg: inout Egg)
}

final class NamedEgg: Egg, CustomStringConvertible, @unchecked Sendable {
  var description: String { color }
}
