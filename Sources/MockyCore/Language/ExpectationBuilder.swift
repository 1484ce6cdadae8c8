/// Collects the expectations in a `check`, `byDefault` or `verify` block; `for`, `if` and `switch` work.
///
/// It takes no `Void` expression on purpose: a `forEach` whose expectations would be dropped is an
/// error and not silence.
@resultBuilder
public enum ExpectationBuilder {
  /// Takes an expectation or a group of them.
  public static func buildExpression(_ part: any ExpectationPart) -> ExpectationGroup {
    part.contents
  }

  @available(*, unavailable, message: "say which member is expected, as in .receives.call()")
  public static func buildExpression(_ builder: any MockExpectations) -> ExpectationGroup {
    unavailable()
  }

  /// Not for lines without an expectation, such as a `forEach` whose expectations would be dropped.
  @available(*, unavailable, message: "write expectations, and for … in instead of forEach")
  public static func buildExpression(_ nothing: Void) -> ExpectationGroup { unavailable() }

  @available(*, unavailable, message: "write an expectation: expectThat(mock).receives.call()")
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> ExpectationGroup { unavailable() }

  /// Puts the lines of a block together.
  public static func buildBlock(_ parts: ExpectationGroup...) -> ExpectationGroup {
    ExpectationGroup(.list(parts))
  }

  /// Puts the rounds of a `for` together.
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

/// A role for the parts of a `check`, `byDefault` or `verify` block.
///
/// Expectations are parts, and so are the groups that `whenState`, `inSequence`, `inOrder` and
/// `anyOf` make of them. Not meant to be adopted outside Mocky.
public protocol ExpectationPart {
  /// The expectations of the part.
  @_documentation(visibility: internal)
  var contents: ExpectationGroup { get }
}

/// Not for a subject without `receives`, which expects no call.
///
/// As a conformance, and not as a form that the builder refuses: an editor then offers what begins an
/// expectation among the first on an empty line of a block.
@available(*, unavailable, message: "write an expectation: expectThat(mock).receives.call()")
extension Receiver: ExpectationPart {
  /// No expectations.
  @_documentation(visibility: internal)
  public var contents: ExpectationGroup { unavailable() }
}
