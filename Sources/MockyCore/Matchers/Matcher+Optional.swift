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
  /// No value.
  ///
  /// ```swift
  /// expectThat(log).receives.write("done", category: .isNil)
  /// ```
  ///
  /// From OCMock 4 (`isNil`).
  public static var isNil: Matcher {
    Matcher(expected: { $0.append("nil") }, test: { $0.optionalValue == nil })
  }

  /// Any value but nil.
  ///
  /// ```swift
  /// expectThat(log).receives.write("done", category: .isNotNil)
  /// ```
  ///
  /// From OCMock 4 (`isNotNil`).
  public static var isNotNil: Matcher {
    Matcher(expected: { $0.append("not nil") }, test: { $0.optionalValue != nil })
  }

  /// A value that is there and matches.
  ///
  /// ```swift
  /// expectThat(log).receives.write("done", category: .some(.startingWith("net")))
  /// ```
  ///
  /// - Parameter matcher: what is expected of the value inside the optional.
  /// - Returns: the matcher.
  public static func some(_ matcher: Matcher<Value.Wrapped>) -> Matcher {
    Matcher(
      expected: matcher.isAny ? { $0.append("not nil") } : matcher.expected,
      mismatch: { value in
        guard let wrapped = value.optionalValue else { return "nil" }
        return matcher.mismatch?(wrapped) ?? ValueText.of(wrapped)
      },
      capture: matcher.capture.map { capture in { $0.optionalValue.map(capture) } },
      misuse: matcher.misuse,
      test: { $0.optionalValue.map(matcher.test) ?? false })
  }
}
