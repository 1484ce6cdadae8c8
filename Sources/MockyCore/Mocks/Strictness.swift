/// The treatment of calls that no expectation mentions.
///
/// ```swift
/// let log = context.mock(MockLog.self, strictness: .nice)
/// ```
public enum Strictness: Sendable {
  /// Every call fails that is neither expected nor allowed; the default.
  ///
  /// From OCMock 1.3 (strict mocks).
  case strict
  /// Calls of members that no expectation mentions return default values, and are only recorded.
  ///
  /// A member that an expectation mentions is strict, unless `never` alone mentions it.
  ///
  /// After OCMock 1.1 and 1.2 (nice mocks).
  case nice
  /// Members that return nothing are treated as in a nice mock, and all others as in a strict one.
  ///
  /// From Mockable (`relaxedVoid`).
  case niceForVoid
  /// Calls of members that no expectation mentions run the default that an extension of the protocol
  /// gives them. Members without a default are strict.
  ///
  /// ```swift
  /// let delegate = context.mock(MockDownloadDelegate.self, strictness: .defaults)
  /// ```
  ///
  /// The plugin and `mockygen` see defaults in the extensions of the protocol and of its parents.
  /// The calls that a default makes on `self` reach the mock, but `self` is another object there. A
  /// mock without such a default is reported as a programming error.
  ///
  /// After Mockito (`CALLS_REAL_METHODS`).
  case defaults
}
