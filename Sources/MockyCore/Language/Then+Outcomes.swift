extension __ActionSyntax {
  /// Makes the call return a value, the same one each time: `.then.returns(noon)`.
  ///
  /// From jMock (`returnValue`), OCMock 2.1.
  public func returns(_ value: Return) -> Continuation {
    adding(.returning(value))
  }

  /// Makes consecutive calls return consecutive values, and the last one from then on:
  /// `.then.returns(1, 2, 3)`.
  ///
  /// After jMock (`onConsecutiveCalls`).
  public func returns(_ first: Return, _ second: Return, _ others: Return...) -> Continuation {
    let values = [first, second] + others
    return adding(__TypedAction(consecutive: values.map { [.returning($0)] }))
  }

  /// Makes the call throw an error that the member can throw: `.then.throws(StoreError.missing)`.
  ///
  /// From jMock (`throwException`), OCMock 2.7.
  public func `throws`(_ error: Failure) -> Continuation {
    adding(__TypedAction("throws \(ValueText.of(error))", .outcome(.error(error))))
  }

  /// Makes the call do what an action says, also one of your own: see ``Action`` for an example.
  ///
  /// From jMock (`will`).
  public func does(_ action: Action<Arguments, Failure, Return>) -> Continuation {
    adding(__TypedAction(action.describedText, immediate: action.outcome))
  }

  /// Says that the call does nothing, which reads better than silence: `.then.doesNothing()`.
  ///
  /// From OCMock 2.11 (`andDo(nil)`).
  public func doesNothing() -> Continuation {
    adding(__TypedAction(consecutive: [[]]))
  }

  /// Hands the call to the real object of a spy, or to what a mocked class does itself:
  /// `.then.forwards()`.
  ///
  /// What comes back is what the call gives back, unless a later clause says otherwise. On a mock
  /// that has nothing to forward to it is misuse.
  ///
  /// From OCMock 2.10 (`andForwardToRealObject`).
  public func forwards() -> Continuation { adding(__TypedAction("forwards", .forward)) }

  /// Makes the call do several things.
  ///
  /// ```swift
  /// allowing(door).receives.open().then.doesAllOf {
  ///   $0.returns(true)
  ///   $0.state(readiness, becomes: "ready")
  /// }
  /// ```
  ///
  /// - Parameter collect: says them of its argument, in order.
  ///
  /// From jMock and LRMocky (`doesAllOf`).
  public func doesAllOf(
    _ collect: (Then<Arguments, Failure, Return, Effect, Void>) -> Void
  ) -> Continuation {
    adding(__TypedAction(consecutive: [Then.collect(collect)]))
  }

  /// Makes consecutive calls do consecutive things, and the last one from then on.
  ///
  /// ```swift
  /// allowing(store).receives.read("a").then.onConsecutiveCalls {
  ///   $0.returns("apple")
  ///   $0.throws(StoreError.full)
  /// }
  /// ```
  ///
  /// - Parameter collect: says them of its argument, one for each call; several for one call with
  ///   `doesAllOf`.
  ///
  /// From jMock and LRMocky (`onConsecutiveCalls`).
  public func onConsecutiveCalls(
    _ collect: (Then<Arguments, Failure, Return, Effect, Void>) -> Void
  ) -> Continuation {
    adding(__TypedAction(consecutive: Then.collect(collect).map { [$0] }))
  }
}

extension __ActionSyntax where Failure == Never {
  /// Not for a member that cannot throw.
  @available(*, unavailable, message: "this method cannot throw")
  public func `throws`(_ error: any Error) -> Continuation {
    adding(__TypedAction(consecutive: []))
  }
}

extension __TypedAction {
  static func returning(_ value: Return) -> Self {
    __TypedAction("returns \(ValueText.of(value))", .outcome(.value(value)))
  }
}
