extension Matcher where Value: Collection {
  /// A collection, or a string, without elements: `.isEmpty`. From Hamcrest (`empty`).
  public static var isEmpty: Matcher { Matcher(expected: "empty", test: { $0.isEmpty }) }

  /// A collection, or a string, whose number of elements matches: `.count(.greaterThan(3))`. From
  /// Hamcrest (`hasSize`).
  public static func count(_ matcher: Matcher<Int>) -> Matcher {
    matcher.of(
      expected: { "with a count of \($0)" },
      mismatch: { "\(ShortText.of($0)), whose count is \($1)" },
      { $0.count })
  }

  /// A collection, or a string, with the given number of elements: `.count(3)`. From Hamcrest
  /// (`hasSize`).
  public static func count(_ count: Int) -> Matcher { .count(.equal(to: count)) }

  /// A collection all of whose elements match, also an empty one:
  /// `.everyElement(.startingWith("ap"))`. From Hamcrest (`everyItem`).
  @_disfavoredOverload
  public static func everyElement(_ matcher: Matcher<Value.Element>) -> Matcher {
    Matcher(
      expected: "every element \(matcher.describedText)",
      mismatch: { value in
        value.enumerated().first { !matcher.test($0.1) }.map { index, element in
          let text = matcher.mismatchText(of: element)
          return "\(ShortText.of(value)), whose \(Counts.ordinal(index + 1)) element is \(text)"
        }
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
      expected: "containing \(matcher.describedText)",
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
      expected: "\(ValueText.of(elements)) in any order",
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
  /// The elements that are left when each element of another list takes an equal one away. `Hashable` ones
  /// are found by their hashes.
  fileprivate func lacking(in others: [Element]) -> [Element] {
    let isHashable = Element.self is any Hashable.Type
    func key(_ element: Element) -> AnyHashable? { isHashable ? element as? AnyHashable : nil }
    var rest = others.filter { key($0).isNil }
    var counts = Dictionary(grouping: others.compactMap(key), by: \.self).mapValues(\.count)
    return filter { element in
      if let key = key(element) {
        counts[key, default: 0] -= 1
        return counts[key, default: 0] < 0
      }
      guard let index = rest.firstIndex(of: element) else { return true }
      rest.remove(at: index)
      return false
    }
  }
}
