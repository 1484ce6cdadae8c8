import Foundation

extension Matcher where Value == String {
  /// A string that begins with another.
  ///
  /// ```swift
  /// expectThat(subscriber).receives.receive(.startingWith("he"))
  /// ```
  ///
  /// - Parameter prefix: the beginning; every string begins with the empty one.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`startsWith`).
  public static func startingWith(_ prefix: String) -> Matcher {
    Matcher(string("starting with", prefix), test: { $0.hasPrefix(prefix) })
  }

  /// A string that ends with another.
  ///
  /// ```swift
  /// expectThat(subscriber).receives.receive(.endingWith("lo"))
  /// ```
  ///
  /// - Parameter suffix: the end; every string ends with the empty one.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`endsWith`).
  public static func endingWith(_ suffix: String) -> Matcher {
    Matcher(string("ending with", suffix), test: { $0.hasSuffix(suffix) })
  }

  /// A string that has another somewhere in it.
  ///
  /// ```swift
  /// expectThat(subscriber).receives.receive(.containing("ell"))
  /// ```
  ///
  /// - Parameter part: the part; the empty string is in every string.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`containsString`).
  public static func containing(_ part: String) -> Matcher {
    Matcher(string("containing", part), test: { part.isEmpty || $0.contains(part) })
  }

  /// A string some part of which matches a regular expression.
  ///
  /// ```swift
  /// expectThat(store).receives.save(.matching(/p.*m/), at: 0)
  /// ```
  ///
  /// - Parameter regex: a regular expression, such as `/[0-9]+/`.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`matchesPattern`).
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static func matching<Output>(_ regex: Regex<Output>) -> Matcher {
    Matcher(
      expected: { $0.append("a string matching a regular expression") },
      test: { $0.firstMatch(of: regex) != nil })
  }

  /// A string some part of which matches a regular expression of Foundation's.
  ///
  /// ```swift
  /// let pattern = try NSRegularExpression(pattern: "p.*m")
  /// expectThat(store).receives.save(.matching(pattern), at: 0)
  /// ```
  ///
  /// For systems that are older than Swift's own regular expressions.
  ///
  /// - Parameter expression: the regular expression.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`matchesPattern`).
  public static func matching(_ expression: NSRegularExpression) -> Matcher {
    Matcher(
      expected: { $0.append("a string matching /\(expression.pattern)/") },
      test: { text in
        let whole = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: whole) != nil
      })
  }

  /// A string equal to another but for capital and small letters.
  ///
  /// ```swift
  /// expectThat(subscriber).receives.receive(.equalIgnoringCase(to: "HELLO"))
  /// ```
  ///
  /// - Parameter text: the string to compare with.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`equalToIgnoringCase`).
  public static func equalIgnoringCase(to text: String) -> Matcher {
    Matcher(
      expected: { description in
        description.append(value: text)
        description.append(" in any case")
      }, test: { $0.lowercased() == text.lowercased() })
  }

  private init(_ expected: @escaping (inout Description) -> Void, test: @escaping (String) -> Bool)
  {
    self.init(expected: expected, test: test)
  }

  private static func string(_ words: String, _ part: String) -> (inout Description) -> Void {
    { description in
      description.append("a string \(words) ")
      description.append(value: part)
    }
  }
}
