/// The values that a property keeps, or a subscript for each of its keys. `@unchecked Sendable`:
/// values are a test's own, returned as from a hand-written double.
final class KeptValues: @unchecked Sendable {
  private let first: Any
  /// Matches any value that can be set. Its type tells overloads apart.
  let anyValue: ArgumentMatcher
  /// The values that were set, each with its keys, oldest first.
  private let values = Locked([(keys: [PlainValue?], value: Any)]())

  init<Value>(_ value: Value) {
    first = value
    anyValue = .erasing(Matcher<Value>.any)
  }

  /// The value that was set last for these keys. Compares keys: never under a lock.
  subscript(keys: [Any]) -> Any {
    let last = values.value.last { set in
      zip(set.keys, keys).allSatisfy { $0?.isEqual(to: $1) ?? false }
    }
    return last?.value ?? first
  }

  /// Keeps the last of a setter's arguments for those before it.
  func set(_ arguments: [Any]) {
    let new = (arguments.dropLast().map { PlainValue.of($0) }, arguments[arguments.count - 1])
    let old = values.withLock { all in
      defer { all = new.0.isEmpty ? [new] : all + [new] }
      return all
    }
    withExtendedLifetime(old) {}  // It is released outside the lock.
  }
}
