/// The expectation of a call, to be continued: `.then`, `.whenState`, `.inSequence`.
///
/// ```swift
/// expectThat(guest).receives.enter().whenState(door.equals(.open)).then.returns(true)
/// ```
///
/// It is a value: each continuation gives a new one, and the one that stands in the block counts.
///
/// From jMock (`InvocationExpectation`).
public struct InvocationExpectation<Arguments, Failure: Error, Return, Effect: CallEffect>:
  ExpectationPart
{
  var declaration: Declaration
  private let entry: BlockEntry
  /// Gives the arguments of a call the types that the test knows.
  let typed: ([Any]) -> Arguments

  init(_ declaration: Declaration, typed: @escaping ([Any]) -> Arguments) {
    self.declaration = declaration
    entry = BlockEntry(of: declaration)
    self.typed = typed
  }

  /// What it stands for in a block; machinery.
  public var contents: __PartContents { __PartContents(.expectation(declaration, entry)) }

  /// Says what the call does: `.then.returns(1)`.
  ///
  /// ```swift
  /// allowing(door).receives.open().then.returns(true).then.state(readiness, becomes: "ready")
  /// ```
  ///
  /// Several clauses all happen, in order; of values and errors the last one wins. On a call that
  /// is expected never, and in a `verify` block, it is misuse.
  ///
  /// From jMock (`will`) and LRMocky (`then`).
  public var then: Then<Arguments, Failure, Return, Effect, Self> {
    Then { action in adding(action.step(typed)) }
  }

  /// Says in which states the call may happen; several are all needed, and machines of another
  /// context are misuse: `.whenState(door.equals(.open))`.
  ///
  /// From jMock (`when`).
  public func whenState(_ predicate: StatePredicate) -> Self {
    var copy = self
    copy.declaration.guards.append(predicate)
    return copy
  }

  /// Says that the call happens in its turn, in each of several orders: `.inSequence(opening)`. A
  /// sequence of another context is misuse.
  ///
  /// From jMock (`inSequence`).
  public func inSequence(_ sequences: CallSequence...) -> Self {
    var copy = self
    copy.declaration.sequences += sequences
    return copy
  }

  /// The same expectation with one more thing that its calls do.
  private func adding(_ step: ActionStep) -> Self {
    var copy = self
    copy.declaration.actions.append(step)
    return copy
  }
}

/// Watches that an expectation that was written is also used in a block; all copies of the
/// expectation share it.
///
/// `@unchecked Sendable`: an expectation is written on one thread.
final class BlockEntry: @unchecked Sendable {
  /// It stands in a block.
  var hasHappened = false
  /// It stands in a group, whose first expectation speaks for all.
  var isFollower = false
  private let context: Context?
  private let tense: Declaration.Tense
  private let position: SourcePosition

  init(of declaration: Declaration) {
    context = declaration.subject.context
    tense = declaration.tense
    position = declaration.position
  }

  deinit {
    guard !hasHappened, !isFollower else { return }
    StrayMisuse.report(.outsideBlock(tense.block), at: position, to: context)
  }
}

/// What `expectThat` or `allowing` has begun: watches that a member is said.
///
/// `@unchecked Sendable`: an expectation is written on one thread.
final class Beginning: @unchecked Sendable {
  /// A member has been said.
  var isContinued = false
  /// What was said of the mock: `receives`, or `received`.
  var tense: Declaration.Tense = .future
  private let subject: Any
  private let position: SourcePosition

  init(_ subject: Any, _ position: SourcePosition) {
    self.subject = subject
    self.position = position
  }

  deinit {
    guard !isContinued else { return }
    let context = (subject as? any Mock)?.mockObject.context ?? Mockery.ofCurrentTask?.context
    StrayMisuse.report(.namesNoCall(tense.word, tense.block), at: position, to: context)
  }
}

extension Declaration.Tense {
  /// The block that it belongs into.
  fileprivate var block: String { self == .past ? "verify" : "check" }

  /// How it is said of a mock.
  fileprivate var word: String { self == .past ? "received" : "receives" }
}
