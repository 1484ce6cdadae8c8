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
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
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
  ///
  /// - Parameter body: gets the call's arguments; may throw what the member may throw.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  ///
  /// From LRMocky (`performsBlock`), OCMock 2.4 (`andDo`).
  public func performs(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Return
  ) -> Continuation {
    adding(.performingAsync(body) { .value($0) })
  }
}

extension __ActionSyntax where Effect == OnMainActor {
  /// Runs a closure on each call, on the main actor, and returns what it returns.
  ///
  /// - Parameter body: gets the call's arguments; may throw what the member may throw.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  ///
  /// From LRMocky (`performsBlock`), OCMock 2.4 (`andDo`).
  public func performs(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Return
  ) -> Continuation {
    adding(.performingOnMainActor(body) { .value($0) })
  }
}

/// The half of `performs` whose closures only do something; the result comes from another clause.
extension Then where Effect == Synchronous {
  /// Runs a closure on each call.
  ///
  /// ```swift
  /// expectThat(store).receives.close().then.performs { closed.record("store") }
  /// ```
  ///
  /// - Parameter body: gets the call's arguments, on the caller's thread; may throw what the member
  ///   may throw.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  ///
  /// From LRMocky (`performsBlock`), OCMock 2.4 (`andDo`).
  public func performs(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Void
  ) -> Continuation {
    adding(.performing(body) { _ in nil })
  }
}

extension Then where Effect == Asynchronous {
  /// Runs a closure on each call, which may suspend.
  ///
  /// ```swift
  /// allowing(store).receives.fetch(1).then.performs { _ in await gate.pass() }.then.returns("one")
  /// ```
  ///
  /// - Parameter body: gets the call's arguments; may throw what the member may throw.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  ///
  /// From LRMocky (`performsBlock`), OCMock 2.4 (`andDo`).
  public func performs(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Void
  ) -> Continuation {
    adding(.performingAsync(body) { _ in nil })
  }
}

extension Then where Effect == OnMainActor {
  /// Runs a closure on each call, on the main actor.
  ///
  /// ```swift
  /// expectThat(screen).receives.show(.any).then.performs { text in label.text = text }
  /// ```
  ///
  /// - Parameter body: gets the call's arguments; may throw what the member may throw.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  ///
  /// From LRMocky (`performsBlock`), OCMock 2.4 (`andDo`).
  public func performs(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Void
  ) -> Continuation {
    adding(.performingOnMainActor(body) { _ in nil })
  }
}
