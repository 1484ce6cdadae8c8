// The operators of matchers return a generic type, for the sake of the compiler's errors. If an
// operator's result is a plain value, as in some overloads of each member, the compiler then rejects
// the operator at once. If the result were a matcher of any type, the compiler would try all types for
// seconds, and report another mistake.
//
// The compiler reports the mistake with the fewest points. A wrong name in a key path has 9, and each
// missing conformance 3, so there are four protocols.

/// A matcher. Only ``Matcher`` conforms to it, and to the three protocols below.
public protocol __AnyMatcher<Value> {
  /// The type of the values that it matches.
  associatedtype Value
}

/// A matcher, for three points more.
public protocol __Matcher3 {}
/// A matcher, for three points more.
public protocol __Matcher6 {}
/// A matcher, for three points more.
public protocol __Matcher9 {}

/// The result of an operator, which is a matcher.
public typealias __JoinedMatcher = __AnyMatcher & __Matcher3 & __Matcher6 & __Matcher9

extension Matcher: __JoinedMatcher {}

/// Matches a value if both matchers do: `.atLeast(1) && .atMost(9)`.
///
/// - Parameters:
///   - left: the matcher that is asked first.
///   - right: the matcher that is asked only if the first one matches.
/// - Returns: the matcher.
///
/// From Hamcrest (`both … and`).
public func && <Both: __JoinedMatcher>(
  left: Matcher<Both.Value>, right: Matcher<Both.Value>
) -> Both { cast(Matcher.allOf(left, right)) }

/// Matches a value if at least one of two matchers does: `.equal(to: 1) || .greaterThan(9)`.
///
/// - Parameters:
///   - left: the matcher that is asked first.
///   - right: the matcher that is asked only if the first one does not match.
/// - Returns: the matcher.
///
/// From Hamcrest (`either … or`).
public func || <Either: __JoinedMatcher>(
  left: Matcher<Either.Value>, right: Matcher<Either.Value>
) -> Either { cast(Matcher.anyOf(left, right)) }

extension __AnyMatcher where Self: __Matcher3 & __Matcher6 & __Matcher9 {
  /// Matches a value if another matcher does not: `!.in(0...9)`.
  ///
  /// - Parameter matcher: the other matcher.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`not`).
  public static prefix func ! (matcher: Self) -> Self { cast(Matcher<Value>.not(cast(matcher))) }

  /// Matches a value if both matchers do. The compiler takes it if no type is given for the result:
  /// `let both = even && .atMost(9)`.
  @_disfavoredOverload
  public static func && (left: Self, right: Self) -> Self {
    cast(Matcher<Value>.allOf(cast(left), cast(right)))
  }

  /// Matches a value if at least one of two matchers does. The compiler takes it if no type is given
  /// for the result: `let either = even || .atMost(9)`.
  @_disfavoredOverload
  public static func || (left: Self, right: Self) -> Self {
    cast(Matcher<Value>.anyOf(cast(left), cast(right)))
  }
}
