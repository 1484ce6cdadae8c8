/// The values that a property keeps, or a subscript for each of its keys. `@unchecked Sendable`:
/// values are a test's own, returned as from a hand-written double.
final class KeptValues: @unchecked Sendable {
  private typealias Entry = (keys: [PlainValue?], value: Any)

  private let first: Any
  /// Matches any value that can be set. Its type tells overloads apart.
  let anyValue: ArgumentMatcher
  /// The values that were set, oldest first, by the hash of their keys.
  private let values = Locked([Int: [Entry]]())

  init<Value>(_ value: Value) {
    first = value
    anyValue = .erasing(Matcher<Value>.any)
  }

  /// The value that was set last for these keys. Hashes and compares keys: never under a lock.
  subscript(keys: [Any]) -> Any {
    let hash = keys.map(PlainValue.lastingHash).hashValue
    let last = values.withLock { $0[hash] ?? [] }.last { set in
      zip(set.keys, keys).allSatisfy { $0?.isEqual(to: $1) ?? false }
    }
    return last?.value ?? first
  }

  /// Keeps the last of a setter's arguments for those before it.
  func set(_ arguments: [Any]) {
    let keys = arguments.dropLast()
    let new = (keys.map { PlainValue.of($0) }, arguments[arguments.count - 1])
    let hash = keys.map(PlainValue.lastingHash).hashValue
    let old = values.withLock { all -> [Entry]? in
      // The old value of a property is released outside the lock.
      guard keys.isEmpty else {
        all[hash, default: []].append(new)
        return nil
      }
      return all.updateValue([new], forKey: hash)
    }
    withExtendedLifetime(old) {}
  }
}
