/// `performs` runs a closure in place of the member. `runs` runs one for its side effect.
extension Then where Effect == Synchronous {
  /// Runs a closure on each call and returns what it returns.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any).then.performs { id in "item \(id)" }
  /// ```
  ///
  /// For a side effect whose value comes from another clause there is `runs`. A member that returns
  /// nothing takes both; after `throws` the call still throws with `runs`, and no more with this.
  ///
  /// - Parameter body: gets the call's arguments, on the caller's thread; returns what the member
  ///   returns, and may throw what that may throw.
  ///
  /// From LRMocky (`performsBlock`), OCMock 2.4 (`andDo`).
  public func performs(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Return
  ) -> Continuation { performing(.immediate { call, _ in .value(try body(call)) }) }

  /// Runs a closure on each call, which gives back what other clauses say.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any).then.runs { id in loaded.record(id) }.then.returns("apple")
  /// ```
  ///
  /// Without another clause it returns a default value.
  ///
  /// - Parameter body: gets the call's arguments, on the caller's thread; may throw what the member
  ///   may throw.
  ///
  /// From OCMock 2.4 (`andDo`).
  public func runs(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Void
  ) -> Continuation { performing(.immediate { call, _ in .unchanged(after: try body(call)) }) }
}

extension Then where Effect == Asynchronous {
  /// Runs a closure on each call, which may suspend, and returns what it returns.
  public func performs(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Return
  ) -> Continuation { performing(.suspending { call, _ in .value(try await body(call)) }) }

  /// Runs a closure on each call, which may suspend; what that gives back is said by other clauses.
  public func runs(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Void
  ) -> Continuation {
    performing(.suspending { call, _ in .unchanged(after: try await body(call)) })
  }
}

extension Then where Effect == OnMainActor {
  /// Runs a closure on each call, on the main actor, and returns what it returns.
  public func performs(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Return
  ) -> Continuation { performing(.onMainActor { call, _ in .value(try body(call)) }) }

  /// Runs a closure on each call, on the main actor; what that gives back is said by other clauses.
  public func runs(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Void
  ) -> Continuation { performing(.onMainActor { call, _ in .unchanged(after: try body(call)) }) }
}

extension LessCommonActions {
  fileprivate func performing(
    _ body: __TypedAction<Arguments, Failure, Return, Effect>.Body
  ) -> Continuation { adding(__TypedAction("performs a closure", body)) }
}

/// `performs` and `runs` with a function or method that has several parameters.
///
/// Arguments are one tuple here; a closure may take it apart, a function cannot be converted. One
/// with a single parameter or none is taken as a closure is.
extension LessCommonActions where Effect == Synchronous {
  /// Hands each call on to a function or a method of another object: `.then.performs(real.weigh)`.
  /// From OCMock 2.3 (`andCall`).
  @_disfavoredOverload
  public func performs<each Argument>(
    _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Return
  ) -> Continuation where Arguments == (repeat each Argument) {
    performing(.immediate { call, _ in .value(try function(repeat each call)) })
  }

  /// Tells a function or a method of another object of each call: `.then.runs(journal.add)`.
  @_disfavoredOverload
  public func runs<each Argument>(
    _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Void
  ) -> Continuation where Arguments == (repeat each Argument) {
    performing(.immediate { call, _ in .unchanged(after: try function(repeat each call)) })
  }
}

extension LessCommonActions where Effect == Asynchronous {
  /// Hands each call on to a function or a method of another object, which may suspend.
  @_disfavoredOverload
  public func performs<each Argument>(
    _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Return
  ) -> Continuation where Arguments == (repeat each Argument) {
    performing(.suspending { call, _ in .value(try await function(repeat each call)) })
  }

  /// Tells a function or a method of another object of each call, which may suspend.
  @_disfavoredOverload
  public func runs<each Argument>(
    _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Void
  ) -> Continuation where Arguments == (repeat each Argument) {
    performing(.suspending { call, _ in .unchanged(after: try await function(repeat each call)) })
  }
}

extension LessCommonActions where Effect == OnMainActor {
  /// Hands each call on to a function or a method of another object, on the main actor.
  @_disfavoredOverload
  public func performs<each Argument>(
    _ function: @escaping @MainActor @Sendable (repeat each Argument) throws(Failure) -> Return
  ) -> Continuation where Arguments == (repeat each Argument) {
    performing(.onMainActor { call, _ in .value(try function(repeat each call)) })
  }

  /// Tells a function or a method of another object of each call, on the main actor.
  @_disfavoredOverload
  public func runs<each Argument>(
    _ function: @escaping @MainActor @Sendable (repeat each Argument) throws(Failure) -> Void
  ) -> Continuation where Arguments == (repeat each Argument) {
    performing(.onMainActor { call, _ in .unchanged(after: try function(repeat each call)) })
  }
}

/// The value of a call that cannot be copied, in its box. Its type is one that only the caller knows:
/// older systems cannot make `Any` of a type that is known to have to do with what cannot be copied.
private func outcome<Value>(of value: Value) -> Outcome { .value(value) }

/// `performs` with a closure that returns what cannot be copied, for members that do.
///
/// The result is in a ``NoncopyableBox`` on its way to the caller.
extension LessCommonActions where Effect == Synchronous {
  /// Runs a closure on each call and returns what it returns, which cannot be copied. From LRMocky
  /// (`performsBlock`), OCMock 2.4 (`andDo`).
  public func performs<Value: ~Copyable>(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Value
  ) -> Continuation where Return == NoncopyableBox<Value> {
    performing(.immediate { call, _ in outcome(of: NoncopyableBox(owning: try body(call))) })
  }
}

extension LessCommonActions where Effect == Asynchronous {
  /// Runs a closure on each call, which may suspend, and returns what it returns, which cannot be
  /// copied.
  public func performs<Value: ~Copyable>(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Value
  ) -> Continuation where Return == NoncopyableBox<Value> {
    performing(.suspending { call, _ in outcome(of: NoncopyableBox(owning: try await body(call))) })
  }
}

extension LessCommonActions where Effect == OnMainActor {
  /// Runs a closure on each call, on the main actor, and returns what it returns, which cannot be
  /// copied.
  public func performs<Value: ~Copyable>(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Value
  ) -> Continuation where Return == NoncopyableBox<Value> {
    performing(.onMainActor { call, _ in outcome(of: NoncopyableBox(owning: try body(call))) })
  }
}
