/// Collects what stands in a `check`, `byDefault` or `verify` block; `for`, `if` and `switch` work.
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
    __PartContents(.list([]))
  }

  /// Not for lines that say no expectation, such as a `forEach` whose expectations would be
  /// dropped.
  @available(
    *, unavailable,
    message: """
      say what is expected, as in expectThat(mock).receives.call(), and for … in instead of forEach
      """
  )
  public static func buildExpression(_ nothing: Void) -> __PartContents {
    __PartContents(.list([]))
  }

  @available(
    *, unavailable,
    message: """
      this is no expectation: say what is expected, as in expectThat(mock).receives.call()
      """
  )
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> __PartContents {
    __PartContents(.list([]))
  }

  /// Puts the lines of a block together.
  public static func buildBlock(_ parts: __PartContents...) -> __PartContents {
    __PartContents(.list(parts))
  }

  /// Puts the rounds of a `for` together.
  public static func buildArray(_ parts: [__PartContents]) -> __PartContents {
    __PartContents(.list(parts))
  }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ part: __PartContents?) -> __PartContents {
    part ?? __PartContents(.list([]))
  }

  /// Takes the first branch of an `if` or a `switch`.
  public static func buildEither(first part: __PartContents) -> __PartContents { part }

  /// Takes the second branch of an `if` or a `switch`.
  public static func buildEither(second part: __PartContents) -> __PartContents { part }

  /// Takes what stands in an `if #available`.
  public static func buildLimitedAvailability(_ part: __PartContents) -> __PartContents { part }
}

/// A role for what may stand in a `check`, `byDefault` or `verify` block.
///
/// Expectations are parts, and so are the groups that `whenState`, `inSequence`, `inOrder` and
/// `anyOf` make of them. Not meant to be adopted outside Mocky.
public protocol ExpectationPart {
  /// What the part stands for.
  @_documentation(visibility: internal)
  var contents: __PartContents { get }
}

/// Not for a subject without `receives`, which expects no call.
///
/// As a conformance, and not as a form that the builder refuses: an editor then offers what begins an
/// expectation among the first on an empty line of a block.
@available(
  *, unavailable, message: "say what is expected, as in expectThat(mock).receives.call()"
)
extension Receiver: ExpectationPart {
  /// What it stands for: nothing.
  @_documentation(visibility: internal)
  public var contents: __PartContents { __PartContents(.list([])) }
}

/// What a part of a block stands for; machinery of ``ExpectationPart``.
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
  }

  /// How many groups are read inside each other: each takes its part of the stack.
  fileprivate static let depthLimit: Int = 100

  let content: Content
  /// How many groups stand inside each other in it.
  fileprivate(set) var depth: Int = 0

  init(_ content: Content) {
    self.content = content
    switch content {
    case .expectation, .nested: break
    case .list(let parts): for part in parts where part.depth > depth { depth = part.depth }
    case .guarded(_, let inner), .sequenced(_, let inner), .inOrder(let inner, _),
      .anyOf(let inner, _), .lenient(let inner, _):
      depth = inner.depth
    }
  }

  /// An expectation that is misuse, in place of groups that are nested too deeply.
  fileprivate var flattened: __PartContents {
    enterBlock()
    guard let first else { return __PartContents(.list([])) }
    let declaration = first.changing {
      $0.groupMisuse = .nestedTooDeeply(Self.depthLimit)
      $0.line = $0.line.naming($0.subject)
    }
    return __PartContents(.expectation(declaration))
  }

  /// Marks all expectations as used: they stand in a block, which is refused as a whole.
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

  /// Where the first expectation stands; nil if there is none.
  var position: SourcePosition? { first?.position }

  private var first: Declaration? {
    for leaf in leaves {
      switch leaf.content {
      case .expectation(let declaration): return declaration
      case .nested(let expectations, _):
        if let first = expectations.first { return first.declaration }
      default: break
      }
    }
    return nil
  }

  /// The parts that hold no others, in their order.
  private var leaves: [__PartContents] {
    var (leaves, rest) = ([__PartContents](), [self])
    while let part = rest.popLast() {
      switch part.content {
      case .expectation, .nested: leaves.append(part)
      case .list(let parts): rest += parts.reversed()
      case .guarded(_, let inner), .sequenced(_, let inner), .inOrder(let inner, _),
        .anyOf(let inner, _), .lenient(let inner, _):
        rest.append(inner)
      }
    }
    return leaves
  }
}

