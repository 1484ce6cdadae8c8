/// A plain argument of an expectation: compared whole, and found by its hash among many.
class PlainValue {
  let value: Any
  /// The type of the value as it was given, perhaps an optional around ``value``.
  fileprivate(set) final var valueType: Any.Type

  init(_ value: Any) {
    self.value = value
    valueType = type(of: value)
  }

  /// Whether another value, of whatever type, is equal to it.
  func isEqual(to actual: Any) -> Bool { false }

  /// The same, if the other value has the same type.
  func isEqualNatively(to actual: Any) -> NativeMatch { .unknown }

  /// The hash of a value that is `Hashable`; equal values have equal ones.
  static func hash(of value: Any) -> Int? {
    func hash<Value>(_ value: Value) -> Int? {
      if Value.self == String.self { return unsafeBitCast(value, to: String.self).hashValue }
      if Value.self == Int.self { return unsafeBitCast(value, to: Int.self).hashValue }
      return hashOfOthers(value)
    }
    // Opening the argument costs much less than casting it does, in debug builds.
    return _openExistential(value, do: hash)
  }

  private static func hashOfOthers(_ value: Any) -> Int? {
    guard let value = Optionals.unwrapped(value) else { return 0 }
    return (value as? any Hashable)?.hashValue
  }

  /// How values are compared whose types may be hidden behind `any P`, `Any` or optionals; nil if
  /// they cannot be. Equality where the value's own type is `Equatable`, identity for class
  /// instances and types, and for tuples, arrays, dictionaries and results whatever each of their
  /// parts has.
  static func of(_ value: Any) -> PlainValue? {
    var limit = PlainLimit()
    return of(value, within: &limit)
  }

  /// - Parameter limit: how many parts are looked at, and why the value cannot be compared.
  static func of(_ value: Any, within limit: inout PlainLimit) -> PlainValue? {
    // What most arguments are is neither unwrapped nor asked for its ancestors.
    if LastingHash.isNative(type(of: value)), let value = value as? any Equatable {
      return equal(to: value)
    }
    let opened = Optionals.opened(value)
    guard let unwrapped = opened.value else { return PlainNil(value, depth: opened.depth) }
    let plain = of(unwrapped: unwrapped, within: &limit)
    plain?.valueType = type(of: value)
    return plain
  }

  private static func of(unwrapped: Any, within limit: inout PlainLimit) -> PlainValue? {
    if let type = equatableType(of: unwrapped) { return equal(to: unwrapped, as: type) }
    if let type = unwrapped as? Any.Type { return PlainType(type) }
    if type(of: unwrapped) is AnyClass { return PlainObject(unwrapped) }
    let parts = PlainParts(of: unwrapped, within: &limit)
    if parts.isNil { limit.blame(unwrapped) }
    return parts
  }

  static func equal(to value: some Equatable) -> PlainValue {
    // The cast costs more than the look at the type, which is native for most arguments.
    if LastingHash.isNative(type(of: value)) { return PlainEquatable(value) }
    return (value as? any IntegerList)?.plainValue ?? PlainEquatable(value)
  }

  private static func equal<Value: Equatable>(
    to value: Any, as type: Value.Type
  ) -> PlainValue? {
    (value as? Value).map { equal(to: $0) }
  }
}

/// An equatable value.
private final class PlainEquatable<Value: Equatable>: PlainValue {
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
    // Opening the argument costs a third of what casting it does, in debug builds.
    return _openExistential(actual, do: isEqual)
  }

  override func isEqualNatively(to actual: Any) -> NativeMatch {
    func isEqual<Actual>(_ actual: Actual) -> NativeMatch {
      guard Actual.self == Value.self else { return .unknown }
      return unsafeBitCast(actual, to: Value.self) == expected ? .yes : .no
    }
    return _openExistential(actual, do: isEqual)
  }

  private func equals(_ actual: Any) -> Bool {
    guard let converted = actual as? Value, converted == expected else { return false }
    return PlainParts.haveEqualDepths(expected, actual)
  }
}

/// An array of integers, which is compared by its bytes: its `==` takes 100 times as long in a debug
/// build.
private final class PlainIntegers<Element: FixedWidthInteger>: PlainValue {
  private let expected: [Element]

  init(_ value: [Element]) {
    expected = value
    super.init(value)
  }

  override func isEqual(to actual: Any) -> Bool {
    guard let actual = actual as? [Element], actual.count == expected.count else { return false }
    return expected.hasSame(expected.count, at: 0, as: actual, at: 0)
  }
}

