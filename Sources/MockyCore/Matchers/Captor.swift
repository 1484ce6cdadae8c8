/// Captures the arguments of calls, which the test can look at or call later.
///
/// ```swift
/// let sent = Captor<String>()
/// context.check { allowing(mailer).receives.send(.capturing(into: sent)) }
/// …
/// #expect(sent.values == ["hello", "bye"])
/// ```
///
/// You can use it on any thread. In a `verify` block, it captures the arguments of the calls that
/// are found.
///
/// After Mockito (`ArgumentCaptor`) and OCMock 4.
public final class Captor<Value>: Sendable {
  private let recorded = Locked([Value]())

  /// Makes a captor that holds no values.
  public init() {}

  /// The captured values, in the order in which they were captured.
  ///
  /// After Mockito (`ArgumentCaptor.getAllValues`).
  public var values: [Value] { recorded.value }

  /// The value that was captured last; nil if there is none.
  ///
  /// After Mockito (`ArgumentCaptor.getValue`).
  public var last: Value? { values.last }

  /// Captures a value, for closures in `runs` and `performs`.
  ///
  /// ```swift
  /// expectThat(store).receives.save(.any, at: 0).then.runs { item, _ in saved.record(item) }
  /// ```
  ///
  /// Such a closure is `@Sendable`, so it cannot append to an array of the test.
  ///
  /// - Parameter value: the value to capture.
  public func record(_ value: Value) { recorded.withLock { $0.append(value) } }
}

extension Matcher {
  /// Captures the values that a matcher matches: `.capturing(into: items, if: .isEmpty)`.
  ///
  /// ```swift
  /// allowing(store).receives.save(.capturing(into: items), at: .any)
  /// allowing(store).receives.save(.capturing(into: items, if: .startingWith("ap")), at: .any)
  /// ```
  ///
  /// The value is captured only if the expectation handles the whole call.
  ///
  /// - Parameters:
  ///   - captor: the captor.
  ///   - matcher: the matcher of the values; any value matches if you give none.
  /// - Returns: the matcher.
  ///
  /// After Mockito (`ArgumentCaptor.capture`).
  public static func capturing(
    into captor: Captor<Value>, if matcher: Matcher = .any
  ) -> Matcher {
    Matcher(
      expected: matcher.body.words, mismatch: matcher.body.difference,
      plain: matcher.plain, isAny: matcher.isAny,
      capture: { value in
        matcher.capture?(value)
        captor.record(value)
      },
      misuse: matcher.misuse,
      differences: { matcher.body.comparesParts ? matcher.body.differences(of: $0) : nil },
      logic: matcher.body.logic.map { .all([$0, .leaf(.capturing(into: captor))]) },
      test: matcher.test)
  }

  /// Captures the values in optionals that a matcher matches; nil doesn't match.
  ///
  /// - Parameters:
  ///   - captor: the captor.
  ///   - matcher: the matcher of the values; any value matches if you give none.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func capturing<Wrapped>(
    into captor: Captor<Wrapped>, if matcher: Matcher<Wrapped> = .any
  ) -> Matcher where Value == Wrapped? { .some(.capturing(into: captor, if: matcher)) }
}
