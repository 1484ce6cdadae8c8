// Matchers that need something that the type of a value lacks. The compiler takes them if nothing
// else fits, and then prints their messages.

@available(*, unavailable, message: "write .oneOf(…), or .in(1...3) with a range")
extension Matcher {
  @_disfavoredOverload
  public static func `in`<Element>(_ values: [Element]) -> Matcher { .any }
}

@available(*, unavailable, message: "its value is not Comparable: write .where or .matching")
extension Matcher {
  @_disfavoredOverload
  public static func greaterThan(_ bound: Value) -> Matcher { .any }

  @_disfavoredOverload
  public static func lessThan(_ bound: Value) -> Matcher { .any }

  @_disfavoredOverload
  public static func atLeast(_ bound: Value) -> Matcher { .any }

  @_disfavoredOverload
  public static func atMost(_ bound: Value) -> Matcher { .any }
}

@available(*, unavailable, message: "its value is no text or collection of such Equatable elements")
extension Matcher {
  @_disfavoredOverload
  public static func containing<Part>(_ part: Part) -> Matcher { .any }
}

@available(*, unavailable, message: "its value is no collection")
extension Matcher {
  @_disfavoredOverload
  public static func count(_ count: Int) -> Matcher { .any }

  @_disfavoredOverload
  public static var isEmpty: Matcher { .any }
}

@available(*, unavailable, message: "its value is not optional, and so never nil")
extension Matcher {
  @_disfavoredOverload
  public static var isNil: Matcher { .any }

  @_disfavoredOverload
  public static var isNotNil: Matcher { .any }
}

@available(*, unavailable, message: "this case holds no values")
extension Matcher {
  @_disfavoredOverload
  public static func `case`<First>(_ value: Value, _ first: First) -> Matcher { .any }
}

@available(*, unavailable, message: "its value is no text")
extension Matcher {
  @_disfavoredOverload
  public static func startingWith(_ part: String) -> Matcher { .any }

  @_disfavoredOverload
  public static func endingWith(_ part: String) -> Matcher { .any }
}

/// Makes the compiler's message for nil among matchers shorter.
///
/// To the compiler, an unavailable conformance is worse than a plain nil, so it doesn't make the forms of
/// members with fewer parameters ambiguous.
@available(*, unavailable, message: "write .isNil")
extension Matcher: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// Cannot be used.
  public init(nilLiteral: ()) { unavailable() }
}

/// Matchers in the place of a plain value.
///
/// The compiler checks a mistake with each overload of a member. In those with plain values, it finds
/// these methods, and knows the types of closures and key paths. Otherwise it would search for
/// seconds, and report that the value's type has no such member.
@available(
  *, unavailable,
  message: "a value belongs here, or .some(…) with the matcher if the argument is optional"
)
extension Equatable {
  public static func matching(@__TestBuilder _ test: (Self) -> Bool) -> Self { unavailable() }
  public static func matching(
    _ description: String, @__TestBuilder _ test: (Self) -> Bool
  ) -> Self { unavailable() }
  public static func some(_ matcher: Matcher<Self>) -> Self { unavailable() }
  public static func allOf(_ matchers: Matcher<Self>...) -> Self { unavailable() }
  public static func `where`<Part>(
    _ path: KeyPath<Self, Part>, _ matcher: Matcher<Part>
  ) -> Self { unavailable() }
  public static func `where`<Part>(_ path: KeyPath<Self, Part>, _ part: Part) -> Self {
    unavailable()
  }
}

@available(*, unavailable, message: "an array belongs here")
extension Array {
  public static func everyElement(_ matcher: Matcher<Element>) -> Self { unavailable() }
  public static func containing(_ matcher: Matcher<Element>) -> Self { unavailable() }
  public static func count(_ matcher: Matcher<Int>) -> Self { unavailable() }
}

@available(*, unavailable, message: "a dictionary belongs here")
extension Dictionary {
  public static func value(forKey key: Key, _ matcher: Matcher<Value>) -> Self { unavailable() }
}

@available(*, unavailable, message: "write .value(forKey: key, value)")
extension Dictionary {
  public static func value<Pattern>(_ key: Key, _ pattern: Pattern) -> Self { unavailable() }
}