private protocol IntegerList {
  var plainValue: PlainValue? { get }
}

extension Array: IntegerList where Element: FixedWidthInteger {
  fileprivate var plainValue: PlainValue? {
    LastingHash.isInteger(Element.self) ? PlainIntegers(self) : nil
  }
}

/// Nil, in as many optionals.
private final class PlainNil: PlainValue {
  private let depth: Int

  init(_ value: Any, depth: Int) {
    self.depth = depth
    super.init(value)
  }

  override func isEqual(to actual: Any) -> Bool { Optionals.nilDepth(of: actual) == depth }
}

/// A type.
private final class PlainType: PlainValue {
  private let type: Any.Type

  init(_ type: Any.Type) {
    self.type = type
    super.init(type)
  }

  override func isEqual(to actual: Any) -> Bool {
    guard let actual = Optionals.unwrapped(actual) as? Any.Type else { return false }
    return actual == type
  }
}

/// A class instance whose type is not equatable.
final class PlainObject: PlainValue {
  override func isEqual(to actual: Any) -> Bool {
    guard let actual = Optionals.unwrapped(actual) else { return false }
    return Self.isSame(actual, value as AnyObject)
  }

  /// Whether a value is the given class instance itself.
  static func isSame(_ value: Any, _ object: AnyObject) -> Bool {
    type(of: value) is AnyClass && (value as AnyObject) === object
  }
}

extension PlainValue {
  /// The type whose `==` compares a value: of a class the first that has one, so that instances of
  /// its subclasses can be compared with each other.
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

  /// What sets a value apart from the expected one, where both look the same; nil if they do not.
  static func contrast(of actual: Any, to expected: Any) -> String? {
    let texts = (ValueText.made(of: actual), ValueText.made(of: expected))
    guard texts.0.isWhole, texts.1.isWhole, texts.0.text == texts.1.text,
      let actual = Optionals.unwrapped(actual), let expected = Optionals.unwrapped(expected)
    else { return nil }
    let shown = texts.0.shown
    if type(of: actual) != type(of: expected) { return "\(shown) (\(type(of: actual)))" }
    let isObject = type(of: actual) is AnyClass && equatableType(of: actual).isNil
    return "\(shown), which is \(isObject ? "another instance" : "not equal")"
  }
}

/// A tuple, or an array, a dictionary or a result of what is not `Equatable`: compared part by part.
final class PlainParts: PlainValue {
  private let whole: Whole
  private let parts: [PlainValue]

  /// Nil if the value is none of these, one of its parts cannot be compared, or it is too large.
  init?(of value: Any, within limit: inout PlainLimit) {
    guard let whole = Whole(value) else { return nil }
    let values = whole.values
    defer { limit.leave() }
    guard limit.enter(of: values.count) else { return nil }
    var parts: [PlainValue] = []
    for part in values {
      guard let part = PlainValue.of(part, within: &limit) else { return nil }
      parts.append(part)
    }
    self.whole = whole
    self.parts = parts
    super.init(value)
  }

  override func isEqual(to actual: Any) -> Bool {
    guard let actual = Optionals.unwrapped(actual), let other = Whole(actual),
      let values = other.values(as: whole), values.count == parts.count
    else { return false }
    return zip(parts, values).allSatisfy { $0.isEqual(to: $1) }
  }

  /// Whether nil is in as many optionals in both of two values that are equal once their types are
  /// converted, as this adds optionals to elements, and takes some away.
  static func haveEqualDepths(_ expected: Any, _ actual: Any) -> Bool {
    let (left, right) = (Optionals.opened(expected), Optionals.opened(actual))
    guard let parts = left.value as? any MadeOfParts, let others = right.value as? any MadeOfParts,
      let values = others.whole.values(as: parts.whole)
    else { return !left.value.isNil || left.depth == right.depth }
    return zip(parts.whole.values, values).allSatisfy(haveEqualDepths)
  }

  /// What holds the parts together.
  fileprivate enum Whole {
    case tuple([Any])
    case array([Any])
    case dictionary([AnyHashable: Any])
    case success([Any])
    case failure([Any])

    init?(_ value: Any) {
      if let value = value as? any MadeOfParts {
        self = value.whole
      } else {
        let mirror = Mirror(reflecting: value)
        // A type that makes its own mirror is no tuple, whatever that says.
        guard mirror.displayStyle == .tuple, !(value is any CustomReflectable) else { return nil }
        self = .tuple(mirror.children.map(\.value))
      }
    }

    var values: [Any] {
      switch self {
      case .tuple(let values), .array(let values): values
      case .success(let values), .failure(let values): values
      case .dictionary(let entries): Array(entries.values)
      }
    }

    /// Its values in the order of another one; nil if they are of different kinds or keys.
    func values(as other: Whole) -> [Any]? {
      switch (self, other) {
      case (.tuple, .tuple), (.array, .array), (.success, .success), (.failure, .failure): values
      case (.dictionary(let entries), .dictionary(let others)):
        entries.count == others.count ? others.keys.compactMap { entries[$0] } : nil
      default: nil
      }
    }
  }
}

