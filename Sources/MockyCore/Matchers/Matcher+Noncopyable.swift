extension Matcher {
  /// Matches a noncopyable argument by a test of your own: `.matching("an empty file") { $0.size ==
  /// 0 }`.
  ///
  /// The test sees the argument during the call. After the call, as in a `verify` block, nothing
  /// matches.
  ///
  /// - Parameters:
  ///   - description: the expected argument in words, which failures show.
  ///   - test: returns true if an argument matches.
  /// - Returns: the matcher.
  ///
  /// After OCMock 4 (`checkWithBlock:`).
  public static func matching<Argument: ~Copyable & ~Escapable>(
    _ description: String, _ test: @escaping @Sendable (borrowing Argument) -> Bool
  ) -> Matcher where Value == NoncopyableBox<Argument> {
    Matcher(
      expected: description,
      mismatch: { argument in
        let isThere = argument.borrow { _ in true } ?? false
        return isThere ? "\(argument)" : "\(argument), which nobody can look at after the call"
      },
      test: { $0.borrow(test) ?? false })
  }
}

extension Matcher {
  /// Matches an `inout` argument by its value at the call, for mocks.
  @_documentation(visibility: internal)
  public static func `inout`<Argument>(
    _ matcher: Matcher<Argument>
  ) -> Matcher where Value == Inout<Argument> {
    matcher.of(plain: matcher.plain, isAny: matcher.isAny) { $0.valueAtCall }
  }
}
