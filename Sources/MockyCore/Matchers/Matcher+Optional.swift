/// Lets matchers be written for optional values whose type is `Value`.
///
/// Only `Optional` conforms.
public protocol __OptionalValue<Wrapped> {
  associatedtype Wrapped
  var __optional: Wrapped? { get }
}

extension Optional: __OptionalValue {
  public var __optional: Wrapped? { self }
}

extension Matcher where Value: __OptionalValue {
  /// No value.
  public static var isNil: Matcher {
    Matcher(expected: { $0.append("nil") }, test: { $0.__optional == nil })
  }

  /// Any value but nil.
  public static var isNotNil: Matcher {
    Matcher(expected: { $0.append("not nil") }, test: { $0.__optional != nil })
  }

  /// A value that is there and matches.
  ///
  /// - Parameter matcher: what is expected of the value inside the optional.
  public static func some(_ matcher: Matcher<Value.Wrapped>) -> Matcher {
    Matcher(
      expected: matcher.expected,
      mismatch: { value in
        guard let wrapped = value.__optional else { return "nil" }
        return matcher.mismatch?(wrapped) ?? ValueText.of(wrapped)
      },
      capture: matcher.capture.map { capture in { $0.__optional.map(capture) } },
      misuse: matcher.misuse,
      test: { $0.__optional.map(matcher.test) ?? false })
  }
}
