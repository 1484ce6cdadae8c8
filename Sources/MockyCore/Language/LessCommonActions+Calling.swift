/// Actions that call a closure among the call's arguments.
extension LessCommonActions {
  /// Calls a closure among the call's arguments with values of yours.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any, then: .any).then.calls({ _, then in then }, with: "apple")
  /// ```
  ///
  /// The closure runs on the caller's thread, and its result is dropped. If the closure is nil,
  /// nothing is called. If it throws, the call throws the same error. Mocky reports an error that
  /// the member can't throw. For more control, and for a closure of the main actor, write `performs`
  /// with a closure that calls it.
  ///
  /// - Parameters:
  ///   - closure: names all arguments, and returns the closure: `{ then in then }`, or
  ///     `{ _, then, _ in then }` for the second of three.
  ///   - values: the values to call the closure with.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From OCMock 2.6 (`invokeBlockWithArgs:`).
  public func calls<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> ((repeat each Value) throws -> Result)?,
    with values: repeat each Value
  ) -> Continuation {
    let values = (repeat each values)
    return performing("calls a closure") { call, _ in
      .unchanged(after: try closure(call)?(repeat each values))
    }
  }

  /// Calls a closure among the call's arguments with default values: 0, "", nil and so on.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any, then: .any).then.callsWithDefaults { _, then in then }
  /// ```
  ///
  /// If a type has no default value, Mocky reports it and does not call the closure.
  /// ``Mockery/setDefault(_:for:)`` gives a value.
  ///
  /// - Parameter closure: names all arguments, and returns the closure: `{ _, then in then }`.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From OCMock 2.6 (`invokeBlock`).
  public func callsWithDefaults<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> ((repeat each Value) throws -> Result)?
  ) -> Continuation {
    performing("calls a closure") { call, invocation in
      guard let values: (repeat each Value) = invocation.defaultValues() else { return nil }
      return .unchanged(after: try closure(call)?(repeat each values))
    }
  }
}

/// Actions that call a closure among the call's arguments, which may suspend.
extension LessCommonActions where Effect == Asynchronous {
  /// Calls a closure among the call's arguments that may suspend, with values of yours.
  ///
  /// - Parameters:
  ///   - closure: names all arguments, and returns the closure: `{ _, then in then }`.
  ///   - values: the values to call the closure with.
  /// - Returns: the expectation, which you can continue.
  public func calls<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> ((repeat each Value) async throws -> Result)?,
    with values: repeat each Value
  ) -> Continuation {
    let values = (repeat each values)
    return suspending("calls a closure") { call, _ in
      .unchanged(after: try await closure(call)?(repeat each values))
    }
  }

  /// Calls a closure among the call's arguments that may suspend, with default values.
  ///
  /// - Parameter closure: names all arguments, and returns the closure: `{ _, then in then }`.
  /// - Returns: the expectation, which you can continue.
  public func callsWithDefaults<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> ((repeat each Value) async throws -> Result)?
  ) -> Continuation {
    suspending("calls a closure") { call, invocation in
      guard let values: (repeat each Value) = invocation.defaultValues() else { return nil }
      return .unchanged(after: try await closure(call)?(repeat each values))
    }
  }
}
