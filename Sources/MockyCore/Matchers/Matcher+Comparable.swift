extension Matcher where Value: Comparable {
  /// A value above the given one.
  ///
  /// ```swift
  /// expectThat(store).receives.load(.greaterThan(3))
  /// ```
  ///
  /// - Parameter bound: the value to be above.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`greaterThan`).
  public static func greaterThan(_ bound: Value) -> Matcher {
    comparing("greater than", bound) { $0 > bound }
  }

  /// A value below the given one.
  ///
  /// ```swift
  /// expectThat(store).receives.load(.lessThan(3))
  /// ```
  ///
  /// - Parameter bound: the value to be below.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`lessThan`).
  public static func lessThan(_ bound: Value) -> Matcher {
    comparing("less than", bound) { $0 < bound }
  }

  /// The given value or one above it.
  ///
  /// ```swift
  /// expectThat(store).receives.load(.atLeast(3))
  /// ```
  ///
  /// - Parameter bound: the least value that matches.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`greaterThanOrEqualTo`).
  public static func atLeast(_ bound: Value) -> Matcher {
    comparing("at least", bound) { $0 >= bound }
  }

  /// The given value or one below it.
  ///
  /// ```swift
  /// expectThat(store).receives.load(.atMost(3))
  /// ```
  ///
  /// - Parameter bound: the greatest value that matches.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`lessThanOrEqualTo`).
  public static func atMost(_ bound: Value) -> Matcher {
    comparing("at most", bound) { $0 <= bound }
  }

  /// A value inside a range.
  ///
  /// ```swift
  /// expectThat(store).receives.load(.in(1...3))
  /// ```
  ///
  /// - Parameter range: any kind of range: `1...3`, `1..<3`, `1...`, `...3`.
  /// - Returns: the matcher.
  ///
  /// After Nimble's and Hamcrest's comparisons.
  public static func `in`(_ range: some RangeExpression<Value>) -> Matcher {
    Matcher(
      expected: { description in
        description.append("in ")
        description.append(value: range)
      }, test: { range.contains($0) })
  }

  private static func comparing(
    _ words: String, _ bound: Value, _ test: @escaping (Value) -> Bool
  ) -> Matcher {
    Matcher(
      expected: { description in
        description.append("\(words) ")
        description.append(value: bound)
      }, test: test)
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
  ///   - tolerance: the greatest distance that matches; a negative one is misuse.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`closeTo`).
  public static func close(to number: Value, within tolerance: Value) -> Matcher {
    Matcher(
      expected: { $0.append("\(number) within \(tolerance)") },
      mismatch: { "\($0), which differs by \(abs($0 - number))" },
      misuse: tolerance < 0 ? "no number is within \(tolerance) of another" : nil,
      // Infinity is close to itself, though the difference is not a number.
      test: { $0 == number || abs($0 - number) <= tolerance })
  }
}
