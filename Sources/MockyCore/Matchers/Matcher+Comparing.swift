extension Matcher {
  /// Matches a plain value, like an argument that isn't a matcher.
  ///
  /// ```swift
  /// expectThat(subscriber).receives.receive(.value("hello"))  // as receive("hello")
  /// ```
  ///
  /// It compares by equality if the value's own type is `Equatable`, even behind `any P`, `any
  /// Error`, `Any` and optionals. It compares other class instances and types by identity. Tuples,
  /// arrays, dictionaries and results are compared by their parts. A `URLRequest` is also compared by
  /// its headers and body, which Foundation's `==` ignores. `nil` and `.some(nil)` are two values.
  /// Mocky reports a value that cannot be compared.
  ///
  /// - Parameter value: the expected argument.
  /// - Returns: the matcher.
  ///
  /// After jMock, in which plain arguments mean equality.
  public static func value(_ value: Value) -> Matcher {
    guard let plain = PlainValue.of(value) else {
      let types = CompositePlainValue.incomparableTypes(in: value).joined(separator: " in ")
      return Matcher(
        expected: ValueText.of(value), misuse: .incomparable(types), test: { _ in false })
    }
    return Matcher(TypedArgumentMatcher(plain: plain))
  }

  /// Matches the given object itself, and no equal one: `.identical(to: parcel)`.
  ///
  /// Mocky reports it for a type whose values can't be objects.
  ///
  /// - Parameter object: the expected object; nil matches nil only.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`sameInstance`).
  @_disfavoredOverload
  public static func identical(to object: AnyObject?) -> Matcher {
    Matcher(
      expected: object.map { "the instance \(ValueText.of($0))" } ?? "nil",
      mismatch: { value in
        let text = ValueText.of(value)
        return object.map { ValueText.of($0) } == text ? "another instance" : text
      },
      misuse: canBeObject(Optionals.unwrapped(Value.self)) ? nil : .identicalValue("\(Value.self)"),
      differences: { value in
        guard let object, ValueText.of(object) == ValueText.of(value) else { return nil }
        return [.alike(object, "another instance")]
      },
      test: { value in
        guard let object else { return Optionals.nilDepth(of: value) == 0 }
        return PlainValue.isSame(Optionals.unwrapped(value), object)
      })
  }

  /// Matches the given object itself, or nil: `.identical(to: parcel)`.
  ///
  /// - Parameter object: the expected object; nil matches nil only.
  /// - Returns: the matcher.
  public static func identical<Object: AnyObject>(to object: AnyObject?) -> Matcher
  where Value == Object? { Matcher<Any>.identical(to: object).of { .some($0 as Any) } }

  /// Returns whether values of a type can be objects. Types of protocols end with ".Protocol".
  private static func canBeObject(_ type: Any.Type) -> Bool {
    type is AnyClass || "\(Swift.type(of: type))".hasSuffix(".Protocol") || type == AnyHashable.self
  }

  /// Matches a value equal to the given one, whose own type is compared: `.equal(to: failure)`.
  ///
  /// It is for types such as `any Error`, `Any` and `[String: Any]`. It compares like a plain value,
  /// and Mocky reports a value that cannot be compared.
  ///
  /// - Parameter value: the expected value.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`equalTo`).
  @_disfavoredOverload
  public static func equal(to value: Value) -> Matcher { .value(value) }

  /// Matches a value that differs from the given one, whose own type is compared.
  ///
  /// - Parameter value: the value that doesn't match.
  /// - Returns: the matcher.
  ///
  /// After OCMock 4 (`isNotEqual:`).
  @_disfavoredOverload
  public static func notEqual(to value: Value) -> Matcher { !.value(value) }
}

extension Matcher where Value: AnyObject {
  /// Matches the given object itself, and no equal one: `.identical(to: parcel)`.
  ///
  /// The compiler prefers it to the form for any type if overloads leave open which type is meant.
  ///
  /// - Parameter object: the expected object.
  /// - Returns: the matcher.
  public static func identical(to object: AnyObject?) -> Matcher {
    Matcher<Any>.identical(to: object).of { .some($0) }
  }
}

