/// Collects what stands in a `check`, `byDefault` or `verify` block; `for`, `if` and `switch` work.
///
/// It takes no `Void` expression on purpose: a `forEach` whose expectations would be dropped is an
/// error and not silence.
@resultBuilder
public enum ExpectationBuilder {
  public static func buildExpression(_ part: any ExpectationPart) -> __PartContents {
    part.contents
  }

  @available(
    *, unavailable, message: "say what is expected, as in expectThat(mock).receives.call()"
  )
  public static func buildExpression<Subject>(_ receiver: Receiver<Subject>) -> __PartContents {
    __PartContents(.list([]))
  }

  @available(*, unavailable, message: "say which member is expected, as in .receives.call()")
  public static func buildExpression(_ builder: any MockExpectations) -> __PartContents {
    __PartContents(.list([]))
  }

  public static func buildBlock(_ parts: __PartContents...) -> __PartContents {
    __PartContents(.list(parts))
  }

  public static func buildArray(_ parts: [__PartContents]) -> __PartContents {
    __PartContents(.list(parts))
  }

  public static func buildOptional(_ part: __PartContents?) -> __PartContents {
    part ?? __PartContents(.list([]))
  }

  public static func buildEither(first part: __PartContents) -> __PartContents { part }

  public static func buildEither(second part: __PartContents) -> __PartContents { part }

  public static func buildLimitedAvailability(_ part: __PartContents) -> __PartContents { part }
}
