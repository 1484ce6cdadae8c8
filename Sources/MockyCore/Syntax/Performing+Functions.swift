/// `performs` with a function or method that has several parameters.
///
/// Arguments are one tuple here; a closure may take it apart, a function cannot be converted. One with
/// a single parameter or none is taken as a closure is.
extension __ActionSyntax where Effect == Synchronous {
  /// Hands each call on to a function or a method of another object.
  ///
  /// ```swift
  /// allowing(scale).receives.weigh(.any, in: .any).then.performs(real.weigh)
  /// ```
  ///
  /// - Parameter function: gets the call's arguments; may throw what the member may throw.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  ///
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
  ///
  /// ```swift
  /// allowing(scale).receives.calibrate(.any, in: .any).then.performs(real.calibrate)
  /// ```
  ///
  /// - Parameter function: gets the call's arguments; may throw what the member may throw.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  ///
  /// From OCMock 2.3 (`andCall`).
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
  ///
  /// ```swift
  /// allowing(screen).receives.draw(.any, at: .any).then.performs(real.draw)
  /// ```
  ///
  /// - Parameter function: gets the call's arguments; may throw what the member may throw.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  ///
  /// From OCMock 2.3 (`andCall`).
  @_disfavoredOverload
  public func performs<each Argument>(
    _ function: @escaping @MainActor @Sendable (repeat each Argument) throws(Failure) -> Return
  ) -> Continuation where Arguments == (repeat each Argument) {
    performs { @MainActor (arguments: Arguments) throws(Failure) -> Return in
      try function(repeat each arguments)
    }
  }
}
