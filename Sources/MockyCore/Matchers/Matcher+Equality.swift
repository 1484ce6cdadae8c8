extension Matcher {
  /// A plain value: what an expectation's argument means when it is not a matcher.
  ///
  /// ```swift
  /// expectThat(subscriber).receives.receive(.value("hello"))  // as receive("hello")
  /// ```
  ///
  /// Equality when the value's own type is `Equatable` (also behind `any P`, `any Error`, `Any` and
  /// optionals), identity when it is a class instance or a type, the same for each part when it is
  /// a tuple, and otherwise misuse.
  ///
  /// - Parameter value: the argument that is expected.
  /// - Returns: the matcher; one for a value that cannot be compared is misuse where it is used.
  ///
  /// After jMock, where plain arguments mean equality.
  public static func value(_ value: Value) -> Matcher {
    guard let plain = PlainValue.of(value) else {
      return Matcher(
        expected: { $0.append(value: value) }, misuse: incomparable(value), test: { _ in false })
    }
    return Matcher(
      expected: { $0.append(value: value) },
      mismatch: { PlainValue.contrast(of: $0, to: value) },
      plain: plain,
      test: { plain.isEqual(to: $0) })
  }

  private static func incomparable(_ value: Value) -> String {
    """
    \(PlainTuple.incomparableType(in: value)) is neither Equatable nor a class, so that a \
    plain value cannot be compared: use a matcher, such as .any or .matching("…") { … }
    """
  }
}

extension Matcher where Value: Equatable {
  /// A value equal to the given one.
  ///
  /// ```swift
  /// expectThat(subscriber).receives.receive(.equal(to: "hello") || .isEmpty)
  /// ```
  ///
  /// - Parameter value: what to be equal to.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`equalTo`).
  public static func equal(to value: Value) -> Matcher {
    Matcher(
      expected: { $0.append(value: value) },
      mismatch: { PlainValue.contrast(of: $0, to: value) },
      plain: PlainValue.equal(to: value),
      test: { $0 == value })
  }

  /// Any value but one equal to the given one.
  ///
  /// ```swift
  /// expectThat(subscriber).receives.receive(.notEqual(to: "bye"))
  /// ```
  ///
  /// - Parameter value: what not to be equal to.
  /// - Returns: the matcher.
  ///
  /// After OCMock 4 (`isNotEqual:`).
  public static func notEqual(to value: Value) -> Matcher { !.equal(to: value) }
}

extension Matcher {
  /// The given object itself, not an equal one.
  ///
  /// ```swift
  /// expectThat(store).receives.put(.identical(to: parcel))
  /// ```
  ///
  /// - Parameter object: the class instance; nil matches nil only.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`sameInstance`).
  public static func identical(to object: AnyObject?) -> Matcher {
    Matcher(
      expected: { $0.append(identity(of: object)) },
      mismatch: { value in
        Optionals.unwrapped(value).flatMap {
          type(of: $0) is AnyClass ? ValueText.identity($0 as AnyObject) : nil
        }
      },
      test: { value in
        guard let object else { return Optionals.unwrapped(value) == nil }
        return Optionals.unwrapped(value).map { PlainObject.isSame($0, object) } ?? false
      })
  }

  private static func identity(of object: AnyObject?) -> String {
    guard let object else { return "nil" }
    return "the instance \(ValueText.identity(object))"
  }
}
