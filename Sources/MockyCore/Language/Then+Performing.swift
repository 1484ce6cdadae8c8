/// The half of `performs` whose closures return the call's result.
///
/// The other half, for closures that return nothing, stands on ``Then`` itself: the compiler
/// then finds the right one also for closures of several statements, which two overloads in one
/// place do not give.
extension __ActionSyntax where Effect == Synchronous {
  /// Runs a closure on each call and returns what it returns.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any).then.performs { id in "item \(id)" }
  /// ```
  ///
  /// - Parameter body: gets the call's arguments, on the caller's thread; may throw what the member
  ///   may throw.
  ///
  /// From LRMocky (`performsBlock`), OCMock 2.4 (`andDo`).
  public func performs(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Return
  ) -> Continuation {
    adding(.performing(body) { .value($0) })
  }
}

extension __ActionSyntax where Effect == Asynchronous {
  /// Runs a closure on each call, which may suspend, and returns what it returns.
  public func performs(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Return
  ) -> Continuation {
    adding(.performingAsync(body) { .value($0) })
  }
}

extension __ActionSyntax where Effect == OnMainActor {
  /// Runs a closure on each call, on the main actor, and returns what it returns.
  public func performs(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Return
  ) -> Continuation {
    adding(.performingOnMainActor(body) { .value($0) })
  }
}

/// The half of `performs` whose closures only do something; the result comes from another clause.
extension Then where Effect == Synchronous {
  /// Runs a closure on each call.
  public func performs(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Void
  ) -> Continuation {
    adding(.performing(body) { _ in nil })
  }
}

extension Then where Effect == Asynchronous {
  /// Runs a closure on each call, which may suspend.
  public func performs(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Void
  ) -> Continuation {
    adding(.performingAsync(body) { _ in nil })
  }
}

extension Then where Effect == OnMainActor {
  /// Runs a closure on each call, on the main actor.
  public func performs(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Void
  ) -> Continuation {
    adding(.performingOnMainActor(body) { _ in nil })
  }
}

/// `performs` with a function or method that has several parameters.
///
/// Arguments are one tuple here; a closure may take it apart, a function cannot be converted. One
/// with a single parameter or none is taken as a closure is.
extension __ActionSyntax where Effect == Synchronous {
  /// Hands each call on to a function or a method of another object: `.then.performs(real.weigh)`.
  /// From OCMock 2.3 (`andCall`).
  @_disfavoredOverload
  public func performs<each Argument>(
    _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Return
  ) -> Continuation where Arguments == (repeat each Argument) {
    performs { (arguments: Arguments) throws(Failure) -> Return in
      try function(repeat each arguments)
    }
  }
}

extension __ActionSyntax where Effect == Asynchronous {
  /// Hands each call on to a function or a method of another object, which may suspend.
  @_disfavoredOverload
  public func performs<each Argument>(
    _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Return
  ) -> Continuation where Arguments == (repeat each Argument) {
    performs { (arguments: Arguments) async throws(Failure) -> Return in
      try await function(repeat each arguments)
    }
  }
}

extension __ActionSyntax where Effect == OnMainActor {
  /// Hands each call on to a function or a method of another object, on the main actor.
  @_disfavoredOverload
  public func performs<each Argument>(
    _ function: @escaping @MainActor @Sendable (repeat each Argument) throws(Failure) -> Return
  ) -> Continuation where Arguments == (repeat each Argument) {
    performs { @MainActor (arguments: Arguments) throws(Failure) -> Return in
      try function(repeat each arguments)
    }
  }
}

/// `performs` with a closure that returns what cannot be copied, for members that do.
///
/// What it returns is in a ``NoncopyableBox`` on its way to the caller.
extension __ActionSyntax where Effect == Synchronous {
  /// Runs a closure on each call and returns what it returns, which cannot be copied. From LRMocky
  /// (`performsBlock`), OCMock 2.4 (`andDo`).
  public func performs<Value: ~Copyable>(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Value
  ) -> Continuation where Return == NoncopyableBox<Value> {
    performs { (arguments: Arguments) throws(Failure) -> Return in
      NoncopyableBox(owning: try body(arguments))
    }
  }
}

extension __ActionSyntax where Effect == Asynchronous {
  /// Runs a closure on each call, which may suspend, and returns what it returns, which cannot be
  /// copied.
  public func performs<Value: ~Copyable>(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Value
  ) -> Continuation where Return == NoncopyableBox<Value> {
    performs { (arguments: Arguments) async throws(Failure) -> Return in
      NoncopyableBox(owning: try await body(arguments))
    }
  }
}

extension __ActionSyntax where Effect == OnMainActor {
  /// Runs a closure on each call, on the main actor, and returns what it returns, which cannot be
  /// copied.
  public func performs<Value: ~Copyable>(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Value
  ) -> Continuation where Return == NoncopyableBox<Value> {
    performs { @MainActor (arguments: Arguments) throws(Failure) -> Return in
      NoncopyableBox(owning: try body(arguments))
    }
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
