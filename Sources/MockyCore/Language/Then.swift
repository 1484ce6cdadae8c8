/// The common actions of a call, which follow `.then`.
///
/// ```swift
/// allowing(door).receives.open().then.returns(true).then.state(readiness, becomes: "ready")
/// ```
///
/// A call performs all actions of its expectation, in the order written. Of several values and
/// errors, the last one wins. Without actions, a call returns a default value. See
/// ``LessCommonActions`` for more. The closures of `doesAllOf` and `onConsecutiveCalls` get an
/// instance as their argument.
///
/// From jMock (`will`) and LRMocky (`then`).
public struct Then<Arguments, Failure: Error, Return, Effect: CallEffect, Continuation> {
  /// Makes the arguments of a call what the member's closures take.
  let typed: ([Any]) -> Arguments
  let proceed: (ActionStep) -> Continuation

  /// Makes the call return a value: `.then.returns(noon)`.
  ///
  /// ```swift
  /// allowing(clock).receives.now.then.returns(noon)
  /// ```
  ///
  /// - Parameter value: the value; the same one on each call.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From jMock (`returnValue`), OCMock 2.1.
  public func returns(_ value: Return) -> Continuation { adding(.outcome(.value(value))) }

  /// Makes consecutive calls return consecutive values: `.then.returns(1, 2, 3)`.
  ///
  /// ```swift
  /// allowing(counter).receives.next().then.returns(1, 2, 3)  // then 3 again
  /// ```
  ///
  /// - Parameters:
  ///   - first: the value of the first call.
  ///   - second: the value of the second call.
  ///   - others: the values of the calls after these. Later calls return the last value again.
  /// - Returns: the expectation, which you can continue.
  ///
  /// After jMock (`onConsecutiveCalls`).
  public func returns(_ first: Return, _ second: Return, _ others: Return...) -> Continuation {
    let values = [first, second] + others
    return adding(.consecutive(values.map { [.giving(.value($0))] }))
  }

  /// Makes the call throw an error that the member can throw: `.then.throws(StoreError.missing)`.
  ///
  /// ```swift
  /// allowing(store).receives.load(2).then.throws(StoreError.missing)
  /// ```
  ///
  /// - Parameter error: the error; the same one on each call.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From jMock (`throwException`), OCMock 2.7.
  public func `throws`(_ error: Failure) -> Continuation { adding(.outcome(.error(error))) }

  /// Makes the call perform an ``Action``, such as one of your own: `.then.does(.countsUp(from:
  /// 1))`.
  ///
  /// ```swift
  /// expectThat(source).receives(3).next().then.does(.countsUp(from: 1))
  /// ```
  ///
  /// - Parameter action: the action; see ``Action`` for how to write one.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From jMock (`will`).
  public func does(_ action: Action<Arguments, Failure, Return>) -> Continuation {
    performing(action.describedText) { call, _ in try action.outcome(call) }
  }

  /// Forwards the call to the real object of a spy, or to `super` in the mock of a class.
  ///
  /// ```swift
  /// expectThat(watch).receives.wind(3).then.forwards()
  /// ```
  ///
  /// The call returns or throws the real outcome, unless a later action gives another one. Mocky
  /// reports a mock that has nothing to forward to.
  ///
  /// - Returns: the expectation, which you can continue.
  ///
  /// From OCMock 2.10 (`andForwardToRealObject`).
  public func forwards() -> Continuation { adding(.forward()) { "forwards" } }

  /// The actions that a closure adds, in order.
  private func actions(
    of collect: (Then<Arguments, Failure, Return, Effect, Void>) -> Void
  ) -> [ActionStep] {
    var actions: [ActionStep] = []
    collect(Then<Arguments, Failure, Return, Effect, Void>(typed: typed) { actions.append($0) })
    return actions
  }

  /// Makes the call perform several actions, in order.
  ///
  /// ```swift
  /// allowing(door).receives.open().then.doesAllOf {
  ///   $0.returns(true)
  ///   $0.state(readiness, becomes: "ready")
  /// }
  /// ```
  ///
  /// - Parameter collect: adds the actions to its argument.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From jMock and LRMocky (`doesAllOf`).
  public func doesAllOf(
    _ collect: (Then<Arguments, Failure, Return, Effect, Void>) -> Void
  ) -> Continuation {
    adding(.consecutive([actions(of: collect)]))
  }

  /// Makes consecutive calls perform consecutive actions.
  ///
  /// ```swift
  /// allowing(store).receives.read("a").then.onConsecutiveCalls {
  ///   $0.returns("apple")
  ///   $0.throws(StoreError.full)
  /// }
  /// ```
  ///
  /// Later calls perform the last action again.
  ///
  /// - Parameter collect: adds the actions to its argument, one for each call. Use `doesAllOf` for
  ///   several on one call.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From jMock and LRMocky (`onConsecutiveCalls`).
  public func onConsecutiveCalls(
    _ collect: (Then<Arguments, Failure, Return, Effect, Void>) -> Void
  ) -> Continuation {
    adding(.consecutive(actions(of: collect).map { [$0] }))
  }

  /// Makes the call move a state machine to a state.
  ///
  /// ```swift
  /// allowing(door).receives.open().then.state(readiness, becomes: "ready")
  /// ```
  ///
  /// If you write it before actions that run code or take time, the state changes together with the
  /// call: all of these see the new state. Otherwise it changes in its turn.
  ///
  /// - Parameters:
  ///   - machine: the state machine. Mocky reports one of another context.
  ///   - state: the new state.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From jMock and LRMocky (`state:becomes:`).
  public func state<State>(_ machine: StateMachine<State>, becomes state: State) -> Continuation {
    let transition = Transition(machine: machine.core, state: machine.core.state(state))
    return adding(.transition(transition)) { "makes \(machine.name) \(ValueText.of(state))" }
  }
}

