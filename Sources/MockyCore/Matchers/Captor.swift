/// Keeps the arguments of the calls that an expectation took, for the test to look at.
///
/// ```swift
/// let sent = Captor<String>()
/// context.check { allowing(mailer).receives.send(.capturing(into: sent)) }
/// …
/// #expect(sent.values == ["hello", "bye"])
/// ```
///
/// After Mockito (`ArgumentCaptor`) and OCMock 4.
public final class Captor<Value>: Sendable {
  private let recorded = Locked([Value]())

  /// Makes a captor that holds nothing yet.
  public init() {}

  /// The captured values so far, in the order of the calls. After Mockito
  /// (`ArgumentCaptor.getAllValues`).
  public var values: [Value] { recorded.value }

  /// The value that was captured last; nil if there is none. After Mockito (`ArgumentCaptor.getValue`).
  public var last: Value? { values.last }

  /// Keeps a value, for closures of `runs` and `performs`, which cannot append to an array of the
  /// test: `.then.runs { _, level in levels.record(level) }`.
  public func record(_ value: Value) { recorded.withLock { $0.append(value) } }
}

extension Matcher {
  /// Any value, kept in a captor when the whole call is taken: `.capturing(into: items)`. After
  /// Mockito (`ArgumentCaptor.capture`).
  public static func capturing(into captor: Captor<Value>) -> Matcher {
    .capturing(into: captor, if: .any)
  }

  /// A value that matches, kept in a captor when the whole call is taken:
  /// `.capturing(into: items, if: .startingWith("ap"))`. After Mockito (`ArgumentCaptor.capture`).
  public static func capturing(into captor: Captor<Value>, if matcher: Matcher) -> Matcher {
    Matcher(
      expected: matcher.describedText,
      mismatch: matcher.body.difference,
      plain: matcher.plain,
      isAny: matcher.isAny,
      capture: { value in
        matcher.capture?(value)
        captor.record(value)
      },
      misuse: matcher.misuse,
      textPart: matcher.body.textPart,
      test: matcher.test)
  }
}
