/// What a mock does with calls that nothing speaks of.
///
/// ```swift
/// let log = context.mock(MockLog.self, strictness: .nice)
/// ```
///
/// After OCMock 1.1 and 1.2 (nice mocks) and gMock.
public enum Strictness: Sendable {
  /// Every call must be expected or allowed; the default.
  ///
  /// ```swift
  /// let store = context.mock(MockStore.self, strictness: .strict)
  /// ```
  ///
  /// From OCMock 1.3 (strict mocks).
  case strict
  /// Calls of members that no expectation mentions return default values and are only recorded.
  ///
  /// ```swift
  /// let log = context.mock(MockLog.self, strictness: .nice)
  /// ```
  ///
  /// A member that is expected or allowed somewhere is strict; `never` alone does not make it so.
  ///
  /// After OCMock 1.1 and 1.2 (nice mocks).
  case nice
}
