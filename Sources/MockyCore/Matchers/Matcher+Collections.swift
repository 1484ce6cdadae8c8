extension Matcher where Value: Collection {
  /// Matches a collection or a string without elements: `.isEmpty`.
  ///
  /// From Hamcrest (`empty`).
  public static var isEmpty: Matcher { Matcher(expected: "empty", test: { $0.isEmpty }) }

  /// Matches a collection or a string by its number of elements: `.count(.greaterThan(3))`.
  ///
  /// - Parameter matcher: the matcher of the number of elements.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`hasSize`).
  public static func count(_ matcher: Matcher<Int>) -> Matcher {
    matcher.of(
      expected: { "with a count of \($0)" },
      mismatch: { "\(ShortText.of($0)), whose count is \($1)" },
      at: { _ in "count" }, { $0.count })
  }

  /// Matches a collection or a string with a number of elements: `.count(3)`.
  ///
  /// - Parameter count: the number of elements.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`hasSize`).
  public static func count(_ count: Int) -> Matcher { .count(.equal(to: count)) }

  /// Matches a collection if all its elements match: `.everyElement(.startingWith("ap"))`.
  ///
  /// It matches an empty collection, too.
  ///
  /// - Parameter matcher: the matcher of the elements.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`everyItem`).
  @_disfavoredOverload
  public static func everyElement(_ matcher: Matcher<Value.Element>) -> Matcher {
    Matcher(
      expected: "every element \(matcher.body.words)",
      mismatch: { value in
        value.enumerated().first { !matcher.test($0.1) }.map { index, element in
          let text = matcher.mismatchText(of: element)
          return "\(ShortText.of(value)), whose \(Counts.ordinal(index + 1)) element is \(text)"
        }
      },
      capture: matcher.capture.map { capture in { $0.forEach(capture) } },
      misuse: matcher.misuse,
      differences: { value in
        let wrong = value.enumerated().lazy.filter { !matcher.test($0.element) }
        let parts = wrong.flatMap { index, element in
          matcher.body.differences(of: element).map { $0.below("[\(index)]") }
        }
        return Array(parts.prefix(ValueComparison.differenceLimit))
      },
      test: { $0.allSatisfy(matcher.test) })
  }

  /// Matches a collection if all its elements are a given one: `.everyElement(0)`.
  ///
  /// It matches an empty collection, too.
  ///
  /// - Parameter element: the element, which is compared like any plain value.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`everyItem`).
  public static func everyElement(_ element: Value.Element) -> Matcher {
    .everyElement(.value(element))
  }

  /// Matches a collection if at least one element matches: `.containing(.greaterThan(3))`.
  ///
  /// - Parameter matcher: the matcher of the element.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`hasItem`).
  @_disfavoredOverload
  public static func containing(_ matcher: Matcher<Value.Element>) -> Matcher {
    Matcher(
      expected: "containing \(matcher.body.words)",
      capture: matcher.capture.map { capture in
        { value in for element in value where matcher.test(element) { capture(element) } }
      },
      misuse: matcher.misuse,
      test: { $0.contains(where: matcher.test) })
  }

  /// Matches a collection that contains an element: `.containing(3)`.
  ///
  /// - Parameter element: the element, which is compared like any plain value.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`hasItem`).
  public static func containing(_ element: Value.Element) -> Matcher {
    .containing(.value(element))
  }
}

extension Matcher {
  /// Matches a dictionary whose value for a key matches: `.value(forKey: "age", .greaterThan(3))`.
  ///
  /// A dictionary without the key doesn't match.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - matcher: the matcher of the value.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`hasEntry`).
  public static func value<Key: Hashable, Element>(
    forKey key: Key, _ matcher: Matcher<Element>
  ) -> Matcher where Value == [Key: Element] {
    .value(forKey: key, Matcher<Element?>.some(matcher))
  }

  /// Matches a dictionary by its value for a key, or by the lack of one: `.value(forKey: "age", .isNil)`.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - matcher: the matcher of the value, which is nil if there is none.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`hasEntry`).
  @_disfavoredOverload
  public static func value<Key: Hashable, Element>(
    forKey key: Key, _ matcher: Matcher<Element?>
  ) -> Matcher where Value == [Key: Element] {
    matcher.of(
      expected: { "with the value \($0) for the key \(ValueText.of(key))" },
      mismatch: { "\(ShortText.of($0)), whose value for the key \(ValueText.of(key)) is \($1)" },
      at: { _ in "[\(ShortText.of(key))]" }, { .some($0[key]) })
  }

