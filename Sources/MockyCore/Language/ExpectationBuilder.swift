/// Collects the expectations in a `check`, `byDefault` or `verify` block; `for`, `if` and `switch` work.
///
/// It takes no `Void` expression on purpose: a `forEach` whose expectations would be dropped is an
/// error and not silence.
@resultBuilder
public enum ExpectationBuilder {
  /// Takes an expectation or a group of them.
  public static func buildExpression(_ part: any ExpectationPart) -> __PartContents {
    part.contents
  }

  @available(*, unavailable, message: "say which member is expected, as in .receives.call()")
  public static func buildExpression(_ builder: any MockExpectations) -> __PartContents {
    unavailable()
  }

  /// Not for lines without an expectation, such as a `forEach` whose expectations would be dropped.
  @available(*, unavailable, message: "write expectations, and for … in instead of forEach")
  public static func buildExpression(_ nothing: Void) -> __PartContents { unavailable() }

  @available(*, unavailable, message: "write an expectation: expectThat(mock).receives.call()")
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> __PartContents { unavailable() }

  /// Puts the lines of a block together.
  public static func buildBlock(_ parts: __PartContents...) -> __PartContents { .list(parts) }

  /// Puts the rounds of a `for` together.
  public static func buildArray(_ parts: [__PartContents]) -> __PartContents { .list(parts) }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ part: __PartContents?) -> __PartContents {
    part ?? .list()
  }

  /// Takes the first branch of an `if` or a `switch`.
  public static func buildEither(first part: __PartContents) -> __PartContents { part }

  /// Takes the second branch of an `if` or a `switch`.
  public static func buildEither(second part: __PartContents) -> __PartContents { part }

  /// Takes the branch of an `if #available`.
  public static func buildLimitedAvailability(_ part: __PartContents) -> __PartContents { part }
}

/// A role for the parts of a `check`, `byDefault` or `verify` block.
///
/// Expectations are parts, and so are the groups that `whenState`, `inSequence`, `inOrder` and
/// `anyOf` make of them. Not meant to be adopted outside Mocky.
public protocol ExpectationPart {
  /// The expectations of the part.
  @_documentation(visibility: internal)
  var contents: __PartContents { get }
}

/// Not for a subject without `receives`, which expects no call.
///
/// As a conformance, and not as a form that the builder refuses: an editor then offers what begins an
/// expectation among the first on an empty line of a block.
@available(*, unavailable, message: "write an expectation: expectThat(mock).receives.call()")
extension Receiver: ExpectationPart {
  /// No expectations.
  @_documentation(visibility: internal)
  public var contents: __PartContents { unavailable() }
}

/// The expectations of a part of a block; machinery of ``ExpectationPart``.
public struct __PartContents {
  enum Content {
    /// One expectation.
    case expectation(Declaration)
    /// Several parts, one after the other.
    case list([__PartContents])
    /// Parts that hold only in a state.
    indirect case guarded(StatePredicate, __PartContents)
    /// Parts that hold only in their turn.
    indirect case sequenced([CallSequence], __PartContents)
    /// Allowances that need not be used.
    indirect case lenient(__PartContents, SourcePosition)
    /// The expectations of a `check` inside another one, which are declared already.
    indirect case nested([Expectation], in: Context)
    /// Calls that a `verify` block wants to find in this order.
    indirect case inOrder(__PartContents, SourcePosition)
    /// Calls of which a `verify` block wants to find at least one.
    indirect case anyOf(__PartContents, SourcePosition)

    /// The parts in it.
    fileprivate var parts: [__PartContents] {
      switch self {
      case .expectation, .nested: []
      case .list(let parts): parts
      case .guarded(_, let inner), .sequenced(_, let inner), .inOrder(let inner, _),
        .anyOf(let inner, _), .lenient(let inner, _):
        [inner]
      }
    }
  }

  /// The limit of groups inside each other: each takes its part of the stack.
  private static let depthLimit: Int = 100

  static func list(_ parts: [Self] = []) -> Self { Self(.list(parts)) }

  let content: Content
  /// The number of groups inside each other.
  private(set) var depth: Int = 0

  init(_ content: Content) {
    self.content = content
    for part in content.parts where part.depth > depth { depth = part.depth }
  }

  /// The contents of a group.
  var grouped: Self {
    var contents = self
    contents.depth += 1
    return contents.depth > Self.depthLimit ? contents.flattened : contents
  }

  /// An expectation that Mocky reports, in place of groups that are nested too deeply.
  private var flattened: __PartContents {
    enterBlock()
    guard let first else { return .list() }
    let declaration = first.changing {
      $0.groupMisuse = .nestedTooDeeply(Self.depthLimit)
      $0.line = $0.line.naming($0.subject)
    }
    return __PartContents(.expectation(declaration))
  }

  /// Marks all expectations as used: they are in a block, which is refused as a whole.
  func enterBlock() {
    for declaration in written { declaration.line.use() }
  }

  /// Lets the first expectation speak for all, if they are dropped.
  func makeOne() {
    guard let first = written.first?.line else { return }
    for declaration in written.dropFirst() { declaration.line.first = first }
  }

  /// The expectations that no block of their own has declared.
  var written: [Declaration] {
    leaves.compactMap {
      if case .expectation(let written) = $0.content { written } else { nil }
    }
  }

  /// The place of the first expectation; nil if there is none.
  var position: SourcePosition? { first?.position }

  private var first: Declaration? {
    leaves.lazy.compactMap { leaf in
      switch leaf.content {
      case .expectation(let declaration): declaration
      case .nested(let expectations, _): expectations.first?.declaration
      default: nil
      }
    }.first
  }

  /// The parts that hold no others, in their order.
  private var leaves: [__PartContents] {
    var (leaves, rest) = ([__PartContents](), [self])
    while let part = rest.popLast() {
      let parts = part.content.parts
      if parts.isEmpty { leaves.append(part) }
      rest += parts.reversed()
    }
    return leaves
  }
}
