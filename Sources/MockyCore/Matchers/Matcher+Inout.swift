extension Matcher {
  /// Matches an `inout` argument by its value at the call, for mocks.
  @_documentation(visibility: internal)
  public static func `inout`<Argument>(
    _ matcher: Matcher<Argument>
  ) -> Matcher where Value == Inout<Argument> {
    matcher.of(plain: matcher.plain, isAny: matcher.isAny) { $0.valueAtCall }
  }
}
