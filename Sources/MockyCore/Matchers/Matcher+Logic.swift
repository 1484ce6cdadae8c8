extension Matcher {
  /// A value that both match; the left one is asked first: `.atLeast(1) && .atMost(9)`.
  ///
  /// From Hamcrest (`both … and`).
  public static func && (left: Matcher, right: Matcher) -> Matcher { .allOf(left, right) }

  /// A value that at least one of both matches; the left one is asked first:
  /// `.equal(to: 1) || .greaterThan(9)`.
  ///
  /// From Hamcrest (`either … or`).
  public static func || (left: Matcher, right: Matcher) -> Matcher { .anyOf(left, right) }

  /// A value that does not match: `!.in(0...9)`.
  ///
  /// From Hamcrest (`not`).
  public static prefix func ! (matcher: Matcher) -> Matcher {
    Matcher(
      expected: { description in
        description.append("not ")
        matcher.describe(to: &description)
      }, misuse: matcher.misuse, test: { !matcher.test($0) })
  }

  /// A value that all of them match, asked in their order; without any, every value does.
  ///
  /// From Hamcrest (`allOf`).
  public static func allOf(_ matchers: Matcher...) -> Matcher {
    Matcher(
      expected: joined(matchers, "and", ifNone: "any"),
      mismatch: { value in matchers.first { !$0.test(value) }?.mismatch?(value) },
      capture: captures(matchers)
        ? { value in for matcher in matchers { matcher.capture?(value) } } : nil,
      misuse: matchers.lazy.compactMap(\.misuse).first,
      test: { value in matchers.allSatisfy { $0.test(value) } })
  }

  /// A value that at least one of them matches, asked in their order; without any, no value does.
  ///
  /// From Hamcrest (`anyOf`).
  public static func anyOf(_ matchers: Matcher...) -> Matcher {
    Matcher(
      expected: joined(matchers, "or", ifNone: "nothing"),
      capture: captures(matchers)
        ? { value in matchers.first { $0.test(value) }?.capture?(value) } : nil,
      misuse: matchers.lazy.compactMap(\.misuse).first,
      test: { value in matchers.contains { $0.test(value) } })
  }

  private static func captures(_ matchers: [Matcher]) -> Bool {
    matchers.contains { $0.capture != nil }
  }

  private static func joined(
    _ matchers: [Matcher], _ word: String, ifNone: String
  ) -> (inout Description) -> Void {
    { description in
      let texts = matchers.map(\.describedText)
      switch texts.count {
      case 0: description.append(ifNone)
      case 1: description.append(texts[0])
      default: description.append("(\(texts.joined(separator: " \(word) ")))")
      }
    }
  }
}

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
  /// No value: `.isNil`.
  ///
  /// From OCMock 4 (`isNil`).
  public static var isNil: Matcher {
    Matcher(expected: { $0.append("nil") }, test: { $0.optionalValue == nil })
  }

  /// Any value but nil: `.isNotNil`.
  ///
  /// From OCMock 4 (`isNotNil`).
  public static var isNotNil: Matcher {
    Matcher(expected: { $0.append("not nil") }, test: { $0.optionalValue != nil })
  }

  /// A value that is there and matches: `.some(.startingWith("net"))`.
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
