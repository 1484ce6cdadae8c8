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
  let expectation: Expectation
  /// Gives the arguments of a call the types that the test knows.
  let typed: ([Any]) -> Arguments

  /// The expectation as a part of a block; machinery.
  @_documentation(visibility: internal)
  public var contents: ExpectationGroup { ExpectationGroup(.expectation(expectation)) }

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
  func changing(_ change: (Expectation) -> Void) -> Self {
    Self(expectation: expectation.changing(change), typed: typed)
  }
}

/// The way in which a member runs. It decides which actions its expectations have.
///
/// It is one of ``Synchronous``, ``Asynchronous`` and ``OnMainActor``, of which there are no
/// values: they are part of the type of an ``InvocationExpectation``.
public protocol CallEffect {}

/// A member that returns without suspending.
public enum Synchronous: CallEffect {}

/// An `async` member.
public enum Asynchronous: CallEffect {}

/// A member on the main actor that returns without suspending: its closures run there too.
public enum OnMainActor: CallEffect {}
