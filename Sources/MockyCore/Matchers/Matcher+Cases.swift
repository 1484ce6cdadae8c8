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

  private static func ofCase<each Held>(
    _ make: @escaping (repeat each Held) -> Value, _ matchers: repeat Matcher<each Held>
  ) -> Matcher {
    func cast<A>(_ value: Any) -> A? { value as? A }
    var parts: [Matcher<[Any]>] = []
    for matcher in repeat each matchers {
      let index = parts.count
      parts.append(matcher.of { cast($0[index]) })
    }
    return Matcher<[Any]>.combined(.all, parts).of(
      expected: { [parts] _ in
        let words = parts.map(\.body.words)
        guard let sample = DefaultValues().tuple(repeat (each Held).self),
          let text = text(of: make(repeat each sample), words)
        else { return "a case of \(Value.self) with \(Counts.list(words))" }
        return text
      },
      mismatch: { value, part in
        let text = ShortText.of(value)
        return text.contains(part) ? text : "\(text), which holds \(part)"
      },
      { value in
        guard let (name, all) = payload(of: value) else { return nil }
        // A single value with a label is the only part of a tuple.
        let single = Mirror(reflecting: all).children.first?.value
        guard let held = all as? (repeat each Held) ?? single as? (repeat each Held),
          payload(of: make(repeat each held))?.label == name
        else { return nil }
        var values: [Any] = []
        for value in repeat each held { values.append(value) }
        return values
      })
  }

  /// A case with words for its values, such as `.message(a string starting with "a", at: any)`.
  private static func text(of value: Value, _ words: [String]) -> String? {
    guard let (name, all) = payload(of: value), let name else { return nil }
    let parts = Mirror(reflecting: all)
    let isList = parts.displayStyle == .tuple && parts.children.count == words.count
    let labels = isList ? parts.children.map { $0.label ?? "" } : [""]
    let texts = zip(labels, words).map { label, words in
      label.isEmpty || label.hasPrefix(".") ? words : "\(label): \(words)"
    }
    return ".\(name)(\(texts.joined(separator: ", ")))"
  }

  /// The name of an enum's case, and the values that it holds; nil if it holds none.
  private static func payload(of value: Value) -> Mirror.Child? {
    Mirror(reflecting: Optionals.unwrapped(value) ?? value).children.first
  }
}
