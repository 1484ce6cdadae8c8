/// The expectation of a call, which you continue with `.then`, `.whenState` and `.inSequence`.
///
/// ```swift
/// expectThat(guest).receives.enter().whenState(door.equals(.open)).then.returns(true)
/// ```
///
/// Each continuation returns a new expectation. The one in the block counts.
///
/// From jMock (`InvocationExpectation`).
public struct InvocationExpectation<Arguments, Failure: Error, Return, Effect: CallEffect>:
  ExpectationPart
{
  let expectation: Expectation
  /// Gives the arguments of a call the types that the test knows.
  let typed: ([Any]) -> Arguments

  /// The expectation as a part of a block, for the engine.
  @_documentation(visibility: internal)
  public var contents: ExpectationGroup { ExpectationGroup(expectation) }

  /// Begins an action of the call: `.then.returns(1)`.
  ///
  /// ```swift
  /// allowing(door).receives.open().then.returns(true).then.state(readiness, becomes: "ready")
  /// ```
  ///
  /// A call performs all its actions, in the order written. Of several values and errors, the last
  /// one wins. Mocky reports an action of a call that is expected never, and an action in a
  /// `verify` block.
  ///
  /// From jMock (`will`) and LRMocky (`then`).
  public var then: Then<Arguments, Failure, Return, Effect, Self> {
    Then(typed: typed) { action in changing { $0.actions.append(action) } }
  }

  /// Expects or allows the call only while state machines are in a state.
  ///
  /// ```swift
  /// expectThat(guest).receives.enter().whenState(door.equals(.open))
  /// ```
  ///
  /// Of several conditions, all must hold. Mocky reports state machines of another context, and a
  /// condition in a `verify` block.
  ///
  /// - Parameter predicate: the condition, such as `door.equals(.open)`.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From jMock (`when`).
  public func whenState(_ predicate: StatePredicate) -> Self {
    changing { $0.guards.append(predicate) }
  }

  /// Expects the call in its turn, after the earlier calls of the sequences.
  ///
  /// ```swift
  /// expectThat(door).receives.open().inSequence(opening)
  /// ```
  ///
  /// Mocky reports sequences of another context, and a sequence in a `verify` block.
  ///
  /// - Parameters:
  ///   - first: the sequence that the call is added to.
  ///   - others: more sequences that the call is added to. It must be next in all of them.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From jMock (`inSequence`).
  public func inSequence(_ first: CallSequence, _ others: CallSequence...) -> Self {
    changing { $0.sequences += [first] + others }
  }

  /// Keeps calls of the allowance out of histories and transcripts.
  ///
  /// ```swift
  /// allowing(log).receives.write(.any).silently
  /// ```
  ///
  /// You can still verify the calls. Mocky reports `silently` after `expectThat`.
  ///
  /// After Mockito (`stubOnly`).
  public var silently: Self { changing { $0.line.isSilent = true } }

  /// Keeps the value that the code sets, so that reads return the value that was set last.
  ///
  /// ```swift
  /// allowing(store).receives.name.keeps("main")
  /// ```
  ///
  /// Reads and sets are calls like others, and both are allowed. A subscript keeps a value for each
  /// of its keys. Mocky reports `keeps` after `expectThat`, and for a method.
  ///
  /// - Parameter value: the value until the code sets another one.
  /// - Returns: the allowance, which you can continue.
  ///
  /// From Moq (`SetupProperty`).
  public func keeps(_ value: Return) -> Self {
    let kept = KeptValues(value)
    return changing {
      $0.kept = kept
      $0.actions.append(
        ActionStep(effect: .immediate { .value(kept[$0.values]) }) {
          "keeps \(ValueText.of(value))"
        })
    }
  }

  /// Adds a reason to the expectation, which every failure about it shows.
  ///
  /// ```swift
  /// expectThat(store).receives.close().because("a session must not leak")
  /// ```
  ///
  /// Of several reasons, a failure shows all. See ``because(_:_:)`` for several expectations.
  ///
  /// - Parameter reason: the reason, in words.
  /// - Returns: the expectation, which you can continue.
  ///
  /// After FluentAssertions (`because`).
  public func because(_ reason: String) -> Self { changing { $0.reasons.append(reason) } }

  /// A copy of the expectation with a change.
  func changing(_ change: (Expectation) -> Void) -> Self {
    Self(expectation: expectation.changing(change), typed: typed)
  }
}

/// The way in which a member runs, which decides the actions that its expectations have.
///
/// ``Synchronous``, ``Asynchronous`` and ``OnMainActor`` conform to it. They have no values, and
/// only appear in the type of an ``InvocationExpectation``.
public protocol CallEffect {}

/// A member that returns without suspending.
public enum Synchronous: CallEffect {}

/// An `async` member.
public enum Asynchronous: CallEffect {}

/// A member on the main actor that returns without suspending, whose closures run there, too.
public enum OnMainActor: CallEffect {}
