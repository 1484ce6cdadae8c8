import Foundation

extension Matcher where Value == String {
  /// Matches a string that begins with another: `.startingWith("he")`.
  ///
  /// - Parameter prefix: the beginning. An empty one matches every string.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`startsWith`).
  public static func startingWith(_ prefix: String) -> Matcher {
    Matcher(.start, prefix, test: { $0.hasPrefix(prefix) })
  }

  /// Matches a string that ends with another: `.endingWith("lo")`.
  ///
  /// - Parameter suffix: the end. An empty one matches every string.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`endsWith`).
  public static func endingWith(_ suffix: String) -> Matcher {
    Matcher(.end, suffix, test: { $0.hasSuffix(suffix) })
  }

  /// Matches a string that contains another: `.containing("ell")`.
  ///
  /// - Parameter part: the other string. An empty one matches every string.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`containsString`).
  public static func containing(_ part: String) -> Matcher {
    Matcher(.somewhere, part, test: { part.isEmpty || $0.contains(part) })
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

  private init(_ place: TextPart.Place, _ part: String, test: @escaping (String) -> Bool) {
    let expected = "a string \(place.rawValue) \(ValueText.of(part))"
    self.init(
      expected: expected,
      differences: { text in
        let difference = TextPart(place: place, text: part).difference(in: text)
        return difference.map { [.words(expected, got: $0.actual, at: $0.caret)] }
      }, test: test)
  }
}

/// The expected beginning or end of a string, or a part somewhere in it.
struct TextPart {
  /// The place of the part, in the words of messages.
  enum Place: String {
    case start = "starting with"
    case end = "ending with"
    case somewhere = "containing"
  }

  let place: Place
  let text: String
}

extension TextPart {
  /// The longest string to search for the closest part.
  private static let searched: Int = 2_000

  /// Returns the first mistake in a string that should have the part; nil if there is no place for a
  /// caret.
  func difference(in actual: String) -> TextDifference? {
    guard !text.isEmpty, let expected = placed(in: actual) else { return nil }
    return TextDifference(expected, actual)
  }

  /// Returns a string with the part in its place.
  private func placed(in actual: String) -> String? {
    switch place {
    case .start: return actual.first == text.first ? text + actual.dropFirst(text.count) : nil
    case .end: return actual.last == text.last ? actual.dropLast(text.count) + text : nil
    case .somewhere:
      guard actual.utf8.count <= Self.searched else { return nil }
      return Self.closest(Array(text), Array(actual)).map { place in
        actual.prefix(place) + text + actual.dropFirst(place + text.count)
      }
    }
  }

  /// Returns the place that shares most of a part's beginning; nil if no place has half of it.
  private static func closest(_ part: [Character], _ text: [Character]) -> Int? {
    var (best, place) = (part.count / 2, Int?.none)
    for start in text.indices where text[start] == part.first {
      let common = zip(part, text[start...]).prefix { $0 == $1 }.count
      if common > best { (best, place) = (common, start) }
    }
    return place
  }
}

extension Matcher where Value == String {
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

extension Matcher where Value == String? {
  /// Matches an optional text that is equal JSON.
  ///
  /// - Parameter text: the expected JSON.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func json(equalTo text: String) -> Matcher { .some(.json(equalTo: text)) }
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
