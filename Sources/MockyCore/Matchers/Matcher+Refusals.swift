/// Matchers that need something of a value's type, where the type lacks it: the compiler takes them
/// where nothing else fits, and then says what is missing.
extension Matcher {
  /// Not of what is not `Equatable`.
  @available(
    *, unavailable,
    message: """
      its value is not Equatable: say .where for a part of it, or .matching with words and a \
      test
      """
  )
  @_disfavoredOverload
  public static func equal(to value: Value) -> Matcher { .any }

  /// Not of what is not `Equatable`.
  @available(
    *, unavailable,
    message: """
      its value is not Equatable: say .where for a part of it, or .matching with words and a \
      test
      """
  )
  @_disfavoredOverload
  public static func notEqual(to value: Value) -> Matcher { .any }

  /// Not of what is not `Comparable`.
  @available(
    *, unavailable,
    message: """
      its value is not Comparable: say .where for a part of it, or .matching with words and a \
      test
      """
  )
  @_disfavoredOverload
  public static func greaterThan(_ bound: Value) -> Matcher { .any }

  /// Not of what is not `Comparable`.
  @available(
    *, unavailable,
    message: """
      its value is not Comparable: say .where for a part of it, or .matching with words and a \
      test
      """
  )
  @_disfavoredOverload
  public static func lessThan(_ bound: Value) -> Matcher { .any }

  /// Not of what is not `Comparable`.
  @available(
    *, unavailable,
    message: """
      its value is not Comparable: say .where for a part of it, or .matching with words and a \
      test
      """
  )
  @_disfavoredOverload
  public static func atLeast(_ bound: Value) -> Matcher { .any }

  /// Not of what is not `Comparable`.
  @available(
    *, unavailable,
    message: """
      its value is not Comparable: say .where for a part of it, or .matching with words and a \
      test
      """
  )
  @_disfavoredOverload
  public static func atMost(_ bound: Value) -> Matcher { .any }

  /// Not of what contains nothing of the kind.
  @available(
    *, unavailable,
    message: """
      its value is neither a text nor a collection that contains such elements, or these are not \
      Equatable: say .matching with words and a test
      """
  )
  @_disfavoredOverload
  public static func containing<Part>(_ part: Part) -> Matcher { .any }

  /// Not of what is no collection.
  @available(*, unavailable, message: "its value is no collection")
  @_disfavoredOverload
  public static func count(_ count: Int) -> Matcher { .any }

  /// Not of what is no collection.
  @available(*, unavailable, message: "its value is no collection")
  @_disfavoredOverload
  public static var isEmpty: Matcher { .any }

  /// Not of what is not optional.
  @available(*, unavailable, message: "its value is not optional, and so never nil")
  @_disfavoredOverload
  public static var isNil: Matcher { .any }

  /// Not of what is not optional.
  @available(*, unavailable, message: "its value is not optional, and so never nil")
  @_disfavoredOverload
  public static var isNotNil: Matcher { .any }

  /// Not of what is no text.
  @available(*, unavailable, message: "its value is no text")
  @_disfavoredOverload
  public static func startingWith(_ part: String) -> Matcher { .any }

  /// Not of what is no text.
  @available(*, unavailable, message: "its value is no text")
  @_disfavoredOverload
  public static func endingWith(_ part: String) -> Matcher { .any }
}

/// Takes no nil. To the compiler a value is then nearer to nil than any matcher, and it says that it is no
/// such value, instead of listing both.
@available(*, unavailable, message: "nil is a value only of an optional")
extension Matcher: ExpressibleByNilLiteral where Value == Never {
  /// Cannot be used.
  public init(nilLiteral: ()) { unavailable() }
}
