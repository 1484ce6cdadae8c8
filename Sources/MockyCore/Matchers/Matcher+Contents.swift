import Foundation

extension Matcher where Value: Collection {
  /// A collection, or a string, without elements: `.isEmpty`. From Hamcrest (`empty`).
  public static var isEmpty: Matcher {
    Matcher(expected: { $0.append("empty") }, test: { $0.isEmpty })
  }

  /// A collection, or a string, whose number of elements matches: `.count(.greaterThan(3))`. From
  /// Hamcrest (`hasSize`).
  public static func count(_ matcher: Matcher<Int>) -> Matcher {
    Matcher(
      expected: { description in
        description.append("with a count of ")
        matcher.describe(to: &description)
      },
      mismatch: { value in
        var description = Description()
        description.append("\(ShortText.of(value)), whose count is ")
        matcher.describeMismatch(of: value.count, to: &description)
        return description.text
      },
      capture: matcher.capture.map { capture in { capture($0.count) } },
      misuse: matcher.misuse,
      test: { matcher.test($0.count) })
  }

  /// A collection, or a string, with the given number of elements: `.count(3)`. From Hamcrest
  /// (`hasSize`).
  public static func count(_ count: Int) -> Matcher { .count(.equal(to: count)) }

  /// A collection all of whose elements match, also an empty one:
  /// `.everyElement(.startingWith("ap"))`. From Hamcrest (`everyItem`).
  @_disfavoredOverload
  public static func everyElement(_ matcher: Matcher<Value.Element>) -> Matcher {
    Matcher(
      expected: { description in
        description.append("every element ")
        matcher.describe(to: &description)
      },
      mismatch: { value in
        guard let (index, element) = value.enumerated().first(where: { !matcher.test($0.1) }) else {
          return nil
        }
        var description = Description()
        description.append("\(ShortText.of(value)), whose \(Counts.ordinal(index + 1)) element is ")
        matcher.describeMismatch(of: element, to: &description)
        return description.text
      },
      capture: matcher.capture.map { capture in { $0.forEach(capture) } },
      misuse: matcher.misuse,
      test: { $0.allSatisfy(matcher.test) })
  }

  /// A collection all of whose elements are the given one, also an empty one: `.everyElement(0)`.
  /// From Hamcrest (`everyItem`).
  public static func everyElement(_ element: Value.Element) -> Matcher {
    .everyElement(.value(element))
  }

  /// A collection with at least one element that matches: `.containing(.greaterThan(3))`. From
  /// Hamcrest (`hasItem`).
  @_disfavoredOverload
  public static func containing(_ matcher: Matcher<Value.Element>) -> Matcher {
    Matcher(
      expected: { description in
        description.append("containing ")
        matcher.describe(to: &description)
      },
      capture: matcher.capture.map { capture in
        { value in for element in value where matcher.test(element) { capture(element) } }
      },
      misuse: matcher.misuse,
      test: { $0.contains(where: matcher.test) })
  }

  /// A collection with the given element somewhere in it: `.containing(3)`. From Hamcrest
  /// (`hasItem`).
  public static func containing(_ element: Value.Element) -> Matcher {
    .containing(.value(element))
  }
}

extension Matcher where Value: Collection, Value.Element: Equatable {
  /// A collection with exactly the given elements, each as often as given, in whatever order:
  /// `.inAnyOrder(["apple", "pear"])`.
  ///
  /// `Hashable` elements are found by their hashes. Others are compared each with each, which takes
  /// four times as long for twice as many.
  ///
  /// From Hamcrest (`containsInAnyOrder`).
  public static func inAnyOrder(_ elements: [Value.Element]) -> Matcher {
    Matcher(
      expected: { description in
        description.append(value: elements)
        description.append(" in any order")
      },
      mismatch: { value in
        let value = Array(value)
        let parts = [
          ("without", elements.lacking(in: value)), ("with", value.lacking(in: elements)),
        ]
        .filter { !$0.1.isEmpty }
        .map { "\($0.0) \(ValueText.of($0.1))" }
        return "\(ShortText.of(value)), \(parts.joined(separator: " and "))"
      },
      test: { value in
        value.count == elements.count && elements.lacking(in: Array(value)).isEmpty
      })
  }
}