/// Expectations that are put into a block together.
///
/// `whenState`, `inSequence` and others make groups. One that adds no condition is what tests
/// share:
///
/// ```swift
/// func opening(_ door: MockDoor) -> ExpectationGroup {
///   ExpectationGroup {
///     expectThat(door).receives.unlock()
///     expectThat(door).receives.open().then.returns(true)
///   }
/// }
/// context.check {
///   opening(front)
///   opening(back)
/// }
/// ```
///
/// A group is declared once: the same one in a second block, or twice in one, is misuse. A function
/// makes another one each time.
public struct ExpectationGroup: ExpectationPart {
  /// What the group stands for; machinery.
  public let contents: __PartContents

  /// Puts expectations together, to be declared by the block that the group is put into.
  public init(@ExpectationBuilder _ expectations: () -> __PartContents) {
    self.init(contents: expectations())
  }

  init(contents: __PartContents) {
    var contents = contents
    contents.depth += 1
    self.contents = contents.depth > __PartContents.depthLimit ? contents.flattened : contents
    self.contents.makeOne()
  }
}

/// Says in which state the calls of a block may happen.
///
/// ```swift
/// whenState(readiness.equals("ready")) {
///   expectThat(guest).receives.enter()
/// }
/// ```
///
/// Inside another one, both states are needed. Machines of another context are misuse, and so is
/// all of it in a `verify` block.
///
/// From LRMocky (`whenState`).
public func whenState(
  _ predicate: StatePredicate, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(contents: __PartContents(.guarded(predicate, expectations())))
}

/// Says that the calls of a block happen in the order in which they stand, each as the next member
/// of the sequences.
///
/// ```swift
/// inSequence(opening) {
///   expectThat(door).receives.unlock()
///   expectThat(door).receives.open()
/// }
/// ```
///
/// A sequence of another context is misuse. In a `verify` block
/// ``inOrder(fileID:filePath:line:column:_:)`` is for that.
///
/// From jMock (`inSequence`) and OCMock 7.5.
public func inSequence(
  _ first: CallSequence, _ others: CallSequence...,
  @ExpectationBuilder expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(contents: __PartContents(.sequenced([first] + others, expectations())))
}

/// Says in a `verify` block that calls came in the order in which they stand, perhaps with gaps.
///
/// ```swift
/// context.verify {
///   inOrder {
///     expectThat(list).received.count
///     expectThat(list).received.remove(at: 0)
///   }
/// }
/// ```
///
/// Another `inOrder` or `anyOf` in it is misuse. In a `check` block
/// ``inSequence(_:_:expectations:)`` is for that.
///
/// From Mocka (`InOrder`).
public func inOrder(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  let position = SourcePosition(fileID, filePath, line, column)
  return ExpectationGroup(contents: __PartContents(.inOrder(expectations(), position)))
}

/// Says in a `verify` block that at least one of several things was called.
///
/// ```swift
/// anyOf {
///   expectThat(list).received.add("one")
///   expectThat(list).received.clear()
/// }
/// ```
///
/// Only the first of them that is found is used up. Another `inOrder` or `anyOf` in it is misuse,
/// and so is all of it in a `check` block.
///
/// From Mocka (`AnyOf`).
public func anyOf(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  let position = SourcePosition(fileID, filePath, line, column)
  return ExpectationGroup(contents: __PartContents(.anyOf(expectations(), position)))
}

/// Says of allowances that they need not be used, where unused ones are reported; other
/// expectations among them stay as they are.
///
/// ```swift
/// lenient { allowing(clock).receives.now.then.returns(noon) }
/// ```
///
/// See ``Mockery/reportsUnusedAllowances``. In a `verify` block it is misuse.
///
/// After Mockito (`lenient`).
public func lenient(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  let position = SourcePosition(fileID, filePath, line, column)
  return ExpectationGroup(contents: __PartContents(.lenient(expectations(), position)))
}
