extension Matcher {
  /// An argument that cannot be recorded and passes a test of your own.
  ///
  /// ```swift
  /// expectThat(archive).receives.store(.matching("an empty file") { $0.size == 0 })
  /// ```
  ///
  /// The test sees the argument while it is passed. Where it is over, as in a `verify` block, nothing
  /// matches.
  ///
  /// - Parameters:
  ///   - description: what is expected, as failures say it.
  ///   - test: whether the argument matches.
  /// - Returns: the matcher.
  ///
  /// After OCMock 4 (`checkWithBlock:`).
  public static func matching<Argument: ~Copyable & ~Escapable>(
    _ description: String, _ test: @escaping @Sendable (borrowing Argument) -> Bool
  ) -> Matcher where Value == Unrecorded<Argument> {
    Matcher(
      expected: { $0.append(description) },
      mismatch: { argument in
        let isThere = argument.borrow { _ in true } ?? false
        return isThere ? "\(argument)" : "\(argument), which nobody can look at after the call"
      },
      test: { $0.borrow(test) ?? false })
  }
}
