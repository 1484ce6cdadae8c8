import Foundation

extension Matcher where Value == String {
  /// Matches a string that begins with another: `.startingWith("he")`.
  ///
  /// - Parameter prefix: the beginning. An empty one matches every string.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`startsWith`).
  public static func startingWith(_ prefix: String) -> Matcher {
    Matcher(
      "starting with", prefix, test: { $0.hasPrefix(prefix) },
      place: { $0.first == prefix.first ? prefix + $0.dropFirst(prefix.count) : nil })
  }

  /// Matches a string that ends with another: `.endingWith("lo")`.
  ///
  /// - Parameter suffix: the end. An empty one matches every string.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`endsWith`).
  public static func endingWith(_ suffix: String) -> Matcher {
    Matcher(
      "ending with", suffix, test: { $0.hasSuffix(suffix) },
      place: { $0.last == suffix.last ? $0.dropLast(suffix.count) + suffix : nil })
  }

  /// Matches a string that contains another: `.containing("ell")`.
  ///
  /// - Parameter part: the other string. An empty one matches every string.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`containsString`).
  public static func containing(_ part: String) -> Matcher {
    Matcher(
      "containing", part, test: { part.isEmpty || $0.contains(part) },
      place: { text in
        closest(part, in: text).map { text.prefix($0) + part + text.dropFirst($0 + part.count) }
      })
  }

  /// Matches a string if a part of it matches a regular expression: `.matching(/p.*m/)`.
  ///
  /// - Parameter regex: the regular expression.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`matchesPattern`).
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static func matching<Output>(_ regex: Regex<Output>) -> Matcher {
    Matcher(
      expected: "a string matching \(pattern(of: regex))",
      test: { $0.firstMatch(of: regex) != nil })
  }

  /// Matches a string if a part of it matches a regular expression of Foundation's:
  /// `.matching(pattern)`.
  ///
  /// Use it on systems that are older than Swift's own regular expressions.
  ///
  /// - Parameter expression: the regular expression.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`matchesPattern`).
  public static func matching(_ expression: NSRegularExpression) -> Matcher {
    Matcher(
      expected: "a string matching /\(expression.pattern)/",
      test: { text in
        let whole = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: whole) != nil
      })
  }

  /// Matches a string equal to another, regardless of case: `.equalIgnoringCase(to: "HELLO")`.
  ///
  /// - Parameter text: the expected string.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`equalToIgnoringCase`).
  public static func equalIgnoringCase(to text: String) -> Matcher {
    Matcher(
      expected: "\(ValueText.of(text)) in any case",
      test: { $0.lowercased() == text.lowercased() })
  }

  /// "/p.*m/"; an expression that is built of parts may have no such text.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  private static func pattern<Output>(of regex: Regex<Output>) -> String {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let literal = regex._literalPattern
    else { return "a regular expression" }
    return "/\(literal)/"
  }

  /// - Parameter place: returns a string with the part in its place; nil if there is none, or no
  ///   place for a caret.
  private init(
    _ words: String, _ part: String, test: @escaping (String) -> Bool,
    place: @escaping (String) -> String?
  ) {
    let expected = "a string \(words) \(ValueText.of(part))"
    self.init(
      expected: expected,
      differences: { text in
        guard !part.isEmpty, let wanted = place(text) else { return nil }
        let difference = TextDifference(wanted, text)
        return [.words(expected, got: difference.actual, at: difference.caret)]
      }, test: test)
  }

  /// Returns the place that shares most of a part's beginning; nil if no place has half of it, or if
  /// the search would take long.
  private static func closest(_ part: String, in text: String) -> Int? {
    guard text.utf8.count <= 2_000 else { return nil }
    let (part, text) = (Array(part), Array(text))
    var (best, place) = (part.count / 2, Int?.none)
    for start in text.indices where text[start] == part.first {
      let common = zip(part, text[start...]).prefix { $0 == $1 }.count
      if common > best { (best, place) = (common, start) }
    }
    return place
  }

  /// Matches a text that is equal JSON: `.json(equalTo: #"{"id": 1}"#)`.
  ///
  /// Blanks, the order of keys, and the form of numbers don't matter.
  ///
  /// - Parameter text: the expected JSON. Mocky reports a text that isn't JSON.
  /// - Returns: the matcher.
  public static func json(equalTo text: String) -> Matcher {
    Matcher<Data>.json(equalTo: text).of(
      mismatch: { text, _ in Data(text.utf8).asJSON ?? ValueText.of(text) }, { Data($0.utf8) })
  }
}

extension Matcher where Value == Data {
  /// Matches data that is equal JSON: `.json(equalTo: #"{"id": 1}"#)`.
  ///
  /// Blanks, the order of keys, and the form of numbers don't matter.
  ///
  /// - Parameter text: the expected JSON. Mocky reports a text that isn't JSON.
  /// - Returns: the matcher.
  public static func json(equalTo text: String) -> Matcher {
    let json = Data(text.utf8).asJSON
    return Matcher(
      expected: "JSON equal to \(json ?? text)", mismatch: \.asJSON,
      misuse: json.isNil ? .noJSON(text) : nil,
      differences: { data in
        data.asJSON.flatMap { own in json.map { ValueComparison.differences(of: own, from: $0) } }
      },
      test: { $0.asJSON == json })
  }
}

extension Matcher where Value == Data? {
  /// Matches optional data that is equal JSON, such as the `httpBody` of a `URLRequest`.
  ///
  /// - Parameter text: the expected JSON.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func json(equalTo text: String) -> Matcher { .some(.json(equalTo: text)) }
}

extension Data {
  /// The JSON as a text, with sorted keys and without blanks; nil for other data.
  fileprivate var asJSON: String? {
    let value = try? JSONSerialization.jsonObject(with: self, options: .fragmentsAllowed)
    let form: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    let data = value.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: form) }
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}
