/// The words for what a call does: they follow `.then`.
///
/// ```swift
/// allowing(door).receives.open().then.returns(true).then.state(readiness, becomes: "ready")
/// ```
///
/// The closures of `doesAllOf` and `onConsecutiveCalls` get them as their argument. Several clauses
/// on one expectation all happen, in the order written; of values and errors the last one wins.
/// Without any, a call returns a default value.
///
/// From jMock (`will`) and LRMocky (`then`).
public struct Then<Arguments, Failure: Error, Return, Effect: CallEffect, Continuation> {
  private let proceed: (__TypedAction<Arguments, Failure, Return, Effect>) -> Continuation

  init(_ proceed: @escaping (__TypedAction<Arguments, Failure, Return, Effect>) -> Continuation) {
    self.proceed = proceed
  }
}

extension Then: LessCommonActions {
  /// Goes on with one more action.
  @_documentation(visibility: internal)
  public static func adding(
    _ action: __TypedAction<Arguments, Failure, Return, Effect>, to actions: Then
  ) -> Continuation { actions.proceed(action) }
}

extension Then where Continuation == Void {
  /// The actions that a closure says, in order.
  static func collect(
    _ say: (Then) -> Void
  ) -> [__TypedAction<Arguments, Failure, Return, Effect>] {
    var collected: [__TypedAction<Arguments, Failure, Return, Effect>] = []
    say(Then { collected.append($0) })
    return collected
  }
}

extension Then {
  /// Makes the call return a value, the same one each time: `.then.returns(noon)`. From jMock
  /// (`returnValue`), OCMock 2.1.
  public func returns(_ value: Return) -> Continuation { adding(.returning(value)) }

  /// Makes consecutive calls return consecutive values, and the last one from then on:
  /// `.then.returns(1, 2, 3)`. After jMock (`onConsecutiveCalls`).
  public func returns(_ first: Return, _ second: Return, _ others: Return...) -> Continuation {
    let values = [first, second] + others
    return adding(__TypedAction(consecutive: values.map { [.returning($0)] }))
  }

  /// Makes the call throw an error that the member can throw: `.then.throws(StoreError.missing)`.
  /// From jMock (`throwException`), OCMock 2.7.
  public func `throws`(_ error: Failure) -> Continuation {
    adding(__TypedAction(.outcome(.error(error))))
  }

  /// Makes the call do what an action says, also one of your own: see ``Action`` for an example.
  /// From jMock (`will`).
  public func does(_ action: Action<Arguments, Failure, Return>) -> Continuation {
    adding(__TypedAction(action.describedText, .immediate { call, _ in try action.outcome(call) }))
  }

  /// Hands the call to the real object of a spy, or to what a mocked class does itself:
  /// `.then.forwards()`.
  ///
  /// The call gives back what comes back, unless a later clause gives another outcome. Mocky reports
  /// it on a mock that has nothing to forward to.
  ///
  /// From OCMock 2.10 (`andForwardToRealObject`).
  public func forwards() -> Continuation { adding(__TypedAction("forwards", .untyped(.forward))) }

  /// The argument of the closures of `doesAllOf` and `onConsecutiveCalls`.
  private typealias Collecting = Then<Arguments, Failure, Return, Effect, Void>

  /// Makes the call do several things.
  ///
  /// ```swift
  /// allowing(door).receives.open().then.doesAllOf {
  ///   $0.returns(true)
  ///   $0.state(readiness, becomes: "ready")
  /// }
  /// ```
  ///
  /// - Parameter collect: says them of its argument, in order.
  ///
  /// From jMock and LRMocky (`doesAllOf`).
  public func doesAllOf(
    _ collect: (Then<Arguments, Failure, Return, Effect, Void>) -> Void
  ) -> Continuation {
    adding(__TypedAction(consecutive: [Collecting.collect(collect)]))
  }

  /// Makes consecutive calls do consecutive things, and the last one from then on.
  ///
  /// ```swift
  /// allowing(store).receives.read("a").then.onConsecutiveCalls {
  ///   $0.returns("apple")
  ///   $0.throws(StoreError.full)
  /// }
  /// ```
  ///
  /// - Parameter collect: says them of its argument, one for each call; several for one call with
  ///   `doesAllOf`.
  ///
  /// From jMock and LRMocky (`onConsecutiveCalls`).
  public func onConsecutiveCalls(
    _ collect: (Then<Arguments, Failure, Return, Effect, Void>) -> Void
  ) -> Continuation {
    adding(__TypedAction(consecutive: Collecting.collect(collect).map { [$0] }))
  }

  /// Moves a state machine on.
  ///
  /// ```swift
  /// allowing(door).receives.open().then.state(readiness, becomes: "ready")
  /// ```
  ///
  /// Before any clause that runs something it is part of the call itself: whatever the call does
  /// sees the new state. After one it happens in its turn.
  ///
  /// - Parameters:
  ///   - machine: the state machine; Mocky reports one of another context.
  ///   - state: the state it is in from then on.
  ///
  /// From jMock and LRMocky (`state:becomes:`).
  public func state<State>(_ machine: StateMachine<State>, becomes state: State) -> Continuation {
    let transition = Transition(machine: machine.core, state: machine.core.state(state))
    return adding(
      __TypedAction(
        "makes \(machine.name) \(ValueText.of(state))", .untyped(.transition(transition))))
  }
}

extension __TypedAction {
  static func returning(_ value: Return) -> Self { __TypedAction(.outcome(.value(value))) }
}
