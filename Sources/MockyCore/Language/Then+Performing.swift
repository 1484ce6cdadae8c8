/// `performs`: a closure that stands for the member, and returns what that returns.
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
  ) -> Continuation {
    adding(.performing(body) { .value($0) })
  }

  /// Not with a closure that returns nothing, for a member that returns something.
  @available(
    *, unavailable,
    message: """
      the closure returns nothing: let it return what the member returns, or write .then.runs for a \
      side effect
      """
  )
  @_disfavoredOverload
  public func performs(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Void
  ) -> Continuation { unavailable() }

  /// Not with a closure that returns something else than the member.
  @available(
    *, unavailable,
    message: """
      the closure returns another type than the member: let it return what the member returns, or \
      write .then.runs for a side effect
      """
  )
  @_disfavoredOverload
  public func performs<Other>(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Other
  ) -> Continuation { unavailable() }
}

extension Then where Effect == Asynchronous {
  /// Runs a closure on each call, which may suspend, and returns what it returns.
  public func performs(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Return
  ) -> Continuation {
    adding(.performingAsync(body) { .value($0) })
  }

  /// Not with a closure that returns nothing, for a member that returns something.
  @available(
    *, unavailable,
    message: """
      the closure returns nothing: let it return what the member returns, or write .then.runs for a \
      side effect
      """
  )
  @_disfavoredOverload
  public func performs(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Void
  ) -> Continuation { unavailable() }

  /// Not with a closure that returns something else than the member.
  @available(
    *, unavailable,
    message: """
      the closure returns another type than the member: let it return what the member returns, or \
      write .then.runs for a side effect
      """
  )
  @_disfavoredOverload
  public func performs<Other>(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Other
  ) -> Continuation { unavailable() }
}

extension Then where Effect == OnMainActor {
  /// Runs a closure on each call, on the main actor, and returns what it returns.
  public func performs(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Return
  ) -> Continuation {
    adding(.performingOnMainActor(body) { .value($0) })
  }

  /// Not with a closure that returns nothing, for a member that returns something.
  @available(
    *, unavailable,
    message: """
      the closure returns nothing: let it return what the member returns, or write .then.runs for a \
      side effect
      """
  )
  @_disfavoredOverload
  public func performs(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Void
  ) -> Continuation { unavailable() }

  /// Not with a closure that returns something else than the member.
  @available(
    *, unavailable,
    message: """
      the closure returns another type than the member: let it return what the member returns, or \
      write .then.runs for a side effect
      """
  )
  @_disfavoredOverload
  public func performs<Other>(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Other
  ) -> Continuation { unavailable() }
}

/// `runs`: a closure that only does something; what the call gives back comes from other clauses.
extension Then where Effect == Synchronous {
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
  ) -> Continuation {
    adding(.performing(body) { nil })
  }
}

extension Then where Effect == Asynchronous {
  /// Runs a closure on each call, which may suspend; what that gives back is said by other clauses.
  public func runs(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Void
  ) -> Continuation {
    adding(.performingAsync(body) { nil })
  }
}

extension Then where Effect == OnMainActor {
  /// Runs a closure on each call, on the main actor; what that gives back is said by other clauses.
  public func runs(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Void
  ) -> Continuation {
    adding(.performingOnMainActor(body) { nil })
  }
}

/// How closures become actions, one for each way to run.
///
/// `outcome` says what is made of a closure's result: the call's value, or nothing.
extension __TypedAction {
  static func performing<Result>(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Result,
    _ outcome: @escaping @Sendable (Result) -> Outcome?
  ) -> Self {
    __TypedAction("performs a closure") { arguments in
      do throws(Failure) { return outcome(try body(arguments)) } catch { return .error(error) }
    }
  }

  static func performingAsync<Result>(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Result,
    _ outcome: @escaping @Sendable (Result) -> Outcome?
  ) -> Self {
    __TypedAction(
      "performs a closure",
      suspending: { arguments in
        do throws(Failure) {
          return outcome(try await body(arguments))
        } catch { return .error(error) }
      })
  }

  /// A closure of the main actor.
  static func performingOnMainActor<Result>(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Result,
    _ outcome: @escaping @Sendable (Result) -> Outcome?
  ) -> Self {
    __TypedAction(
      "performs a closure",
      onMainActor: { arguments, _ in
        do throws(Failure) { return outcome(try body(arguments)) } catch { return .error(error) }
      })
  }
}
