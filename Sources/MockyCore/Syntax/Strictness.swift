/// What a mock does with calls that nothing speaks of.
///
/// After OCMock 1.1 and 1.2 (nice mocks) and gMock.
public enum Strictness: Sendable {
  /// Every call must be expected or allowed; the default.
  case strict
  /// Calls of members that no expectation mentions return default values and are only recorded.
  ///
  /// A member that is expected or allowed somewhere is strict; `never` alone does not make it so.
  case nice
}
