extension Matcher {
  /// A plain value: what an expectation's argument means when it is not a matcher.
  ///
  /// ```swift
  /// expectThat(subscriber).receives.receive(.value("hello"))  // as receive("hello")
  /// ```
  ///
  /// It means equality if the value's own type is `Equatable`, also behind `any P`, `any Error`,
  /// `Any` and optionals. It means identity for a class instance or a type, and either for each
  /// part of a tuple. Other values are programming errors. `nil` and `.some(nil)` are two values.
  ///
  /// - Parameter value: the argument that is expected.
  ///
  /// After jMock, where plain arguments mean equality.
  public static func value(_ value: Value) -> Matcher {
    var limit = PlainLimit()
    guard let plain = PlainValue.of(value, within: &limit) else {
      return Matcher(expected: ValueText.of(value), misuse: limit.misuse, test: { _ in false })
    }
    return Matcher(TypedArgumentMatcher(plain: plain))
  }
}

extension Matcher where Value: Equatable {
  /// A value equal to the given one: `.equal(to: "hello") || .isEmpty`. From Hamcrest (`equalTo`).
  public static func equal(to value: Value) -> Matcher {
    Matcher(TypedArgumentMatcher(plain: PlainValue.equal(to: value)))
  }

  /// Any value but one equal to the given one: `.notEqual(to: "bye")`. After OCMock 4
  /// (`isNotEqual:`).
  public static func notEqual(to value: Value) -> Matcher { !.equal(to: value) }

  /// A value equal to one of several, as none is without any: `.oneOf("apple", "pear")`. From
  /// Hamcrest (`oneOf`).
  public static func oneOf(_ values: Value...) -> Matcher {
    Matcher(expected: "one of \(ValueText.of(values))", test: { values.contains($0) })
  }
}

extension Matcher {
  /// The given type itself, where types are arguments: `.equal(to: Store.self)`. From Hamcrest
  /// (`equalTo`).
  public static func equal<Subject>(to type: Subject.Type) -> Matcher
  where Value == Subject.Type { .value(type) }

  /// The given type itself, or nil never: `.equal(to: Store.self)`. From Hamcrest (`equalTo`).
  public static func equal<Subject>(to type: Subject.Type) -> Matcher
  where Value == Subject.Type? { .value(type) }

  /// The given type itself, where any type may be the argument: `.equal(to: Store.self)`. From
  /// Hamcrest (`equalTo`).
  public static func equal(to type: Any.Type) -> Matcher where Value == Any.Type { .value(type) }

  /// The given object itself, not an equal one: `.identical(to: parcel)`; nil matches nil only.
  /// From Hamcrest (`sameInstance`).
  public static func identical(to object: AnyObject?) -> Matcher {
    Matcher(
      expected: object.map { "the instance \(ValueText.of($0))" } ?? "nil",
      mismatch: { value in
        let text = ValueText.of(value)
        guard let object, ValueText.of(object) == text else { return text }
        let other = Optionals.unwrapped(value) ?? value
        return "another instance, at \(address(of: other)), not at \(address(of: object))"
      },
      test: { value in
        guard let object else { return Optionals.nilDepth(of: value) == 0 }
        return Optionals.unwrapped(value).map { PlainValue.isSame($0, object) } ?? false
      })
  }

  /// Tells objects apart that look the same.
  private static func address(of object: Any) -> String {
    "\(Unmanaged.passUnretained(object as AnyObject).toOpaque())"
  }
}

extension Matcher where Value: Comparable {
  /// A value above the given one: `.greaterThan(3)`. From Hamcrest (`greaterThan`).
  public static func greaterThan(_ bound: Value) -> Matcher {
    comparing("greater than", bound) { $0 > bound }
  }

  /// A value below the given one: `.lessThan(3)`. From Hamcrest (`lessThan`).
  public static func lessThan(_ bound: Value) -> Matcher {
    comparing("less than", bound) { $0 < bound }
  }

  /// The given value or one above it: `.atLeast(3)`. From Hamcrest (`greaterThanOrEqualTo`).
  public static func atLeast(_ bound: Value) -> Matcher {
    comparing("at least", bound) { $0 >= bound }
  }

  /// The given value or one below it: `.atMost(3)`. From Hamcrest (`lessThanOrEqualTo`).
  public static func atMost(_ bound: Value) -> Matcher {
    comparing("at most", bound) { $0 <= bound }
  }

  /// A value inside a range of any kind: `.in(1...3)`, `.in(1..<3)`, `.in(1...)`. After Nimble's
  /// and Hamcrest's comparisons.
  public static func `in`(_ range: some RangeExpression<Value>) -> Matcher {
    Matcher(expected: "in \(ValueText.of(range))", test: { range.contains($0) })
  }

  private static func comparing(
    _ words: String, _ bound: Value, _ test: @escaping (Value) -> Bool
  ) -> Matcher {
    Matcher(expected: "\(words) \(ValueText.of(bound))", test: test)
  }
}

extension Matcher where Value: FloatingPoint {
  /// A number near another.
  ///
  /// ```swift
  /// expectThat(store).receives.weigh(.close(to: 1, within: 0.1))
  /// ```
  ///
  /// - Parameters:
  ///   - number: the number to be near to.
  ///   - tolerance: the greatest distance that matches; Mocky reports a negative one.
  ///
  /// From Hamcrest (`closeTo`).
  public static func close(to number: Value, within tolerance: Value) -> Matcher {
    Matcher(
      expected: "\(number) within \(tolerance)",
      mismatch: { "\($0), which differs by \(abs($0 - number))" },
      misuse: tolerance < 0 ? .negativeTolerance("\(tolerance)") : nil,
      // Infinity is close to itself, though the difference is not a number.
      test: { $0 == number || abs($0 - number) <= tolerance })
  }
}
