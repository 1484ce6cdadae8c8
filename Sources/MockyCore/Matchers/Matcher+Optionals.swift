import Foundation

/// A type of optional values, to which only `Optional` conforms.
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
  /// Matches nil: `.isNil`.
  ///
  /// From OCMock 4 (`isNil`).
  public static var isNil: Matcher { Matcher(expected: "nil", test: { $0.optionalValue.isNil }) }

  /// Matches any value but nil: `.isNotNil`.
  ///
  /// From OCMock 4 (`isNotNil`).
  public static var isNotNil: Matcher {
    Matcher(expected: "not nil", test: { $0.optionalValue != nil })
  }

  /// Matches an optional if it has a value that matches: `.some(even)`.
  ///
  /// Mocky's own matchers need no `.some`: `.startingWith("net")`. Use it for a matcher of your
  /// own.
  ///
  /// - Parameter matcher: the matcher of the value.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func some(_ matcher: Matcher<Value.Wrapped>) -> Matcher {
    // For an optional in an optional, the text distinguishes the two.
    let isNested = Value.Wrapped.self is any __OptionalValue.Type
    func words(_ text: String) -> String { isNested ? ".some(\(text))" : text }
    return matcher.of(
      expected: { matcher.isAny ? "not nil" : words($0) },
      mismatch: { words($1) }, { $0.optionalValue })
  }
}

extension Matcher where Value: __OptionalValue, Value.Wrapped: Collection {
  /// Matches an optional collection or string that isn't nil and has no elements.
  @_disfavoredOverload
  public static var isEmpty: Matcher { .some(.isEmpty) }
}

