import Foundation
import Mocky

/// An object that calls back whenever it is asked or released: under a lock of Mocky's that would
/// hang.
final class Echo: Hashable, CustomStringConvertible, Sendable {
  private let number: Int
  private let listener: Listener

  init(_ number: Int, _ listener: Listener) {
    self.number = number
    self.listener = listener
    listener.alive.add()
  }

  deinit {
    listener.hear(number)
    listener.alive.add(-1)
  }

  var description: String {
    listener.hear(number)
    return "echo \(number)"
  }

  static func == (one: Echo, other: Echo) -> Bool {
    one.listener.hear(one.number)
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) {
    listener.hear(number)
    hasher.combine(number)
  }
}

/// A context and one of its mocks, which echoes call and do not keep.
///
/// `@unchecked Sendable`: it changes before there are echoes.
final class Listener: @unchecked Sendable {
  /// How many echoes there are.
  let alive = Tally()
  weak var context: Mockery?
  weak var panel: MockPanel?

  func hear(_ number: Int) {
    panel?.hear(number)
    guard let context else { return }
    switch number % 8 {
    case 0: _ = context.isSatisfied
    case 1: context.setDefault(-1, for: Int.self)
    case 2: _ = context.recordsCallers
    // Others come between while it is asked.
    case 3, 4: usleep(200)
    default: break
    }
  }
}
