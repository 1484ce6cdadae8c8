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
