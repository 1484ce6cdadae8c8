/// `performs` with a closure that returns what cannot be copied, for members that do.
///
/// What it returns is in a ``NoncopyableBox`` on its way to the caller.
extension __ActionSyntax where Effect == Synchronous {
  /// Runs a closure on each call and returns what it returns, which cannot be copied.
  ///
  /// ```swift
  /// allowing(disk).receives.open(.any).then.performs { name in File(name: name) }
  /// ```
  ///
  /// - Parameter body: gets the call's arguments, on the caller's thread; may throw what the member
  ///   may throw.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  ///
  /// From LRMocky (`performsBlock`), OCMock 2.4 (`andDo`).
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
  ///
  /// ```swift
  /// allowing(disk).receives.fetch(.any).then.performs { name in await File(downloading: name) }
  /// ```
  ///
  /// - Parameter body: gets the call's arguments; may throw what the member may throw.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  ///
  /// From LRMocky (`performsBlock`), OCMock 2.4 (`andDo`).
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
  ///
  /// ```swift
  /// allowing(panel).receives.choose(.any).then.performs { name in File(name: name) }
  /// ```
  ///
  /// - Parameter body: gets the call's arguments; may throw what the member may throw.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  ///
  /// From LRMocky (`performsBlock`), OCMock 2.4 (`andDo`).
  public func performs<Value: ~Copyable>(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Value
  ) -> Continuation where Return == NoncopyableBox<Value> {
    performs { @MainActor (arguments: Arguments) throws(Failure) -> Return in
      NoncopyableBox(owning: try body(arguments))
    }
  }
}