extension Array where Element: Equatable {
  /// The elements that are left when each element of another list takes an equal one away.
  fileprivate func lacking(in others: [Element]) -> [Element] {
    if let hashable = self as? any HashableList {
      return hashable.elements(lackingIn: others) as? [Element] ?? self
    }
    var others = others
    return filter { element in
      guard let index = others.firstIndex(of: element) else { return true }
      others.remove(at: index)
      return false
    }
  }
}

/// An array whose elements are found by their hashes.
private protocol HashableList {
  /// The same, for a list of the same type.
  func elements(lackingIn others: Any) -> Any
}

extension Array: HashableList where Element: Hashable {
  fileprivate func elements(lackingIn others: Any) -> Any {
    var counts: [Element: Int] = [:]
    for element in others as? [Element] ?? [] { counts[element, default: 0] += 1 }
    return filter { element in
      guard let count = counts[element], count > 0 else { return true }
      counts[element] = count - 1
      return false
    }
  }
}

extension Matcher where Value == String {
  /// A string that begins with another, as every string does with the empty one:
  /// `.startingWith("he")`. From Hamcrest (`startsWith`).
  public static func startingWith(_ prefix: String) -> Matcher {
    Matcher(.start(prefix), test: { $0.hasPrefix(prefix) })
  }

  /// A string that ends with another, as every string does with the empty one: `.endingWith("lo")`.
  /// From Hamcrest (`endsWith`).
  public static func endingWith(_ suffix: String) -> Matcher {
    Matcher(.end(suffix), test: { $0.hasSuffix(suffix) })
  }

  /// A string that has another somewhere in it; the empty one is in every string:
  /// `.containing("ell")`. From Hamcrest (`containsString`).
  public static func containing(_ part: String) -> Matcher {
    Matcher(.somewhere(part), test: { part.isEmpty || $0.contains(part) })
  }

  /// A string some part of which matches a regular expression: `.matching(/p.*m/)`. From Hamcrest
  /// (`matchesPattern`).
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static func matching<Output>(_ regex: Regex<Output>) -> Matcher {
    Matcher(
      expected: { $0.append("a string matching \(pattern(of: regex))") },
      test: { $0.firstMatch(of: regex) != nil })
  }

  /// A string some part of which matches a regular expression of Foundation's:
  /// `.matching(pattern)`.
  ///
  /// For systems that are older than Swift's own regular expressions.
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

  /// A string equal to another but for capital and small letters:
  /// `.equalIgnoringCase(to: "HELLO")`. From Hamcrest (`equalToIgnoringCase`).
  public static func equalIgnoringCase(to text: String) -> Matcher {
    Matcher(
      expected: { description in
        description.append(value: text)
        description.append(" in any case")
      }, test: { $0.lowercased() == text.lowercased() })
  }

  /// "/p.*m/"; what is built of parts may have no such text.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  private static func pattern<Output>(of regex: Regex<Output>) -> String {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let literal = regex._literalPattern
    else { return "a regular expression" }
    return "/\(literal)/"
  }

  private init(_ part: TextPart, test: @escaping (String) -> Bool) {
    self.init(
      expected: { description in
        description.append("a string \(part.words) ")
        description.append(value: part.text)
      }, textPart: part, test: test)
  }
}

/// What is expected of a string's beginning or end, or somewhere in it.
enum TextPart {
  case start(String)
  case end(String)
  case somewhere(String)

  var text: String {
    switch self {
    case .start(let text), .end(let text), .somewhere(let text): text
    }
  }

  /// "starting with".
  var words: String {
    switch self {
    case .start: "starting with"
    case .end: "ending with"
    case .somewhere: "containing"
    }
  }
}
