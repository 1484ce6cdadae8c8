extension Mockery {
  /// Sets the result of calls without a stubbed one: `setDefault(.guest, for: User.self)`.
  ///
  /// It comes before the values of ``DefaultValues`` and ``MockDefault``, and survives ``reset()``.
  /// Let a value that refers to this context hold it weakly, or the context is never released.
  ///
  /// - Parameters:
  ///   - value: the value, the same one each time.
  ///   - type: the result type.
  ///
  /// From jMock (`setDefaultResultForType`).
  public func setDefault<Value>(_ value: Value, for type: Value.Type = Value.self) {
    context.exchange(\.settings.defaults) { $0.set(value, for: type) }
  }

  /// Calls a closure with default values: 0, "", nil and so on.
  ///
  /// ```swift
  /// let completion = Captor<(String) -> Void>()
  /// context.check { expectThat(store).receives.load(.any, then: .capturing(into: completion)) }
  /// …
  /// if let completion = completion.last { context.callWithDefaults(completion) }
  /// ```
  ///
  /// Mocky reports a type without a default value, and doesn't call the closure.
  ///
  /// - Parameter closure: the closure, such as one that a captor holds.
  /// - Returns: the closure's result; nil if it wasn't called.
  /// - Throws: the closure's error.
  ///
  /// From OCMock 2.6 (`invokeBlock`).
  @discardableResult
  public func callWithDefaults<each Value, Failure: Error, Result>(
    _ closure: (repeat each Value) throws(Failure) -> Result, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) throws(Failure) -> Result? {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let values: (repeat each Value) = context.defaultValues("the closure", at: position)
    else { return nil }
    return try closure(repeat each values)
  }

  /// Calls a closure that may suspend with default values: 0, "", nil and so on.
  @_disfavoredOverload @discardableResult
  public func callWithDefaults<each Value, Failure: Error, Result>(
    _ closure: (repeat each Value) async throws(Failure) -> Result,
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) async throws(Failure) -> Result? {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let values: (repeat each Value) = context.defaultValues("the closure", at: position)
    else { return nil }
    return try await closure(repeat each values)
  }
}

extension Invocation {
  /// Default values for a closure that the call was given; nil if none can be made of one of the
  /// types, which Mocky reports.
  func defaultValues<each Value>() -> (repeat each Value)? {
    let position = mock.context.update { _ in takenBy?.position } ?? mock.context.origin
    return mock.context.defaultValues("\(text): its closure", at: position)
  }
}

extension Context {
  /// Default values for the parameters of a closure.
  func defaultValues<each Value>(
    _ closure: @autoclosure () -> String, at position: SourcePosition
  ) -> (repeat each Value)? {
    let defaults = update { $0.settings.defaults }
    if let values = defaults.tuple(repeat (each Value).self) { return values }
    var missing: [String] = []
    for type in repeat (each Value).self {
      if defaults.value(for: type).isNil { missing.append("\(type)") }
    }
    misuse(.noDefaults(closure(), Counts.list(missing)), at: position)
    return nil
  }
}
