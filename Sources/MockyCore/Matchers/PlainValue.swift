/// A plain argument of an expectation, which is compared as a whole, or found by its hash.
class PlainValue {
  /// The type of the value as it was given, perhaps an optional around ``value``.
  fileprivate(set) final var valueType: Any.Type

  init(_ valueType: Any.Type) { self.valueType = valueType }

  var value: Any { () }

  /// True if another value, of any type, is equal to it.
  func isEqual(to actual: Any) -> Bool { false }

  /// The hash of a `Hashable` value; equal values have equal ones.
  static func hash(of value: Any) -> Int? {
    func hash<Value>(_ value: Value) -> Int? {
      if Value.self == String.self { return unsafeBitCast(value, to: String.self).hashValue }
      if Value.self == Int.self { return unsafeBitCast(value, to: Int.self).hashValue }
      return hashOfOthers(value)
    }
    // In debug builds, opening the argument costs much less than a cast.
    return _openExistential(value, do: hash)
  }

  private static func hashOfOthers(_ value: Any) -> Int? {
    guard let value = Optionals.unwrapped(value) else { return 0 }
    return (value as? any Hashable)?.hashValue
  }

  /// Returns a plain value, whose type may be hidden behind `any P`, `Any` or optionals; nil if it
  /// cannot be compared.
  ///
  /// It is compared by equality if the value's own type is `Equatable`. Class instances and types
  /// are compared by identity, and tuples, arrays, dictionaries and results by their parts.
  static func of(_ value: Any) -> PlainValue? {
    var limit = PlainLimit()
    return of(value, within: &limit)
  }

  /// Returns a plain value; nil if it cannot be compared.
  ///
  /// - Parameter limit: counts the parts, and gets the reason that the value cannot be compared.
  static func of(_ value: Any, within limit: inout PlainLimit) -> PlainValue? {
    // Most arguments need neither unwrapping nor a lookup of their superclasses.
    if NativeHash.isNative(type(of: value)), let value = value as? any Equatable {
      return equal(to: value)
    }
    let opened = Optionals.opened(value)
    guard let unwrapped = opened.value else {
      return NonequatablePlainValue(value) { Optionals.nilDepth(of: $0) == opened.depth }
    }
    let plain = of(unwrapped: unwrapped, within: &limit)
    plain?.valueType = type(of: value)
    return plain
  }

  private static func of(unwrapped: Any, within limit: inout PlainLimit) -> PlainValue? {
    if let type = equatableType(of: unwrapped) { return equal(to: unwrapped, as: type) }
    if let type = unwrapped as? Any.Type {
      return NonequatablePlainValue(type) { Optionals.unwrapped($0) as? Any.Type == type }
    }
    if type(of: unwrapped) is AnyClass {
      return NonequatablePlainValue(unwrapped, isObject: true) { actual in
        Optionals.unwrapped(actual).map { isSame($0, unwrapped as AnyObject) } ?? false
      }
    }
    let parts = CompositePlainValue.plain(of: unwrapped, within: &limit)
    if parts.isNil { limit.blame(unwrapped) }
    return parts
  }

  static func equal(to value: some Equatable) -> PlainValue {
    // The cast costs more than checking the type, which is native for most arguments.
    if NativeHash.isNative(type(of: value)) { return EquatablePlainValue(value) }
    return (value as? any IntegerList)?.plainValue ?? EquatablePlainValue(value)
  }

  private static func equal<Value: Equatable>(to value: Any, as type: Value.Type) -> PlainValue? {
    (value as? Value).map { equal(to: $0) }
  }
}

private protocol IntegerList {
  var plainValue: PlainValue? { get }
}

extension Array: IntegerList where Element: FixedWidthInteger {
  /// Compares all bytes at once, because `==` takes 100 times as long in a debug build.
  fileprivate var plainValue: PlainValue? {
    guard NativeHash.isInteger(Element.self) else { return nil }
    return NonequatablePlainValue(self) { actual in
      guard let actual = actual as? [Element], actual.count == count else { return false }
      return hasSame(count, at: 0, as: actual, at: 0)
    }
  }
}
