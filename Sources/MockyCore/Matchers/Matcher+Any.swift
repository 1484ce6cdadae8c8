extension Matcher {
  /// Any value.
  ///
  /// ```swift
  /// allowing(subscriber).receives.receive(.any)
  /// ```
  ///
  /// Written `Matcher.any` where the argument's type has its own static `any`.
  ///
  /// From jMock (`any`) and OCMock 4 (`OCMArg any`).
  public static var any: Matcher {
    Matcher(expected: { $0.append("any") }, isAny: true, test: { _ in true })
  }

  /// A value of the given type, or of one that inherits from it or conforms to it.
  ///
  /// ```swift
  /// expectThat(store).receives.put(.ofType(Dictionary<String, Int>.self))
  /// ```
  ///
  /// - Parameter type: a class, a protocol or any other type.
  /// - Returns: the matcher.
  ///
  /// After OCMock 4 (`isKindOfClass:`).
  public static func ofType<Type>(_ type: Type.Type) -> Matcher {
    Matcher(
      expected: { $0.append("of type \(type)") },
      mismatch: { value in
        let unwrapped = Optionals.unwrapped(value)
        return unwrapped.map { "\(ValueText.of($0)) (\(Swift.type(of: $0)))" }
      },
      test: { $0 is Type })
  }

  /// A value that passes a test of your own.
  ///
  /// ```swift
  /// expectThat(door).receives.open(.matching("over 5") { $0 > 5 })
  /// ```
  ///
  /// - Parameters:
  ///   - description: what is expected, as failures say it.
  ///   - test: whether a value matches.
  /// - Returns: the matcher.
  ///
  /// After OCMock 4 (`checkWithBlock:`).
  public static func matching(
    _ description: String, _ test: @escaping @Sendable (Value) -> Bool
  ) -> Matcher {
    Matcher(description, matches: test)
  }

  /// A value one part of which matches.
  ///
  /// ```swift
  /// expectThat(store).receives.save(.where(\.name, .startingWith("B")))
  /// ```
  ///
  /// - Parameters:
  ///   - path: the part.
  ///   - matcher: what is expected of the part.
  /// - Returns: the matcher.
  ///
  /// After Hamcrest (`hasProperty`) and gMock (`Field`).
  public static func `where`<Part>(
    _ path: KeyPath<Value, Part>, _ matcher: Matcher<Part>
  ) -> Matcher {
    let name = KeyPathText.of(path)
    return Matcher(
      expected: { description in
        description.append("with \(name) ")
        matcher.describe(to: &description)
      },
      mismatch: { value in
        var description = Description()
        description.append(value: value)
        description.append(", whose \(name) is ")
        matcher.describeMismatch(of: value[keyPath: path], to: &description)
        return description.text
      },
      capture: matcher.capture.map { capture in { capture($0[keyPath: path]) } },
      misuse: matcher.misuse,
      test: { matcher.test($0[keyPath: path]) })
  }
}