extension Then: LessCommonActions {
  /// Returns the same actions.
  @_documentation(visibility: internal)
  public static func then(_ actions: Then) -> Then { actions }
}

/// Actions that run a closure: `performs` runs it in place of the member, `runs` for its side
/// effect.
///
/// A function or a method can take the place of the closure: `.then.performs(real.weigh)`. All
/// arguments are one tuple here, and Swift converts a function of several parameters to one of a
/// tuple. Overloads with parameter packs would let the compiler search for seconds for a mistake in
/// a closure.
extension Then where Effect == Synchronous {
  /// Runs a closure on each call and returns its result.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any).then.performs { id in "item \(id)" }
  /// ```
  ///
  /// Write `runs` for a side effect, if another action gives the value. For a member that returns
  /// nothing, the two differ only after `throws`: `runs` keeps the error, and `performs` replaces
  /// it.
  ///
  /// - Parameter body: gets the call's arguments, on the caller's thread. It returns the member's
  ///   result, and can throw the member's errors.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From LRMocky (`performsBlock`), OCMock 2.4 (`andDo`).
  public func performs(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Return
  ) -> Continuation { performing { call, _ in .value(try body(call)) } }

  /// Runs a closure for its side effect on each call.
  ///
  /// ```swift
  /// allowing(store).receives.load(1).then.runs { id in loaded.record(id) }.then.returns("apple")
  /// ```
  ///
  /// Other actions give the result. Without them, the call returns a default value.
  ///
  /// - Parameter body: gets the call's arguments, on the caller's thread. It can throw the member's
  ///   errors.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From OCMock 2.4 (`andDo`).
  public func runs(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Void
  ) -> Continuation { performing { call, _ in .unchanged(after: try body(call)) } }
}

extension Then where Effect == Asynchronous {
  /// Runs a closure that may suspend on each call, and returns its result.
  ///
  /// - Parameter body: gets the call's arguments. It returns the member's result, and can throw the
  ///   member's errors.
  /// - Returns: the expectation, which you can continue.
  public func performs(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Return
  ) -> Continuation { suspending { call, _ in .value(try await body(call)) } }

  /// Runs a closure that may suspend, for its side effect on each call.
  ///
  /// Other actions give the result. Without them, the call returns a default value.
  ///
  /// - Parameter body: gets the call's arguments. It can throw the member's errors.
  /// - Returns: the expectation, which you can continue.
  public func runs(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Void
  ) -> Continuation { suspending { call, _ in .unchanged(after: try await body(call)) } }
}

extension Then where Effect == OnMainActor {
  /// Runs a closure on the main actor on each call, and returns its result.
  ///
  /// - Parameter body: gets the call's arguments. It returns the member's result, and can throw the
  ///   member's errors.
  /// - Returns: the expectation, which you can continue.
  public func performs(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Return
  ) -> Continuation { onMainActor { call, _ in .value(try body(call)) } }

  /// Runs a closure on the main actor, for its side effect on each call.
  ///
  /// Other actions give the result. Without them, the call returns a default value.
  ///
  /// - Parameter body: gets the call's arguments. It can throw the member's errors.
  /// - Returns: the expectation, which you can continue.
  public func runs(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Void
  ) -> Continuation { onMainActor { call, _ in .unchanged(after: try body(call)) } }
}

/// Actions that run a closure with a noncopyable result, which a ``NoncopyableBox`` carries to the
/// caller.
extension LessCommonActions where Effect == Synchronous {
  /// Runs a closure on each call and returns its noncopyable result.
  ///
  /// - Parameter body: gets the call's arguments, on the caller's thread. It makes a new result for
  ///   each call.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From LRMocky (`performsBlock`), OCMock 2.4 (`andDo`).
  public func performs<Value: ~Copyable>(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Value
  ) -> Continuation where Return == NoncopyableBox<Value> {
    performing { call, _ in outcome(of: NoncopyableBox(owning: try body(call))) }
  }
}

extension LessCommonActions where Effect == Asynchronous {
  /// Runs a closure that may suspend on each call, and returns its noncopyable result.
  ///
  /// - Parameter body: gets the call's arguments. It makes a new result for each call.
  /// - Returns: the expectation, which you can continue.
  public func performs<Value: ~Copyable>(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Value
  ) -> Continuation where Return == NoncopyableBox<Value> {
    suspending { call, _ in outcome(of: NoncopyableBox(owning: try await body(call))) }
  }
}

extension LessCommonActions where Effect == OnMainActor {
  /// Runs a closure on the main actor on each call, and returns its noncopyable result.
  ///
  /// - Parameter body: gets the call's arguments. It makes a new result for each call.
  /// - Returns: the expectation, which you can continue.
  public func performs<Value: ~Copyable>(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Value
  ) -> Continuation where Return == NoncopyableBox<Value> {
    onMainActor { call, _ in outcome(of: NoncopyableBox(owning: try body(call))) }
  }
}

/// Returns the noncopyable result of a call in its box. Only the caller knows the type. Older
/// systems can't convert a type with a noncopyable part to `Any`.
private func outcome<Value>(of value: Value) -> Outcome { .value(value) }
