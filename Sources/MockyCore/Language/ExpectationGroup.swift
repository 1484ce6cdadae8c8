/// A group of expectations that you put into a block together.
///
/// Several tests can share a group:
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
/// `whenState`, `inSequence`, `because`, `inOrder`, `anyOf` and `lenient` return groups, too. You
/// can use a group only once: Mocky reports one that is in a second block, or twice in one block. A
/// function, as here, makes another group each time.
public struct ExpectationGroup {
  /// The meaning of a group for its parts.
  enum Clause {
    /// They hold only in a state.
    case guarded(StatePredicate)
    /// They hold only in their turn.
    case sequenced([CallSequence])
    /// They have a reason.
    case because(String)
    /// Allowances among them are exempt from the report of unused ones.
    case lenient(SourcePosition)
    /// A helper has made them, and they are reported at the line of the test.
    case placed(SourcePosition)
    /// A `verify` block expects the calls in this order.
    case inOrder(SourcePosition)
    /// A `verify` block expects at least one of the calls.
    case anyOf(SourcePosition)
  }

  /// Indirect, because the code of a test then copies one reference: each line takes the compiler
  /// 7% less.
  private indirect enum Contents {
    case expectation(Expectation)
    case parts([ExpectationGroup], Clause?)
  }
  private let contents: Contents

  /// The expectation, if the group is a single one.
  var expectation: Expectation? { if case .expectation(let one) = contents { one } else { nil } }
  var clause: Clause? { if case .parts(_, let clause) = contents { clause } else { nil } }
  var parts: [ExpectationGroup] { if case .parts(let parts, _) = contents { parts } else { [] } }

  /// Makes a group of expectations, which you put into a block.
  ///
  /// - Parameter expectations: the expectations; `for`, `if` and `switch` work.
  public init(@ExpectationBuilder _ expectations: () -> ExpectationGroup) {
    self = .group(nil, expectations)
  }

  /// Several parts, one after the other.
  init(_ parts: [ExpectationGroup], _ clause: Clause? = nil) { contents = .parts(parts, clause) }

  /// One expectation.
  init(_ expectation: Expectation) { contents = .expectation(expectation) }

  /// Makes a group of a block. If a test drops the group, Mocky reports its first expectation only.
  static func group(_ clause: Clause?, _ expectations: () -> ExpectationGroup) -> Self {
    var group = expectations()
    if let clause { group = group.inside(clause) }
    let lines = group.written.map(\.line)
    for line in lines.dropFirst() { line.first = lines[0] }
    return group
  }

  private func inside(_ clause: Clause) -> Self { Self([self], clause) }

  /// The group as a helper's part, told at a place.
  func placed(
    _ fileID: StaticString, _ filePath: StaticString, _ line: UInt?, _ column: Int
  ) -> Self {
    guard let line else { return self }
    return inside(.placed(SourcePosition(fileID, filePath, line, column)))
  }

  /// Marks all expectations as used: they are in a block, which is refused as a whole.
  func enterBlock() { for expectation in written { expectation.line.use() } }

  /// The expectations in it, in their order.
  var written: [Expectation] {
    expectation.map { [$0] } ?? parts.flatMap(\.written)
  }

  /// The place of the first expectation; nil if there is none.
  var position: SourcePosition? { written.first?.position }
}

/// Expects or allows the calls of a block only while state machines are in a state.
///
/// ```swift
/// whenState(readiness.equals("ready")) {
///   expectThat(guest).receives.enter()
/// }
/// ```
///
/// A call in another state fails, unless another expectation handles it. Inside another
/// `whenState`, both conditions must hold. Mocky reports state machines of another context, and a
/// `whenState` in a `verify` block.
///
/// - Parameters:
///   - predicate: the condition, such as `readiness.equals("ready")`.
///   - expectations: the expectations of the calls.
/// - Returns: a part of a `check` or `byDefault` block.
///
/// From LRMocky (`whenState`).
public func whenState(
  _ predicate: StatePredicate, @ExpectationBuilder _ expectations: () -> ExpectationGroup
) -> ExpectationGroup {
  .group(.guarded(predicate), expectations)
}

