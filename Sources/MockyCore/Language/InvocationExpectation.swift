/// The expectation of a call, to be continued: `.then`, `.whenState`, `.inSequence`.
///
/// ```swift
/// expectThat(guest).receives.enter().whenState(door.equals(.open)).then.returns(true)
/// ```
///
/// It is a value: each continuation gives a new one, and the one in the block counts.
///
/// From jMock (`InvocationExpectation`).
public struct InvocationExpectation<Arguments, Failure: Error, Return, Effect: CallEffect>:
  ExpectationPart
{
  private let written: WrittenExpectation
  /// Gives the arguments of a call the types that the test knows.
  let typed: ([Any]) -> Arguments

  init(_ declaration: Declaration, typed: @escaping ([Any]) -> Arguments) {
    self.init(WrittenExpectation(declaration, BlockEntry(of: declaration)), typed: typed)
  }

  private init(_ written: WrittenExpectation, typed: @escaping ([Any]) -> Arguments) {
    self.written = written
    self.typed = typed
  }

  var declaration: Declaration { written.declaration }

  /// The expectation as a part of a block; machinery.
  @_documentation(visibility: internal)
  public var contents: __PartContents { __PartContents(.expectation(written)) }

  /// Says what the call does: `.then.returns(1)`.
  ///
  /// ```swift
  /// allowing(door).receives.open().then.returns(true).then.state(readiness, becomes: "ready")
  /// ```
  ///
  /// Several clauses all happen, in order; of values and errors the last one wins. Mocky
  /// reports it on a call that is expected never, and in a `verify` block.
  ///
  /// From jMock (`will`) and LRMocky (`then`).
  public var then: Then<Arguments, Failure, Return, Effect, Self> {
    Then { action in changing { $0.clauses.add(action.step(typed)) } }
  }

  /// Says in which states the call may happen; several are all needed, and Mocky reports
  /// machines of another context: `.whenState(door.equals(.open))`. From jMock (`when`).
  public func whenState(_ predicate: StatePredicate) -> Self {
    changing { $0.guards.append(predicate) }
  }

  /// Says that the call happens in its turn, in each of several orders: `.inSequence(opening)`. Mocky
  /// reports sequences of another context. From jMock (`inSequence`).
  public func inSequence(_ first: CallSequence, _ others: CallSequence...) -> Self {
    changing { $0.sequences += [first] + others }
  }

  /// A copy of the expectation with a change.
  func changing(_ change: (inout Declaration) -> Void) -> Self {
    var declaration = declaration
    change(&declaration)
    return Self(WrittenExpectation(declaration, written.entry), typed: typed)
  }
}

/// What is written of an expectation so far. It is an object, as the code of tests grows with all
/// that is copied with a value.
final class WrittenExpectation {
  let declaration: Declaration
  let entry: BlockEntry

  init(_ declaration: Declaration, _ entry: BlockEntry) {
    self.declaration = declaration
    self.entry = entry
  }
}

/// Watches that an expectation that was written is also used in a block; all copies of the
/// expectation share it.
/// `@unchecked Sendable`: an expectation is written on one thread.
final class BlockEntry: @unchecked Sendable {
  /// It stands in a block.
  var hasHappened = false
  /// The first expectation of the group in which it stands, which speaks for all; nil if it is that
  /// itself, or stands in none.
  var leader: BlockEntry?
  private let context: Context?
  private let tense: Declaration.Tense
  private let position: SourcePosition

  init(of declaration: Declaration) {
    context = declaration.subject.context
    tense = declaration.tense
    position = declaration.position
  }

  deinit {
    guard !hasHappened, leader.isNil else { return }
    let misuse = Misuse.outsideBlock(tense.block)
    if let context, tense == .future {
      // What comes of it is no second mistake: a call that this would have taken.
      context.misuseThatExplainsAll(misuse, at: position)
    } else {
      StrayMisuse.report(misuse, at: position, to: context)
    }
  }
}

/// What `expectThat` or `allowing` has begun: watches that a member is said.
/// `@unchecked Sendable`: an expectation is written on one thread.
final class Beginning: @unchecked Sendable {
  /// A member has been said.
  var isContinued = false
  /// What was said of the mock: `receives`, or `received`.
  var tense: Declaration.Tense = .future
  let verb: Declaration.Verb
  let position: SourcePosition
  private let subject: Any

  init(_ subject: Any, _ verb: Declaration.Verb, _ position: SourcePosition) {
    self.subject = subject
    self.verb = verb
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
