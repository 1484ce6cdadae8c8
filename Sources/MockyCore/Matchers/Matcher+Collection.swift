extension Matcher where Value: Collection {
  /// A collection, or a string, without elements.
  ///
  /// ```swift
  /// expectThat(store).receives.saveAll(.isEmpty)
  /// ```
  ///
  /// From Hamcrest (`empty`).
  public static var isEmpty: Matcher {
    Matcher(expected: { $0.append("empty") }, test: { $0.isEmpty })
  }

  /// A collection, or a string, whose number of elements matches.
  ///
  /// ```swift
  /// expectThat(store).receives.saveAll(.count(.greaterThan(3)))
  /// ```
  ///
  /// - Parameter matcher: what is expected of the number, such as `.greaterThan(3)`.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`hasSize`).
  public static func count(_ matcher: Matcher<Int>) -> Matcher {
    Matcher(
      expected: { description in
        description.append("with a count of ")
        matcher.describe(to: &description)
      },
      mismatch: { value in
        var description = Description()
        description.append(value: value)
        description.append(", whose count is ")
        matcher.describeMismatch(of: value.count, to: &description)
        return description.text
      },
      capture: matcher.capture.map { capture in { capture($0.count) } },
      misuse: matcher.misuse,
      test: { matcher.test($0.count) })
  }

  /// A collection, or a string, with the given number of elements.
  ///
  /// ```swift
  /// expectThat(store).receives.saveAll(.count(2))
  /// ```
  ///
  /// - Parameter count: the number of elements.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`hasSize`).
  public static func count(_ count: Int) -> Matcher { .count(.equal(to: count)) }

  /// A collection all of whose elements match; also an empty one.
  ///
  /// ```swift
  /// expectThat(store).receives.saveAll(.everyElement(.startingWith("ap")))
  /// ```
  ///
  /// - Parameter matcher: what is expected of each element.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`everyItem`).
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
        description.append(value: value)
        description.append(", whose \(Counts.ordinal(index + 1)) element is ")
        matcher.describeMismatch(of: element, to: &description)
        return description.text
      },
      capture: matcher.capture.map { capture in { $0.forEach(capture) } },
      misuse: matcher.misuse,
      test: { $0.allSatisfy(matcher.test) })
  }

  /// A collection with at least one element that matches.
  ///
  /// ```swift
  /// expectThat(store).receives.save(.containing(.greaterThan(3)))
  /// ```
  ///
  /// - Parameter matcher: what is expected of one of the elements.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`hasItem`).
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
}

extension Matcher where Value: Collection, Value.Element: Equatable {
  /// A collection with the given element somewhere in it.
  ///
  /// ```swift
  /// expectThat(store).receives.saveAll(.containing("apple"))
  /// ```
  ///
  /// - Parameter element: the element.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`hasItem`).
  public static func containing(_ element: Value.Element) -> Matcher {
    .containing(.equal(to: element))
  }

  /// A collection with exactly the given elements, each as often as given, in whatever order.
  ///
  /// ```swift
  /// expectThat(store).receives.saveAll(.inAnyOrder(["apple", "pear"]))
  /// ```
  ///
  /// - Parameter elements: the elements.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`containsInAnyOrder`).
  public static func inAnyOrder(_ elements: [Value.Element]) -> Matcher {
    Matcher(
      expected: { description in
        description.append(value: elements)
        description.append(" in any order")
      },
      mismatch: { value in
        var missing = elements
        let extra = value.filter { element in
          guard let index = missing.firstIndex(of: element) else { return true }
          missing.remove(at: index)
          return false
        }
        let parts = [("without", missing), ("with", extra)].filter { !$0.1.isEmpty }
          .map { "\($0.0) \(ValueText.of($0.1))" }
        return "\(ValueText.of(value)), \(parts.joined(separator: " and "))"
      },
      test: { value in
        var missing = elements
        for element in value {
          guard let index = missing.firstIndex(of: element) else { return false }
          missing.remove(at: index)
        }
        return missing.isEmpty
      })
  }
}
