extension Matcher {
  /// Matches a case of an enum by its first value, or by its name alone: `.case(Event.message)`.
  ///
  /// The enum need not be `Equatable`.
  ///
  /// - Parameters:
  ///   - make: the case, such as `Event.message`.
  ///   - first: the matcher of its first value; any value by default.
  /// - Returns: the matcher.
  ///
  /// From gMock (`VariantWith`).
  public static func `case`<First, each Rest>(
    _ make: @escaping (First, repeat each Rest) -> Value, _ first: Matcher<First> = .any
  ) -> Matcher { .ofCase(make, first, repeat Matcher<each Rest>.any) }

  /// Matches a case of an enum by all its values: `.case(Event.message, .startingWith("a"), .any)`.
  ///
  /// - Parameters:
  ///   - make: the case, such as `Event.message`.
  ///   - first: the matcher of its first value.
  ///   - second: the matcher of its second value.
  ///   - rest: the matchers of its other values.
  /// - Returns: the matcher.
  ///
  /// From gMock (`VariantWith`).
  public static func `case`<First, Second, each Rest>(
    _ make: @escaping (First, Second, repeat each Rest) -> Value, _ first: Matcher<First>,
    _ second: Matcher<Second>, _ rest: repeat Matcher<each Rest>
  ) -> Matcher { .ofCase(make, first, second, repeat each rest) }

  /// Matches a case of an enum that holds the given value: `.case(Event.number, 3)`.
  ///
  /// - Parameters:
  ///   - make: the case, such as `Event.number`.
  ///   - first: its first value, which is compared like any plain value.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func `case`<First, each Rest>(
    _ make: @escaping (First, repeat each Rest) -> Value, _ first: First
  ) -> Matcher { .case(make, .value(first)) }

  /// Matches a case of an enum that holds the given values: `.case(Event.message, "a", 1)`.
  @_disfavoredOverload
  public static func `case`<First, Second, each Rest>(
    _ make: @escaping (First, Second, repeat each Rest) -> Value, _ first: First,
    _ second: Second, _ rest: repeat each Rest
  ) -> Matcher {
    .ofCase(make, .value(first), .value(second), repeat Matcher<each Rest>.value(each rest))
  }

  /// Matches a case of an enum by its first value and a matcher of the second one.
  @_disfavoredOverload
  public static func `case`<A, B>(
    _ make: @escaping (A, B) -> Value, _ first: A, _ second: Matcher<B>
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

  /// The values that a case holds, with their names.
  private typealias HeldValues = [(name: String, value: Any)]

  private static func ofCase<each Held>(
    _ make: @escaping (repeat each Held) -> Value, _ matchers: repeat Matcher<each Held>
  ) -> Matcher {
    func cast<A>(_ value: Any) -> A? { value as? A }
    func sample<A>(_ matcher: Matcher<A>) throws -> A {
      try matcher.plain.flatMap { cast($0.value) } ?? DefaultValues().part(A.self)
    }
    var parts: [Matcher<HeldValues>] = []
    var types: [Any.Type] = []
    for matcher in repeat each matchers {
      let index = parts.count
      types.append(matcher.body.argumentType)
      parts.append(matcher.of(at: { $0[index].name }) { cast($0[index].value) })
    }
    let all = (repeat each matchers)
    // The name, once a value of the right types has shown it.
    let seen = Locked(String?.none)
    return Matcher<HeldValues>.allOf(parts).of(
      expected: { [parts, types] _ in
        let words = parts.map(\.body.words)
        let sample = try? (repeat sample(each all))
        let name = seen.value ?? sample.flatMap { payload(of: make(repeat each $0))?.label }
        let cases = EnumCase.all(of: Optionals.unwrapped(Value.self), holding: types)
        let named = name.map { name in cases.filter { $0.name == name } } ?? cases
        let texts = named.map { $0.text(words) }
        let unnamed = "a case of \(Value.self) with \(Counts.list(words))"
        return texts.isEmpty ? unnamed : texts.joined(separator: " or ")
      },
      mismatch: { value, part in
        let text = ShortText.of(value)
        return text.contains(part) ? text : "\(text), which holds \(part)"
      },
      at: { payload(of: $0)?.label ?? "" },
      { value in
        guard let (name, all) = payload(of: value) else { return nil }
        // A single value with a label is the only part of a tuple.
        let single = Mirror(reflecting: all).children.first?.value
        guard let held = all as? (repeat each Held) ?? single as? (repeat each Held) else {
          return nil
        }
        let own = payload(of: make(repeat each held))?.label
        seen.withLock { $0 = own }
        guard own == name else { return nil }
        var names = ValueParts(of: Optionals.unwrapped(value) ?? value).parts.map(\.name)[...]
        var values: HeldValues = []
        for value in repeat each held { values.append((names.popFirst() ?? "", value)) }
        return values
      })
  }

  /// The name of an enum's case, and the values that it holds; nil if it holds none.
  private static func payload(of value: Value) -> Mirror.Child? {
    Mirror(reflecting: Optionals.unwrapped(value) ?? value).children.first
  }
}
