/// The names that a context has given, so that no message is ambiguous.
struct NameRegistry {
  private var taken: Set<Name> = []
  /// The last number that each default name was given with.
  private var numbers: [String: Int] = [:]

  /// A name, and what it is for: a mock and a state machine may have the same.
  private struct Name: Hashable {
    let noun: String
    let text: String
  }

  /// Takes a name that a test gave.
  ///
  /// - Returns: false if it was given before.
  mutating func take(_ name: String, for noun: String) -> Bool {
    taken.insert(Name(noun: noun, text: name)).inserted
  }

  /// Takes a default name for a mock, with a number from the second on.
  mutating func takeDefault(_ name: String) -> String {
    var number = numbers[name] ?? 0
    var candidate = name
    repeat {
      number += 1
      candidate = number == 1 ? name : "\(name)\(number)"
    } while !take(candidate, for: "mock")
    numbers[name] = number
    return candidate
  }
}
