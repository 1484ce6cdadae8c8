/// A plain argument of an expectation, which is compared as a whole, or found by its hash.
class PlainValue {
  final let value: Any
  /// The type of the value as it was given, perhaps an optional around ``value``.
  fileprivate(set) final var valueType: Any.Type

  init(_ value: Any) { (self.value, valueType) = (value, type(of: value)) }

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
    // Most arguments need neither unwrapping nor a lookup of their superclasses.
    if NativeHash.isNative(type(of: value)), let value = value as? any Equatable {
      return equal(to: value)
    }
    let opened = Optionals.opened(value)
    guard let unwrapped = opened.value else {
      return NonequatablePlainValue(value) { $0.value.isNil && $0.depth == opened.depth }
    }
    let plain = of(unwrapped: unwrapped)
    plain?.valueType = type(of: value)
    return plain
  }

  private static func of(unwrapped: Any) -> PlainValue? {
    if let type = equatableType(of: unwrapped) { return equal(to: unwrapped, as: type) }
    if let type = unwrapped as? Any.Type {
      return NonequatablePlainValue(type) { $0.value as? Any.Type == type }
    }
    if type(of: unwrapped) is AnyClass {
      return NonequatablePlainValue(unwrapped) { isSame($0.value, unwrapped as AnyObject) }
    }
    return CompositePlainValue.plain(of: unwrapped)
  }

  static func equal(to value: some Equatable) -> PlainValue {
    // The casts cost more than checking the type, which is native for most arguments.
    if NativeHash.isNative(type(of: value)) { return EquatablePlainValue(value) }
    let plain = EquatablePlainValue(value)
    if let parts = RequestParts(value) {
      return NonequatablePlainValue(value) { actual in
        let others = actual.value.flatMap { RequestParts($0) }
        return plain.isEqual(to: actual.value as Any) && others?.isLike(parts) ?? false
      }
    }
    guard RequestParts.mayBeIn(value) else { return plain }
    return CompositePlainValue.plain(of: value) ?? plain
  }

  private static func equal<Value: Equatable>(to value: Any, as type: Value.Type) -> PlainValue? {
    (value as? Value).map { equal(to: $0) }
  }
}

/// An equatable value.
final class EquatablePlainValue<Value: Equatable>: PlainValue {
  private let expected: Value

  init(_ value: Value) {
    expected = value
    super.init(value)
  }

  override func isEqual(to actual: Any) -> Bool {
    func isEqual<Actual>(_ actual: Actual) -> Bool {
      guard Actual.self == Value.self else { return equals(actual) }
      return unsafeBitCast(actual, to: Value.self) == expected
    }
    // In debug builds, opening the argument costs a third of a cast.
    return _openExistential(actual, do: isEqual)
  }

  private func equals(_ actual: Any) -> Bool {
    guard let converted = actual as? Value, converted == expected else { return false }
    return CompositePlainValue.haveEqualDepths(expected, actual)
  }
}

/// A value that is not compared by its own `==`.
final class NonequatablePlainValue: PlainValue {
  private let isSame: ((value: Any?, depth: Int)) -> Bool

  /// - Parameter isSame: compares a value without the optionals around it.
  init(_ value: Any, _ isSame: @escaping ((value: Any?, depth: Int)) -> Bool) {
    self.isSame = isSame
    super.init(value)
  }

  override func isEqual(to actual: Any) -> Bool { isSame(Optionals.opened(actual)) }
}

extension PlainValue {
  /// True if a value is the given class instance itself.
  static func isSame(_ value: Any?, _ object: AnyObject) -> Bool {
    guard let value, type(of: value) is AnyClass else { return false }
    return (value as AnyObject) === object
  }

  /// True for a class instance without an `==`, which is compared by identity.
  static func isIdentified(_ value: Any) -> Bool {
    type(of: value) is AnyClass && equatableType(of: value).isNil
  }

  /// The type whose `==` compares a value. For a class, it is the topmost class that has one, so
  /// that instances of its subclasses can be compared with each other.
  static func equatableType(of value: Any) -> (any Equatable.Type)? {
    guard var type = type(of: value) as? any Equatable.Type, type is AnyClass else {
      return Swift.type(of: value) as? any Equatable.Type
    }
    var ancestor = Mirror(reflecting: value).superclassMirror
    while let mirror = ancestor {
      type = mirror.subjectType as? any Equatable.Type ?? type
      ancestor = mirror.superclassMirror
    }
    return type
  }

  /// Returns words that distinguish a value from an expected one that looks alike; nil if they look
  /// different.
  static func contrast(of actual: Any, to expected: Any) -> String? {
    let texts = (ValueText.rendered(actual), ValueText.rendered(expected))
    guard texts.0.isWhole, texts.1.isWhole, texts.0.text == texts.1.text,
      let actual = Optionals.unwrapped(actual), let expected = Optionals.unwrapped(expected)
    else { return nil }
    let shown = texts.0.short
    if type(of: actual) != type(of: expected) { return "\(shown) (\(type(of: actual)))" }
    return "\(shown), which is \(isIdentified(actual) ? "another instance" : "not equal")"
  }

  /// Returns a hash, which is equal for equal arguments and doesn't change. All objects of a class
  /// with an `==` of its own have one hash, because the values by which they are equal may change.
  /// Runs users' `hash` and descriptions: never under a lock.
  static func lastingHash(of argument: Any) -> Int {
    if NativeHash.isNative(type(of: argument)) { return hash(of: argument) ?? 0 }
    let argument = ObjectCast.initialValue(argument)
    guard let value = PlainValue.of(argument)?.value else {
      return ValueText.of(argument).hashValue
    }
    if isIdentified(value) { return ObjectIdentifier(value as AnyObject).hashValue }
    return type(of: value) is AnyClass ? 0 : hash(of: value) ?? 0
  }
}

/// Hashes of arguments that only Swift's own code compares, such as strings and numbers, and
/// optionals of these.
enum NativeHash {
  private static let types: Set<ObjectIdentifier> = {
    func both<Value>(_ type: Value.Type) -> [ObjectIdentifier] {
      [ObjectIdentifier(type), ObjectIdentifier(Value?.self)]
    }
    let types: [any Any.Type] = [
      String.self, Substring.self, Character.self, Bool.self, Int.self, Int8.self, Int16.self,
      Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
      Double.self, Float.self,
    ]
    return Set(types.flatMap { both($0) })
  }()

  /// True if only Swift's own code compares and hashes values of a type.
  static func isNative(_ type: Any.Type) -> Bool {
    // Most arguments need no lookup in the table.
    type == String.self || type == Int.self || types.contains(ObjectIdentifier(type))
  }

  /// Returns a hash of a call's arguments; nil if there are none, or if one of them is not native.
  static func of(_ arguments: ArgumentList) -> Int? {
    guard let several = arguments.several else { return of(arguments.only) }
    if several.count == 1 { return of(several[0]) }
    var hasher = Hasher()
    for argument in several {
      guard let hash = of(argument) else { return nil }
      hasher.combine(hash)
    }
    return several.isEmpty ? nil : hasher.finalize()
  }

  private static func of(_ argument: Any) -> Int? {
    isNative(type(of: argument)) ? PlainValue.hash(of: argument) : nil
  }
}