extension Matcher where Value: Equatable {
  /// Matches a value equal to the given one: `.equal(to: "hello") || .isEmpty`.
  ///
  /// - Parameter value: the expected value.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`equalTo`).
  public static func equal(to value: Value) -> Matcher {
    Matcher(TypedArgumentMatcher(plain: PlainValue.equal(to: value)))
  }

  /// Matches a value that differs from the given one: `.notEqual(to: "bye")`.
  ///
  /// - Parameter value: the value that doesn't match.
  /// - Returns: the matcher.
  ///
  /// After OCMock 4 (`isNotEqual:`).
  public static func notEqual(to value: Value) -> Matcher { !.equal(to: value) }

  /// Matches a value equal to one of several: `.oneOf("apple", "pear")`.
  ///
  /// - Parameter values: the expected values. If there are none, no value matches.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`oneOf`).
  public static func oneOf(_ values: Value...) -> Matcher {
    let plain = values.map { PlainValue.equal(to: $0) }
    return Matcher(expected: "one of \(ValueText.of(values))") { value in
      plain.contains { $0.isEqual(to: value) }
    }
  }
}

extension Matcher where Value: Comparable {
  /// Matches a value above the given one: `.greaterThan(3)`.
  ///
  /// - Parameter bound: the value that the argument must be above.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`greaterThan`).
  public static func greaterThan(_ bound: Value) -> Matcher {
    comparing("greater than", bound) { $0 > bound }
  }

  /// Matches a value below the given one: `.lessThan(3)`.
  ///
  /// - Parameter bound: the value that the argument must be below.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`lessThan`).
  public static func lessThan(_ bound: Value) -> Matcher {
    comparing("less than", bound) { $0 < bound }
  }

  /// Matches the given value or one above it: `.atLeast(3)`.
  ///
  /// - Parameter bound: the lowest value that matches.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`greaterThanOrEqualTo`).
  public static func atLeast(_ bound: Value) -> Matcher {
    comparing("at least", bound) { $0 >= bound }
  }

  /// Matches the given value or one below it: `.atMost(3)`.
  ///
  /// - Parameter bound: the highest value that matches.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`lessThanOrEqualTo`).
  public static func atMost(_ bound: Value) -> Matcher {
    comparing("at most", bound) { $0 <= bound }
  }

  /// Matches a value in a range: `.in(1...3)`, `.in(1..<3)`, `.in(1...)`.
  ///
  /// - Parameter range: the range.
  /// - Returns: the matcher.
  ///
  /// After Nimble's and Hamcrest's comparisons.
  public static func `in`(_ range: some RangeExpression<Value>) -> Matcher {
    Matcher(expected: "in \(ValueText.of(range))", test: { range.contains($0) })
  }

  private static func comparing(
    _ words: String, _ bound: Value, _ test: @escaping (Value) -> Bool
  ) -> Matcher { Matcher(expected: "\(words) \(ValueText.of(bound))", test: test) }
}

extension Matcher where Value: FloatingPoint {
  /// Matches a number near another: `.close(to: 1, within: 0.1)`.
  ///
  /// ```swift
  /// expectThat(store).receives.weigh(.close(to: 1, within: 0.1))
  /// ```
  ///
  /// - Parameters:
  ///   - number: the expected number.
  ///   - tolerance: the greatest distance that matches. Mocky reports a negative one.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`closeTo`).
  public static func close(to number: Value, within tolerance: Value) -> Matcher {
    Matcher(
      expected: "\(number) within \(tolerance)",
      mismatch: { "\($0), which differs by \(abs($0 - number))" },
      misuse: tolerance < 0 ? .negativeTolerance("\(tolerance)") : nil,
      // Infinity is close to itself, although the difference is not a number.
      test: { $0 == number || abs($0 - number) <= tolerance })
  }
}
