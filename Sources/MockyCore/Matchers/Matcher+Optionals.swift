import Foundation

/// Lets matchers be written for optional values whose type is `Value`.
///
/// Only `Optional` conforms.
public protocol __OptionalValue<Wrapped> {
  /// The type of the value inside.
  associatedtype Wrapped

  /// The optional itself.
  var optionalValue: Wrapped? { get }
}

extension Optional: __OptionalValue {
  /// The optional itself.
  public var optionalValue: Wrapped? { self }
}

extension Matcher where Value: __OptionalValue {
  /// No value: `.isNil`. From OCMock 4 (`isNil`).
  public static var isNil: Matcher { Matcher(expected: "nil", test: { $0.optionalValue.isNil }) }

  /// Any value but nil: `.isNotNil`. From OCMock 4 (`isNotNil`).
  public static var isNotNil: Matcher {
    Matcher(expected: "not nil", test: { $0.optionalValue != nil })
  }

  /// A value that is there and matches: `.some(.startingWith("net"))`.
  ///
  /// Mocky's own matchers need no `.some`: `.startingWith("net")`.
  @_disfavoredOverload
  public static func some(_ matcher: Matcher<Value.Wrapped>) -> Matcher {
    // Of an optional in an optional it has to be said which of both is meant.
    let isNested = Value.Wrapped.self is any __OptionalValue.Type
    func words(_ text: String) -> String { isNested ? ".some(\(text))" : text }
    return matcher.of(
      textPart: matcher.body.textPart,
      expected: { matcher.isAny ? "not nil" : words($0) },
      mismatch: { words($1) },
      { $0.optionalValue })
  }
}

extension Matcher where Value: __OptionalValue, Value.Wrapped: Collection {
  /// A collection, or a string, that is there and has no elements.
  @_disfavoredOverload
  public static var isEmpty: Matcher { .some(.isEmpty) }
}

/// Matchers of the value inside, without `.some`.
///
/// The wrapped type is a parameter of each, and each is disfavored. The compiler therefore explains
/// mistakes with values that are not optional as if these did not exist.
extension Matcher {
  /// A value that is there and is the given one: `.some("network")`.
  @_disfavoredOverload
  public static func some<Wrapped>(_ value: Wrapped) -> Matcher where Value == Wrapped? {
    .some(.value(value))
  }

  /// A value that is there, and one part of which matches: `.where(\.name, .startingWith("B"))`.
  @_disfavoredOverload
  public static func `where`<Wrapped, Part>(
    _ path: KeyPath<Wrapped, Part>, _ matcher: Matcher<Part>
  ) -> Matcher where Value == Wrapped? { .some(.where(path, matcher)) }

  /// A value that is there, and one part of which is the given one: `.where(\.last, "Tests")`.
  @_disfavoredOverload
  public static func `where`<Wrapped, Part>(
    _ path: KeyPath<Wrapped, Part>, _ part: Part
  ) -> Matcher where Value == Wrapped? { .some(.where(path, part)) }

  /// A value that is there and above the given one.
  @_disfavoredOverload
  public static func greaterThan<Wrapped: Comparable>(_ bound: Wrapped) -> Matcher
  where Value == Wrapped? { .some(.greaterThan(bound)) }

  /// A value that is there and below the given one.
  @_disfavoredOverload
  public static func lessThan<Wrapped: Comparable>(_ bound: Wrapped) -> Matcher
  where Value == Wrapped? { .some(.lessThan(bound)) }

  /// A value that is there: the given one or one above it.
  @_disfavoredOverload
  public static func atLeast<Wrapped: Comparable>(_ bound: Wrapped) -> Matcher
  where Value == Wrapped? { .some(.atLeast(bound)) }

  /// A value that is there: the given one or one below it.
  @_disfavoredOverload
  public static func atMost<Wrapped: Comparable>(_ bound: Wrapped) -> Matcher
  where Value == Wrapped? { .some(.atMost(bound)) }

  /// A value that is there and inside a range.
  @_disfavoredOverload
  public static func `in`<Wrapped: Comparable>(_ range: some RangeExpression<Wrapped>) -> Matcher
  where Value == Wrapped? { .some(.in(range)) }

  /// A number that is there and near another; Mocky reports a negative tolerance.
  @_disfavoredOverload
  public static func close<Wrapped: FloatingPoint>(
    to number: Wrapped, within tolerance: Wrapped
  ) -> Matcher where Value == Wrapped? { .some(.close(to: number, within: tolerance)) }

  /// A collection, or a string, that is there and whose number of elements matches.
  @_disfavoredOverload
  public static func count<Wrapped: Collection>(_ matcher: Matcher<Int>) -> Matcher
  where Value == Wrapped? { .some(.count(matcher)) }

  /// A collection, or a string, that is there and has the given number of elements.
  @_disfavoredOverload
  public static func count<Wrapped: Collection>(_ count: Int) -> Matcher
  where Value == Wrapped? { .some(.count(count)) }

  /// A collection that is there and all of whose elements match.
  @_disfavoredOverload
  public static func everyElement<Wrapped: Collection>(
    _ matcher: Matcher<Wrapped.Element>
  ) -> Matcher where Value == Wrapped? { .some(.everyElement(matcher)) }

  /// A collection that is there and all of whose elements are the given one.
  @_disfavoredOverload
  public static func everyElement<Wrapped: Collection>(_ element: Wrapped.Element) -> Matcher
  where Value == Wrapped? { .some(.everyElement(element)) }

  /// A collection that is there with at least one element that matches.
  @_disfavoredOverload
  public static func containing<Wrapped: Collection>(
    _ matcher: Matcher<Wrapped.Element>
  ) -> Matcher where Value == Wrapped? { .some(.containing(matcher)) }

  /// A collection that is there with the given element somewhere in it.
  @_disfavoredOverload
  public static func containing<Wrapped: Collection>(_ element: Wrapped.Element) -> Matcher
  where Value == Wrapped? { .some(.containing(element)) }

  /// A collection that is there with exactly the given elements, in whatever order.
  @_disfavoredOverload
  public static func inAnyOrder<Wrapped: Collection>(_ elements: [Wrapped.Element]) -> Matcher
  where Value == Wrapped?, Wrapped.Element: Equatable { .some(.inAnyOrder(elements)) }
}

/// Matchers of a string inside.
extension Matcher where Value == String? {
  /// A string that is there and begins with another.
  @_disfavoredOverload
  public static func startingWith(_ prefix: String) -> Matcher { .some(.startingWith(prefix)) }

  /// A string that is there and ends with another.
  @_disfavoredOverload
  public static func endingWith(_ suffix: String) -> Matcher { .some(.endingWith(suffix)) }

  /// A string that is there and has another somewhere in it.
  @_disfavoredOverload
  public static func containing(_ part: String) -> Matcher { .some(.containing(part)) }

  /// A string that is there and some part of which matches a regular expression.
  @_disfavoredOverload
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static func matching<Output>(_ regex: Regex<Output>) -> Matcher { .some(.matching(regex)) }

  /// A string that is there and some part of which matches a regular expression of Foundation's.
  @_disfavoredOverload
  public static func matching(_ expression: NSRegularExpression) -> Matcher {
    .some(.matching(expression))
  }

  /// A string that is there and equal to another but for capital and small letters.
  @_disfavoredOverload
  public static func equalIgnoringCase(to text: String) -> Matcher {
    .some(.equalIgnoringCase(to: text))
  }
}