/// Expects the calls of a block in the order in which they are written.
///
/// ```swift
/// inSequence(opening) {
///   expectThat(door).receives.unlock()
///   expectThat(door).receives.open()
/// }
/// ```
///
/// A call out of its turn fails, unless another expectation handles it. Mocky reports sequences of
/// another context, and an `inSequence` in a `verify` block. In a `verify` block, write
/// ``inOrder(fileID:filePath:line:column:_:)``.
///
/// - Parameters:
///   - first: the sequence that the calls are added to.
///   - others: more sequences that the calls are added to. A call must be next in all of them.
///   - expectations: the expectations of the calls.
/// - Returns: a part of a `check` or `byDefault` block.
///
/// From jMock (`inSequence`) and OCMock 7.5.
public func inSequence(
  _ first: CallSequence, _ others: CallSequence...,
  @ExpectationBuilder expectations: () -> ExpectationGroup
) -> ExpectationGroup {
  .group(.sequenced([first] + others), expectations)
}

/// Adds a reason to the expectations of a block, which every failure about them shows.
///
/// ```swift
/// because("a session must not leak") {
///   expectThat(store).receives.close()
/// }
/// ```
///
/// Inside another `because`, a failure shows both reasons.
///
/// - Parameters:
///   - reason: the reason, in words.
///   - expectations: the expectations or calls.
/// - Returns: a part of a `check`, `byDefault` or `verify` block.
///
/// After FluentAssertions (`because`).
public func because(
  _ reason: String, @ExpectationBuilder _ expectations: () -> ExpectationGroup
) -> ExpectationGroup {
  .group(.because(reason), expectations)
}

/// Verifies that calls came in the order in which they are written, perhaps with other calls
/// between them.
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
/// A line takes the calls that it needs, and then more up to the first call of a later line. A line
/// with a maximum counts every call at its place, and others count calls that you haven't verified
/// yet. Lines outside of the order may count the same calls.
///
/// Mocky reports another `inOrder` or `anyOf` inside it, and an `inOrder` in a `check` block. In a
/// `check` block, write ``inSequence(_:_:expectations:)``.
///
/// - Parameter expectations: the calls, in the expected order.
/// - Returns: a part of a `verify` block.
///
/// From Mocka (`InOrder`).
public func inOrder(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> ExpectationGroup
) -> ExpectationGroup {
  .group(.inOrder(SourcePosition(fileID, filePath, line, column)), expectations)
}

/// Verifies that at least one of several calls came.
///
/// ```swift
/// context.verify {
///   anyOf {
///     expectThat(list).received.add("one")
///     expectThat(list).received.clear()
///   }
/// }
/// ```
///
/// Only the calls of the first line that is met count as verified. Lines outside of the choice may
/// count the same calls. Mocky reports another `inOrder` or `anyOf` inside it, and an `anyOf` in a
/// `check` block.
///
/// - Parameter expectations: the calls of which one is enough.
/// - Returns: a part of a `verify` block.
///
/// From Mocka (`AnyOf`).
public func anyOf(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> ExpectationGroup
) -> ExpectationGroup {
  .group(.anyOf(SourcePosition(fileID, filePath, line, column)), expectations)
}

/// Exempts allowances from the report of unused ones.
///
/// ```swift
/// context.reportsUnusedAllowances = true
/// context.check {
///   lenient { allowing(clock).receives.now.then.returns(noon) }
/// }
/// ```
///
/// Other expectations in the block stay as they are. Mocky reports a `lenient` in a `verify` block.
/// See ``Mockery/reportsUnusedAllowances``.
///
/// - Parameter expectations: the allowances that the test need not use.
/// - Returns: a part of a `check` or `byDefault` block.
///
/// After Mockito (`lenient`).
public func lenient(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> ExpectationGroup
) -> ExpectationGroup {
  .group(.lenient(SourcePosition(fileID, filePath, line, column)), expectations)
}

/// A type of expectations, which are parts of a `check`, `byDefault` or `verify` block.
///
/// The other parts are the groups that `whenState`, `inSequence`, `because`, `inOrder`, `anyOf` and
/// `lenient` return. Don't conform your own types to it.
public protocol ExpectationPart {
  /// The group of this expectation alone.
  @_documentation(visibility: internal)
  var contents: ExpectationGroup { get }
}

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
    let isList = group.expectation.isNil && group.clause.isNil
    return isList ? group.placed(fileID, filePath, line, column) : group
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
    ExpectationGroup(parts)
  }

  /// Combines the rounds of a `for` loop.
  public static func buildArray(_ parts: [ExpectationGroup]) -> ExpectationGroup {
    ExpectationGroup(parts)
  }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ part: ExpectationGroup?) -> ExpectationGroup {
    part ?? ExpectationGroup([])
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