  /// Matches a dictionary with a value for a key: `.value(forKey: "age", 3)`.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: the value, which is compared like any plain value.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`hasEntry`).
  @_disfavoredOverload
  public static func value<Key: Hashable, Element>(
    forKey key: Key, _ value: Element
  ) -> Matcher where Value == [Key: Element] { .value(forKey: key, Matcher<Element>.value(value)) }

  /// Matches an optional dictionary whose value for a key matches.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - matcher: the matcher of the value.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func value<Key: Hashable, Element>(
    forKey key: Key, _ matcher: Matcher<Element>
  ) -> Matcher where Value == [Key: Element]? { .some(.value(forKey: key, matcher)) }

  /// Matches an optional dictionary with a value for a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: the value, which is compared like any plain value.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func value<Key: Hashable, Element>(
    forKey key: Key, _ value: Element
  ) -> Matcher where Value == [Key: Element]? { .some(.value(forKey: key, value)) }

  /// Matches a dictionary by its value for a key, which failures name: `.where(\.["age"], .isNotNil)`.
  ///
  /// - Parameters:
  ///   - path: the key in brackets.
  ///   - matcher: the matcher of the value, which is nil if there is none.
  /// - Returns: the matcher.
  public static func `where`<Key: Hashable & Sendable, Element>(
    _ path: KeyPath<__DictionaryKey<Key>, CollectionOfOne<Key>>, _ matcher: Matcher<Element?>
  ) -> Matcher where Value == [Key: Element] {
    .value(forKey: __DictionaryKey()[keyPath: path][0], matcher)
  }

  /// Matches a dictionary with a value for a key, which failures name: `.where(\.["age"], 3)`.
  ///
  /// - Parameters:
  ///   - path: the key in brackets.
  ///   - value: the value, which is compared like any plain value; nil if there is none.
  /// - Returns: the matcher.
  public static func `where`<Key: Hashable & Sendable, Element>(
    _ path: KeyPath<__DictionaryKey<Key>, CollectionOfOne<Key>>, _ value: Element?
  ) -> Matcher where Value == [Key: Element] {
    .value(forKey: __DictionaryKey()[keyPath: path][0], Matcher<Element?>.value(value))
  }
}

/// The root of key paths such as `\.["age"]`, which reads the key. A path from a dictionary hides it.
///
/// To the compiler, this subscript is more special than a dictionary's, because its keys are also
/// `Sendable`. It therefore prefers the forms of `where` above.
public struct __DictionaryKey<Key: Hashable & Sendable> {
  /// The key in brackets.
  public subscript(key: Key) -> CollectionOfOne<Key> { CollectionOfOne(key) }
}

extension Matcher where Value: Collection, Value.Element: Equatable {
  /// Matches a collection of exactly these elements, in any order: `.inAnyOrder(["apple",
  /// "pear"])`.
  ///
  /// Each element must be there as often as you give it. `Hashable` elements are found by their
  /// hashes. Others are compared each with each, which takes four times as long for twice as many.
  ///
  /// - Parameter elements: the elements.
  /// - Returns: the matcher.
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
  /// The elements that remain when each element of another list takes an equal one away. `Hashable`
  /// ones are found by their hashes.
  fileprivate func lacking(in others: [Element]) -> [Element] {
    // Requests that differ have equal hashes.
    let isHashable = Element.self is any Hashable.Type && !RequestParts.mayBeIn(self)
    func key(_ element: Element) -> AnyHashable? { isHashable ? element as? AnyHashable : nil }
    var rest = others.filter { key($0).isNil }
    var counts = Dictionary(grouping: others.compactMap(key), by: \.self).mapValues(\.count)
    return filter { element in
      if let key = key(element) {
        counts[key, default: 0] -= 1
        return counts[key, default: 0] < 0
      }
      let plain = PlainValue.equal(to: element)
      guard let index = rest.firstIndex(where: { plain.isEqual(to: $0) }) else { return true }
      rest.remove(at: index)
      return false
    }
  }
}