/// Matchers of the value in an optional, without `.some`.
///
/// The wrapped type is a parameter of each, and each is disfavored. The compiler therefore explains
/// mistakes with values that are not optional as if these did not exist.
extension Matcher {
  /// Matches an optional with the given value: `.some("network")`.
  ///
  /// - Parameter value: the value, which is compared like any plain value.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func some<Wrapped>(_ value: Wrapped) -> Matcher where Value == Wrapped? {
    .some(.value(value))
  }

  /// Matches an optional if it has a value, and a part of that value matches: `.where(\.name,
  /// .startingWith("B"))`.
  ///
  /// - Parameters:
  ///   - path: the key path of the part.
  ///   - matcher: the matcher of the part.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func `where`<Wrapped, Part>(
    _ path: KeyPath<Wrapped, Part>, _ matcher: Matcher<Part>
  ) -> Matcher where Value == Wrapped? { .some(.where(path, matcher)) }

  /// Matches an optional if it has a value with the given part: `.where(\.last, "Tests")`.
  ///
  /// - Parameters:
  ///   - path: the key path of the part.
  ///   - part: the expected part.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func `where`<Wrapped, Part>(
    _ path: KeyPath<Wrapped, Part>, _ part: Part
  ) -> Matcher where Value == Wrapped? { .some(.where(path, part)) }

  /// Matches an optional whose value is above the given one.
  ///
  /// - Parameter bound: the value that the argument must be above.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func greaterThan<Wrapped: Comparable>(_ bound: Wrapped) -> Matcher
  where Value == Wrapped? { .some(.greaterThan(bound)) }

  /// Matches an optional whose value is below the given one.
  ///
  /// - Parameter bound: the value that the argument must be below.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func lessThan<Wrapped: Comparable>(_ bound: Wrapped) -> Matcher
  where Value == Wrapped? { .some(.lessThan(bound)) }

  /// Matches an optional whose value is the given one or above it.
  ///
  /// - Parameter bound: the lowest value that matches.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func atLeast<Wrapped: Comparable>(_ bound: Wrapped) -> Matcher
  where Value == Wrapped? { .some(.atLeast(bound)) }

  /// Matches an optional whose value is the given one or below it.
  ///
  /// - Parameter bound: the highest value that matches.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func atMost<Wrapped: Comparable>(_ bound: Wrapped) -> Matcher
  where Value == Wrapped? { .some(.atMost(bound)) }

  /// Matches an optional whose value is in a range.
  ///
  /// - Parameter range: the range.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func `in`<Wrapped: Comparable>(_ range: some RangeExpression<Wrapped>) -> Matcher
  where Value == Wrapped? { .some(.in(range)) }

  /// Matches an optional whose value is near a number.
  ///
  /// - Parameters:
  ///   - number: the expected number.
  ///   - tolerance: the greatest distance that matches. Mocky reports a negative one.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func close<Wrapped: FloatingPoint>(
    to number: Wrapped, within tolerance: Wrapped
  ) -> Matcher where Value == Wrapped? { .some(.close(to: number, within: tolerance)) }

  /// Matches an optional collection or string by its number of elements.
  ///
  /// - Parameter matcher: the matcher of the number of elements.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func count<Wrapped: Collection>(_ matcher: Matcher<Int>) -> Matcher
  where Value == Wrapped? { .some(.count(matcher)) }

  /// Matches an optional collection or string with a number of elements.
  ///
  /// - Parameter count: the number of elements.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func count<Wrapped: Collection>(_ count: Int) -> Matcher
  where Value == Wrapped? { .some(.count(count)) }

  /// Matches an optional collection if it isn't nil and all its elements match.
  ///
  /// - Parameter matcher: the matcher of the elements.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func everyElement<Wrapped: Collection>(
    _ matcher: Matcher<Wrapped.Element>
  ) -> Matcher where Value == Wrapped? { .some(.everyElement(matcher)) }

  /// Matches an optional collection if it isn't nil and all its elements are the given one.
  ///
  /// - Parameter element: the element, which is compared like any plain value.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func everyElement<Wrapped: Collection>(_ element: Wrapped.Element) -> Matcher
  where Value == Wrapped? { .some(.everyElement(element)) }

  /// Matches an optional collection if at least one element matches.
  ///
  /// - Parameter matcher: the matcher of the element.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func containing<Wrapped: Collection>(
    _ matcher: Matcher<Wrapped.Element>
  ) -> Matcher where Value == Wrapped? { .some(.containing(matcher)) }

  /// Matches an optional collection that contains an element.
  ///
  /// - Parameter element: the element, which is compared like any plain value.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func containing<Wrapped: Collection>(_ element: Wrapped.Element) -> Matcher
  where Value == Wrapped? { .some(.containing(element)) }

  /// Matches an optional collection of exactly these elements, in any order.
  ///
  /// - Parameter elements: the elements.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func inAnyOrder<Wrapped: Collection>(_ elements: [Wrapped.Element]) -> Matcher
  where Value == Wrapped?, Wrapped.Element: Equatable { .some(.inAnyOrder(elements)) }
}

/// Matchers of the string in an optional, without `.some`.
extension Matcher where Value == String? {
  /// Matches an optional string that begins with another.
  ///
  /// - Parameter prefix: the beginning.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func startingWith(_ prefix: String) -> Matcher { .some(.startingWith(prefix)) }

  /// Matches an optional string that ends with another.
  ///
  /// - Parameter suffix: the end.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func endingWith(_ suffix: String) -> Matcher { .some(.endingWith(suffix)) }

  /// Matches an optional string that contains another.
  ///
  /// - Parameter part: the other string.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func containing(_ part: String) -> Matcher { .some(.containing(part)) }

  /// Matches an optional string if a part of it matches a regular expression.
  ///
  /// - Parameter regex: the regular expression.
  /// - Returns: the matcher.
  @_disfavoredOverload
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static func matching<Output>(_ regex: Regex<Output>) -> Matcher { .some(.matching(regex)) }

  /// Matches an optional string if a part of it matches a regular expression of Foundation's.
  ///
  /// - Parameter expression: the regular expression.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func matching(_ expression: NSRegularExpression) -> Matcher {
    .some(.matching(expression))
  }

  /// Matches an optional string equal to another, regardless of case.
  ///
  /// - Parameter text: the expected string.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func equalIgnoringCase(to text: String) -> Matcher {
    .some(.equalIgnoringCase(to: text))
  }

  /// Matches an optional text that is equal JSON.
  ///
  /// - Parameter text: the expected JSON.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func json(equalTo text: String) -> Matcher { .some(.json(equalTo: text)) }
}
