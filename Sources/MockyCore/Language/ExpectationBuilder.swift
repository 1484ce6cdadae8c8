/// The result builder of `check`, `byDefault` and `verify` blocks, in which `for`, `if` and
/// `switch` work.
///
/// Write `for … in` instead of `forEach`. The compiler rejects `forEach`, which would drop its
/// expectations.
@resultBuilder
public enum ExpectationBuilder {
  /// Takes an expectation. It needs no place, which would be a fifteenth of the code of its line.
  public static func buildExpression(_ part: any ExpectationPart) -> ExpectationGroup {
    part.contents
  }

  /// Takes a group. Failures of a helper's group are reported at the line in the block.
  public static func buildExpression(
    _ group: ExpectationGroup, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) -> ExpectationGroup {
    guard case .list = group.content else { return group }
    return group.placed(fileID, filePath, line, column)
  }

  @available(*, unavailable, message: "say which member is expected, as in .receives.call()")
  public static func buildExpression(_ builder: any MockExpectations) -> ExpectationGroup {
    unavailable()
  }

  /// Rejects lines without an expectation, such as a `forEach` that would drop its expectations.
  @available(
    *, unavailable,
    message: """
      this line expects no call: write for … in for forEach, name(setTo: value) for name = value, \
      and return an ExpectationGroup from a helper
      """
  )
  public static func buildExpression(_ nothing: Void) -> ExpectationGroup { unavailable() }

  /// Combines the lines of a block.
  public static func buildBlock(_ parts: ExpectationGroup...) -> ExpectationGroup {
    ExpectationGroup(.list(parts))
  }

  /// Combines the rounds of a `for` loop.
  public static func buildArray(_ parts: [ExpectationGroup]) -> ExpectationGroup {
    ExpectationGroup(.list(parts))
  }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ part: ExpectationGroup?) -> ExpectationGroup {
    part ?? ExpectationGroup(.list([]))
  }

  /// Takes the first branch of an `if` or a `switch`.
  public static func buildEither(first part: ExpectationGroup) -> ExpectationGroup { part }

  /// Takes the second branch of an `if` or a `switch`.
  public static func buildEither(second part: ExpectationGroup) -> ExpectationGroup { part }

  /// Takes the branch of an `if #available`.
  public static func buildLimitedAvailability(_ part: ExpectationGroup) -> ExpectationGroup { part }
}

/// Reports a subject without `receives`, which expects no call.
///
/// This is a conformance and not a form that the builder rejects. An editor therefore offers the
/// beginnings of expectations among its first completions on an empty line of a block.
@available(*, unavailable, message: "write an expectation: expectThat(mock).receives.call()")
extension Receiver: ExpectationPart {
  /// No expectations.
  @_documentation(visibility: internal)
  public var contents: ExpectationGroup { unavailable() }
}
