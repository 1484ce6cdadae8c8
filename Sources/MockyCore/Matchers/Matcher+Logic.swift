extension Matcher {
  /// A value that both match.
  public static func && (left: Matcher, right: Matcher) -> Matcher { .allOf(left, right) }

  /// A value that at least one of both matches.
  public static func || (left: Matcher, right: Matcher) -> Matcher { .anyOf(left, right) }

  /// A value that does not match.
  public static prefix func ! (matcher: Matcher) -> Matcher {
    Matcher(
      expected: { description in
        description.append("not ")
        matcher.describe(to: &description)
      }, misuse: matcher.misuse, test: { !matcher.test($0) })
  }

  /// A value that all of them match.
  ///
  /// - Parameter matchers: what is expected; none of them matches every value.
  public static func allOf(_ matchers: Matcher...) -> Matcher {
    Matcher(
      expected: joined(matchers, "and"),
      mismatch: { value in matchers.first { !$0.test(value) }?.mismatch?(value) },
      capture: { value in for matcher in matchers { matcher.capture?(value) } },
      misuse: matchers.lazy.compactMap(\.misuse).first,
      test: { value in matchers.allSatisfy { $0.test(value) } })
  }

  /// A value that at least one of them matches.
  ///
  /// - Parameter matchers: what is expected; none of them matches no value.
  public static func anyOf(_ matchers: Matcher...) -> Matcher {
    Matcher(
      expected: joined(matchers, "or"),
      capture: { value in matchers.first { $0.test(value) }?.capture?(value) },
      misuse: matchers.lazy.compactMap(\.misuse).first,
      test: { value in matchers.contains { $0.test(value) } })
  }

  private static func joined(
    _ matchers: [Matcher], _ word: String
  ) -> (inout Description) -> Void {
    { description in
      let texts = matchers.map(\.describedText)
      description.append(texts.isEmpty ? "(\(word) of nothing)" : "")
      description.append(
        texts.count > 1 ? "(\(texts.joined(separator: " \(word) ")))" : texts.joined())
    }
  }
}
