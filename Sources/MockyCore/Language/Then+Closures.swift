/// Calling closures that are among a call's arguments.
extension __ActionSyntax where Effect == Synchronous {
  /// Calls a closure that is among the call's arguments.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any, then: .any).then.calls({ $1 }, with: "apple")
  /// ```
  ///
  /// `performs { id, completion in completion("apple") }` does the same.
  ///
  /// - Parameters:
  ///   - closure: says which argument is the closure: `{ $0 }` is the only one, `{ $1 }` the second of
  ///     several.
  ///   - values: what the closure is called with.
  ///
  /// From OCMock 2.6 (`invokeBlockWithArgs:`).
  public func calls<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> (repeat each Value) throws -> Result,
    with values: repeat each Value
  ) -> Continuation {
    let values = (repeat each values)
    return adding(
      .calling { arguments, _ in
        _ = try closure(arguments)(repeat each values)
      })
  }

  /// Calls a closure that is among the call's arguments with default values: 0, "", nil and so on.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any, then: .any).then.callsWithDefaults { $1 }
  /// ```
  ///
  /// Where no value of a type can be made it is misuse, and the closure is not called;
  /// ``Mockery/setDefault(_:for:)`` gives one.
  ///
  /// - Parameter closure: says which argument is the closure: `{ $0 }` is the only one.
  ///
  /// From OCMock 2.6 (`invokeBlock`).
  public func callsWithDefaults<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> (repeat each Value) throws -> Result
  ) -> Continuation {
    adding(
      .calling { arguments, invocation in
        guard let values: (repeat each Value) = invocation.defaultValues() else { return }
        _ = try closure(arguments)(repeat each values)
      })
  }
}

extension __ActionSyntax where Effect == Asynchronous {
  /// Calls a closure that is among the call's arguments and may suspend.
  public func calls<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> (repeat each Value) async throws -> Result,
    with values: repeat each Value
  ) -> Continuation {
    // What the closure is called with is the test's own, as with `returns`.
    let values = Unchecked((repeat each values))
    return adding(
      .callingAsync { arguments, _ in
        _ = try await closure(arguments)(repeat each values.value)
      })
  }

  /// Calls a closure that is among the call's arguments and may suspend, with default values.
  public func callsWithDefaults<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> (repeat each Value) async throws -> Result
  ) -> Continuation {
    adding(
      .callingAsync { arguments, invocation in
        guard let values: (repeat each Value) = invocation.defaultValues() else { return }
        _ = try await closure(arguments)(repeat each values)
      })
  }
}

extension __TypedAction {
  fileprivate static func calling(
    _ body: @escaping (Arguments, Invocation) throws -> Void
  ) -> Self {
    __TypedAction("calls a closure", inCall: body)
  }

  fileprivate static func callingAsync(
    _ body: @escaping @Sendable (Arguments, Invocation) async throws -> Void
  ) -> Self {
    __TypedAction("calls a closure", inAsyncCall: body)
  }
}

/// Calling closures that are among a call's arguments, on the main actor.
extension __ActionSyntax where Effect == OnMainActor {
  /// Calls a closure that is among the call's arguments.
  public func calls<each Value, Result>(
    _ closure: @escaping @MainActor @Sendable (Arguments) -> (repeat each Value) throws -> Result,
    with values: repeat each Value
  ) -> Continuation {
    let values = Unchecked((repeat each values))
    return adding(
      .callingOnMainActor { arguments, _ in
        _ = try closure(arguments)(repeat each values.value)
      })
  }

  /// Calls a closure of the main actor that is among the call's arguments.
  @_disfavoredOverload
  public func calls<each Value, Result>(
    _ closure:
      @escaping @MainActor @Sendable (Arguments) -> @MainActor (repeat each Value) throws -> Result,
    with values: repeat each Value
  ) -> Continuation {
    let values = Unchecked((repeat each values))
    return adding(
      .callingOnMainActor { arguments, _ in
        _ = try closure(arguments)(repeat each values.value)
      })
  }

  /// Calls a closure that is among the call's arguments with default values: 0, "", nil and so on.
  public func callsWithDefaults<each Value, Result>(
    _ closure: @escaping @MainActor @Sendable (Arguments) -> (repeat each Value) throws -> Result
  ) -> Continuation {
    adding(
      .callingOnMainActor { arguments, invocation in
        guard let values: (repeat each Value) = invocation.defaultValues() else { return }
        _ = try closure(arguments)(repeat each values)
      })
  }

  /// Calls a closure of the main actor that is among the call's arguments with default values.
  @_disfavoredOverload
  public func callsWithDefaults<each Value, Result>(
    _ closure:
      @escaping @MainActor @Sendable (Arguments) -> @MainActor (repeat each Value) throws -> Result
  ) -> Continuation {
    adding(
      .callingOnMainActor { arguments, invocation in
        guard let values: (repeat each Value) = invocation.defaultValues() else { return }
        _ = try closure(arguments)(repeat each values)
      })
  }
}

extension __TypedAction {
  fileprivate static func callingOnMainActor(
    _ body: @escaping @MainActor @Sendable (Arguments, Invocation) throws -> Void
  ) -> Self {
    __TypedAction(
      "calls a closure",
      onMainActor: { arguments, invocation in
        do { try body(arguments, invocation) } catch { return .error(error) }
        return nil
      })
  }
}
