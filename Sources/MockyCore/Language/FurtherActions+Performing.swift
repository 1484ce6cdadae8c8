/// `performs` and `runs` with a function or method that has several parameters.
///
/// Arguments are one tuple here; a closure may take it apart, a function cannot be converted. One
/// with a single parameter or none is taken as a closure is.
extension FurtherActions where Effect == Synchronous {
  /// Hands each call on to a function or a method of another object: `.then.performs(real.weigh)`.
  /// From OCMock 2.3 (`andCall`).
  @_disfavoredOverload
  public func performs<each Argument>(
    _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Return
  ) -> Continuation where Arguments == (repeat each Argument) {
    adding(
      .performing({ (arguments: Arguments) throws(Failure) -> Return in
        try function(repeat each arguments)
      }) { .value($0) })
  }

  /// Tells a function or a method of another object of each call: `.then.runs(journal.add)`.
  @_disfavoredOverload
  public func runs<each Argument>(
    _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Void
  ) -> Continuation where Arguments == (repeat each Argument) {
    adding(
      .performing({ (arguments: Arguments) throws(Failure) -> Void in
        try function(repeat each arguments)
      }) { nil })
  }
}

extension FurtherActions where Effect == Asynchronous {
  /// Hands each call on to a function or a method of another object, which may suspend.
  @_disfavoredOverload
  public func performs<each Argument>(
    _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Return
  ) -> Continuation where Arguments == (repeat each Argument) {
    adding(
      .performingAsync({ (arguments: Arguments) async throws(Failure) -> Return in
        try await function(repeat each arguments)
      }) { .value($0) })
  }

  /// Tells a function or a method of another object of each call, which may suspend.
  @_disfavoredOverload
  public func runs<each Argument>(
    _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Void
  ) -> Continuation where Arguments == (repeat each Argument) {
    adding(
      .performingAsync({ (arguments: Arguments) async throws(Failure) -> Void in
        try await function(repeat each arguments)
      }) { nil })
  }
}

extension FurtherActions where Effect == OnMainActor {
  /// Hands each call on to a function or a method of another object, on the main actor.
  @_disfavoredOverload
  public func performs<each Argument>(
    _ function: @escaping @MainActor @Sendable (repeat each Argument) throws(Failure) -> Return
  ) -> Continuation where Arguments == (repeat each Argument) {
    adding(
      .performingOnMainActor({ @MainActor (arguments: Arguments) throws(Failure) -> Return in
        try function(repeat each arguments)
      }) { .value($0) })
  }

  /// Tells a function or a method of another object of each call, on the main actor.
  @_disfavoredOverload
  public func runs<each Argument>(
    _ function: @escaping @MainActor @Sendable (repeat each Argument) throws(Failure) -> Void
  ) -> Continuation where Arguments == (repeat each Argument) {
    adding(
      .performingOnMainActor({ @MainActor (arguments: Arguments) throws(Failure) -> Void in
        try function(repeat each arguments)
      }) { nil })
  }
}

/// The value of a call, of a type that only the caller knows: older systems cannot make `Any` of a
/// type that is known to have to do with what cannot be copied.
private func outcome<Value>(of value: Value) -> Outcome { .value(value) }

/// `performs` with a closure that returns what cannot be copied, for members that do.
///
/// What it returns is in a ``NoncopyableBox`` on its way to the caller.
extension FurtherActions where Effect == Synchronous {
  /// Runs a closure on each call and returns what it returns, which cannot be copied. From LRMocky
  /// (`performsBlock`), OCMock 2.4 (`andDo`).
  public func performs<Value: ~Copyable>(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Value
  ) -> Continuation where Return == NoncopyableBox<Value> {
    adding(
      .performing({ (arguments: Arguments) throws(Failure) -> Return in
        NoncopyableBox(owning: try body(arguments))
      }) { outcome(of: $0) })
  }
}

extension FurtherActions where Effect == Asynchronous {
  /// Runs a closure on each call, which may suspend, and returns what it returns, which cannot be
  /// copied.
  public func performs<Value: ~Copyable>(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Value
  ) -> Continuation where Return == NoncopyableBox<Value> {
    adding(
      .performingAsync({ (arguments: Arguments) async throws(Failure) -> Return in
        NoncopyableBox(owning: try await body(arguments))
      }) { outcome(of: $0) })
  }
}

extension FurtherActions where Effect == OnMainActor {
  /// Runs a closure on each call, on the main actor, and returns what it returns, which cannot be
  /// copied.
  public func performs<Value: ~Copyable>(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Value
  ) -> Continuation where Return == NoncopyableBox<Value> {
    adding(
      .performingOnMainActor({ @MainActor (arguments: Arguments) throws(Failure) -> Return in
        NoncopyableBox(owning: try body(arguments))
      }) { outcome(of: $0) })
  }
}
