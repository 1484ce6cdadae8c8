extension Invocation {
  /// Default values for a closure that the call was given; nil where none can be made of one of the
  /// types, which is misuse.
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
    let defaults = update { $0.defaults }
    if let values = defaults.tuple(repeat (each Value).self) { return values }
    misuse(
      "\(closure()) cannot be called with default values, as there is none of type "
        + "\(missing(in: defaults, repeat (each Value).self)): give one with context.setDefault(…)",
      at: position)
    return nil
  }

  /// The types of which no value can be made.
  private func missing<each Value>(
    in defaults: DefaultValues, _ types: repeat (each Value).Type
  ) -> String {
    var names: [String] = []
    for type in repeat each types {
      if defaults.value(for: type) == nil { names.append("\(type)") }
    }
    return Counts.list(names)
  }
}

extension Mockery {
  /// Calls a closure with default values: 0, "", nil and so on.
  ///
  /// ```swift
  /// let completion = Captor<(String) -> Void>()
  /// context.check { expectThat(store).receives.load(.any, then: .capturing(into: completion)) }
  /// …
  /// if let completion = completion.last { context.callWithDefaults(completion) }
  /// ```
  ///
  /// Where no value of a type can be made it is misuse, and the closure is not called.
  ///
  /// - Parameters:
  ///   - closure: the closure, such as one that a captor holds.
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
  /// - Returns: what the closure returns; nil if it was not called.
  /// - Throws: what the closure throws.
  ///
  /// From OCMock 2.6 (`invokeBlock`).
  @discardableResult
  public func callWithDefaults<each Value, Failure: Error, Result>(
    _ closure: (repeat each Value) throws(Failure) -> Result, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) throws(Failure) -> Result? {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let values: (repeat each Value) = context.defaultValues("the closure", at: position)
    else { return nil }
    return try closure(repeat each values)
  }

  /// Calls a closure that may suspend with default values: 0, "", nil and so on.
  ///
  /// ```swift
  /// await context.callWithDefaults(completions.values[0])
  /// ```
  ///
  /// - Parameters:
  ///   - closure: the closure, such as one that a captor holds.
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
  /// - Returns: what the closure returns; nil if it was not called.
  /// - Throws: what the closure throws.
  ///
  /// From OCMock 2.6 (`invokeBlock`).
  @_disfavoredOverload @discardableResult
  public func callWithDefaults<each Value, Failure: Error, Result>(
    _ closure: (repeat each Value) async throws(Failure) -> Result,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) async throws(Failure) -> Result? {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let values: (repeat each Value) = context.defaultValues("the closure", at: position)
    else { return nil }
    return try await closure(repeat each values)
  }
}
