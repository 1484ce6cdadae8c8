/// Collects what stands in a `check`, `byDefault` or `verify` block; `for`, `if` and `switch` work.
///
/// It takes no `Void` expression on purpose: a `forEach` whose expectations would be dropped is an
/// error and not silence.
@resultBuilder
public enum ExpectationBuilder {
  /// Takes an expectation or a group of them.
  ///
  /// - Parameter part: what stands in the block.
  /// - Returns: what it stands for.
  public static func buildExpression(_ part: any ExpectationPart) -> __PartContents {
    part.contents
  }

  /// Not for a subject without `receives`, which expects no call.
  ///
  /// - Parameter receiver: what `expectThat` or `allowing` gave.
  /// - Returns: nothing: it cannot be called.
  @available(
    *, unavailable, message: "say what is expected, as in expectThat(mock).receives.call()"
  )
  public static func buildExpression<Subject>(_ receiver: Receiver<Subject>) -> __PartContents {
    __PartContents(.list([]))
  }

  /// Not for `receives` without a member, which expects no call.
  ///
  /// - Parameter builder: what `receives` or `received` gave.
  /// - Returns: nothing: it cannot be called.
  @available(*, unavailable, message: "say which member is expected, as in .receives.call()")
  public static func buildExpression(_ builder: any MockExpectations) -> __PartContents {
    __PartContents(.list([]))
  }

  /// Not for lines that say no expectation, such as a `forEach` whose expectations would be dropped.
  ///
  /// - Parameter nothing: what the line gave.
  /// - Returns: nothing: it cannot be called.
  @available(
    *, unavailable,
    message: """
      say what is expected, as in expectThat(mock).receives.call(), and for … in instead of forEach
      """
  )
  public static func buildExpression(_ nothing: Void) -> __PartContents {
    __PartContents(.list([]))
  }

  /// Puts the lines of a block together.
  ///
  /// - Parameter parts: the lines, in order.
  /// - Returns: what they stand for.
  public static func buildBlock(_ parts: __PartContents...) -> __PartContents {
    __PartContents(.list(parts))
  }

  /// Puts the rounds of a `for` together.
  ///
  /// - Parameter parts: the rounds, in order.
  /// - Returns: what they stand for.
  public static func buildArray(_ parts: [__PartContents]) -> __PartContents {
    __PartContents(.list(parts))
  }

  /// Takes an `if` without `else`.
  ///
  /// - Parameter part: what stands in it; nil if the condition is false.
  /// - Returns: what it stands for, which may be nothing.
  public static func buildOptional(_ part: __PartContents?) -> __PartContents {
    part ?? __PartContents(.list([]))
  }

  /// Takes the first branch of an `if` or a `switch`.
  ///
  /// - Parameter part: what stands in the branch.
  /// - Returns: the same.
  public static func buildEither(first part: __PartContents) -> __PartContents { part }

  /// Takes the second branch of an `if` or a `switch`.
  ///
  /// - Parameter part: what stands in the branch.
  /// - Returns: the same.
  public static func buildEither(second part: __PartContents) -> __PartContents { part }

  /// Takes what stands in an `if #available`.
  ///
  /// - Parameter part: what stands in it.
  /// - Returns: the same.
  public static func buildLimitedAvailability(_ part: __PartContents) -> __PartContents { part }
}
