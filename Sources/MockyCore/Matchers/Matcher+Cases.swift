extension Matcher {
  /// Matches a case of an enum that holds one value: `.case(Event.number, .greaterThan(3))`.
  ///
  /// The enum need not be `Equatable`.
  ///
  /// - Parameters:
  ///   - make: the case, such as `Event.number`.
  ///   - matcher: the matcher of its value; any value by default.
  /// - Returns: the matcher.
  ///
  /// From gMock (`VariantWith`).
  public static func `case`<A>(
    _ make: @escaping (A) -> Value, _ matcher: Matcher<A> = .any
  ) -> Matcher { .ofCase(matcher, make) }

  /// Matches a case of an enum that holds two values: `.case(Event.message, .startingWith("a"),
  /// .any)`.
  ///
  /// - Parameters:
  ///   - make: the case, such as `Event.message`.
  ///   - first: the matcher of its first value; any value by default.
  ///   - second: the matcher of its second value; any value by default.
  /// - Returns: the matcher. For cases with more values, use `.matching("…") { … }`.
  ///
  /// From gMock (`VariantWith`).
  public static func `case`<A, B>(
    _ make: @escaping (A, B) -> Value, _ first: Matcher<A> = .any, _ second: Matcher<B> = .any
  ) -> Matcher {
    let values = Matcher<(A, B)>.allOf(first.of { $0.0 }, second.of { $0.1 })
    return .ofCase(values) { make($0.0, $0.1) }
  }

  /// Matches a case of an enum that holds the given value: `.case(Event.number, 3)`.
  ///
  /// - Parameters:
  ///   - make: the case, such as `Event.number`.
  ///   - value: its value, which is compared like any plain value.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func `case`<A>(_ make: @escaping (A) -> Value, _ value: A) -> Matcher {
    .case(make, .value(value))
  }

  /// Matches a case of an enum that holds two given values: `.case(Event.message, "a", 1)`.
  @_disfavoredOverload
  public static func `case`<A, B>(
    _ make: @escaping (A, B) -> Value, _ first: A, _ second: B
  ) -> Matcher { .case(make, .value(first), .value(second)) }

  /// Matches a case of an enum by its first value and a matcher of the second one.
  @_disfavoredOverload
  public static func `case`<A, B>(
    _ make: @escaping (A, B) -> Value, _ first: A, _ second: Matcher<B> = .any
  ) -> Matcher { .case(make, .value(first), second) }

  /// Matches a case of an enum by a matcher of its first value and by the second one.
  @_disfavoredOverload
  public static func `case`<A, B>(
    _ make: @escaping (A, B) -> Value, _ first: Matcher<A>, _ second: B
  ) -> Matcher { .case(make, first, .value(second)) }

  /// Matches a case of an enum that holds no values: `.case(Event.closed)`.
  ///
  /// - Parameter value: the case. One with values is compared like any plain value.
  /// - Returns: the matcher.
  public static func `case`(_ value: Value) -> Matcher {
    if value is any Equatable || payload(of: value) != nil { return .value(value) }
    return Matcher(expected: ValueText.of(value)) { payload(of: $0).isNil && "\($0)" == "\(value)" }
  }

  private static func ofCase<Values>(
    _ matcher: Matcher<Values>, _ make: @escaping (Values) -> Value
  ) -> Matcher {
    matcher.of(
      expected: { "a case of \(Value.self) with \($0)" },
      mismatch: { "\(ShortText.of($0)), which holds \($1)" },
      { value in
        guard let (name, all) = payload(of: value) else { return nil }
        // A single value with a label is the only part of a tuple.
        let values = all as? Values ?? Mirror(reflecting: all).children.first?.value as? Values
        return values.flatMap { payload(of: make($0))?.label == name ? $0 : nil }
      })
  }

  /// The name of an enum's case, and the values that it holds; nil if it holds none.
  private static func payload(of value: Value) -> Mirror.Child? {
    Mirror(reflecting: Optionals.unwrapped(value) ?? value).children.first
  }
}
