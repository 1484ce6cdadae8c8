/// A condition of a gate, a clock or a sequence that a test can wait for.
///
/// ```swift
/// await context.waitUntil(gate.holds(2))
/// await context.waitUntil(!gate.holds(1))
/// ```
///
/// ``Gate/holds(_:)``, ``ManualClock/hasSleepers(_:)`` and ``FedSequence/isAsked(times:)`` return
/// one.
public struct WaitCondition: Sendable {
  let watchers: ContextsToWake
  /// "the gate holds".
  let subject: String
  /// "it holds".
  let pronoun: String
  let count: Int
  /// "call".
  let noun: String
  let current: @Sendable () -> Int
  var isNegated: Bool = false

  /// The opposite condition, which is met while the other one isn't.
  ///
  /// - Parameter condition: the other condition.
  /// - Returns: the opposite.
  public static prefix func ! (condition: WaitCondition) -> WaitCondition {
    var opposite = condition
    opposite.isNegated.toggle()
    return opposite
  }

  var isThere: Bool { (current() >= count) != isNegated }

  /// "the gate holds 2 calls", "the gate holds fewer than 2 calls".
  var words: String { "\(subject) \(isNegated ? "fewer than " : "")\(Counts.of(count, noun))" }

  /// "it holds 1".
  var currentWords: String { "\(pronoun) \(current())" }
}