/// How much of a value is looked at to compare it, as one array can stand in it a million times.
struct PlainLimit {
  /// How many values inside each other are compared, which `Any` can hide.
  private static let depthLimit: Int = 40
  private static let partLimit: Int = 1_000_000

  private var depth: Int = 0
  private var parts: Int = partLimit
  /// The type that cannot be compared, and those that hold it.
  private var types: [String] = []
  /// Why the value cannot be compared at all.
  private var excess: Misuse?

  /// Why no value was made.
  var misuse: Misuse { excess ?? .incomparable(types.joined(separator: " in ")) }
  /// More parts were met than are compared.
  var isExceeded: Bool { parts < 0 }

  /// Counts parts that are looked at; false if that are too many.
  mutating func count(_ count: Int) -> Bool {
    parts -= count
    return parts >= 0
  }

  /// Goes into a value with so many parts, unless that is too much.
  mutating func enter(of count: Int) -> Bool {
    depth += 1
    let isTooDeep = depth > Self.depthLimit
    guard isTooDeep || !self.count(count) else { return true }
    excess = .tooLarge(
      isTooDeep
        ? "is nested more than \(Self.depthLimit) deep"
        : "has more than \(Counts.grouped(Self.partLimit)) parts")
    return false
  }

  mutating func leave() { depth -= 1 }

  /// Notes a value that cannot be compared, or that holds such a one.
  mutating func blame(_ value: Any) { types.append("\(type(of: value))") }
}

/// An array, a dictionary or a result, whatever is in it.
private protocol MadeOfParts {
  var whole: PlainParts.Whole { get }
}

extension Array: MadeOfParts {
  fileprivate var whole: PlainParts.Whole { .array(self) }
}

extension Dictionary: MadeOfParts {
  fileprivate var whole: PlainParts.Whole { .dictionary(self) }
}

extension Result: MadeOfParts {
  fileprivate var whole: PlainParts.Whole {
    switch self {
    case .success(let value): .success([value])
    case .failure(let error): .failure([error])
    }
  }
}

/// Looks through optionals whose type is not known, also nested ones.
package enum Optionals {
  /// The value inside any number of optionals; nil if one of them is nil.
  package static func unwrapped(_ value: Any) -> Any? { opened(value).value }

  /// In how many optionals nil is: none in `nil`, one in `.some(nil)`; nil of a value.
  static func nilDepth(of value: Any) -> Int? {
    let opened = opened(value)
    return opened.value.isNil ? opened.depth : nil
  }

  /// The value inside any number of optionals, and how many have something in them.
  static func opened(_ value: Any) -> (value: Any?, depth: Int) {
    var (value, depth) = (value, 0)
    // No recursion: `Any` can hide any number of them.
    while let optional = value as? any AnyOptional {
      guard let wrapped = optional.wrappedValue else { return (nil, depth) }
      (value, depth) = (wrapped, depth + 1)
    }
    return (value, depth)
  }

  /// The type inside any number of optionals.
  static func unwrapped(_ type: Any.Type) -> Any.Type {
    (type as? any AnyOptional.Type).map { unwrapped($0.wrappedType) } ?? type
  }

  /// A value inside as many optionals as a type has; the value itself where that is no optional.
  static func wrapped(_ value: Any, as type: Any.Type) -> Any {
    (type as? any AnyOptional.Type)?.wrapping(value) ?? value
  }
}

extension Optional {
  /// The same as `== nil`, for which the compiler compares all there is for `==`: three times as dear.
  var isNil: Bool { if case .none = self { true } else { false } }
}

private protocol AnyOptional {
  var wrappedValue: Any? { get }
  static var wrappedType: Any.Type { get }
  static func wrapping(_ value: Any) -> Any?
}

extension Optional: AnyOptional {
  fileprivate var wrappedValue: Any? { self }
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate static func wrapping(_ value: Any) -> Any? {
    (Optionals.wrapped(value, as: Wrapped.self) as? Wrapped).map { Optional.some($0) as Any }
  }
}
