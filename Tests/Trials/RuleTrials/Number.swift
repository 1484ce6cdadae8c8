import Mocky

/// An argument of the calls in a program. All kinds of them read alike in failures.
protocol Number: Sendable {
  init(_ value: Int)
  var value: Int { get }
  /// Makes the number of an expectation, which may be another one until ``settle()``.
  static func unsettled(_ value: Int) -> Self
  /// Gives it the value that it was asked for.
  func settle()
}

extension Number {
  static func unsettled(_ value: Int) -> Self { Self(value) }
  func settle() {}
}

/// Swift's own code compares these: calls take the fast path.
extension Int: Number {
  var value: Int { self }
}

extension String: Number {
  init(_ value: Int) { self = String(repeating: "a", count: value) }
  var value: Int { count }
}

/// From here on others compare: calls take the long way.
extension Optional: Number where Wrapped: Number {
  init(_ value: Int) { self = .some(Wrapped(value)) }
  var value: Int { self?.value ?? 0 }
}

/// Has a `==` and a `hash` of its own, which ask the context: under its lock they would hang.
struct AskingNumber: Number, Hashable, CustomStringConvertible {
  @TaskLocal static var context: Mockery?

  let value: Int

  init(_ value: Int) { self.value = value }

  var description: String { "\(value)" }

  static func == (one: AskingNumber, other: AskingNumber) -> Bool {
    _ = context?.isSatisfied
    return one.value == other.value
  }

  func hash(into hasher: inout Hasher) {
    _ = Self.context?.isSatisfied
    hasher.combine(value)
  }
}

/// Has no hash, so that no expectation is found by it.
struct UnhashedNumber: Number, Equatable, CustomStringConvertible {
  let value: Int

  init(_ value: Int) { self.value = value }

  var description: String { "\(value)" }
}

/// Has the same hash as all others.
struct CrowdedNumber: Number, Hashable, CustomStringConvertible {
  let value: Int

  init(_ value: Int) { self.value = value }

  var description: String { "\(value)" }

  func hash(into hasher: inout Hasher) {}
}

/// Holds an object that changes between an expectation and the calls.
struct ChangingNumber: Number, Hashable, CustomStringConvertible {
  /// `@unchecked Sendable`: a program runs on one thread.
  private final class Content: @unchecked Sendable {
    var value: Int

    init(_ value: Int) { self.value = value }
  }

  private let settled: Int
  private let content: Content

  var value: Int { content.value }
  var description: String { "\(value)" }

  init(_ value: Int) { self.init(value, settlingTo: value) }

  private init(_ value: Int, settlingTo settled: Int) {
    self.settled = settled
    content = Content(value)
  }

  static func unsettled(_ value: Int) -> ChangingNumber {
    ChangingNumber(value + 100, settlingTo: value)
  }

  func settle() { content.value = settled }

  static func == (one: ChangingNumber, other: ChangingNumber) -> Bool { one.value == other.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Is equal to its neighbor: a mistake that the comparison has to notice.
struct BlurredNumber: Number, Equatable, CustomStringConvertible {
  let value: Int

  init(_ value: Int) { self.value = value }

  var description: String { "\(value)" }

  static func == (one: BlurredNumber, other: BlurredNumber) -> Bool {
    one.value / 2 == other.value / 2
  }
}
