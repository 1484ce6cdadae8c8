extension __ActionSyntax {
  /// Makes the call return a value.
  ///
  /// ```swift
  /// allowing(clock).receives.now.then.returns(noon)
  /// ```
  ///
  /// - Parameter value: the value; the same one each time.
  ///
  /// From jMock (`returnValue`), OCMock 2.1.
  public func returns(_ value: Return) -> Continuation {
    adding(.returning(value))
  }

  /// Makes consecutive calls return consecutive values, and the last one from then on.
  ///
  /// ```swift
  /// expectThat(source).receives(4).next().then.returns(1, 2, 3)  // 1, 2, 3, 3
  /// ```
  ///
  /// - Parameters:
  ///   - first: what the first call returns.
  ///   - second: what the second call returns.
  ///   - others: what the calls after them return.
  ///
  /// After jMock (`onConsecutiveCalls`).
  public func returns(_ first: Return, _ second: Return, _ others: Return...) -> Continuation {
    let values = [first, second] + others
    return adding(__TypedAction(consecutive: values.map { [.returning($0)] }))
  }

  /// Makes the call throw an error.
  ///
  /// ```swift
  /// allowing(store).receives.load(1).then.throws(StoreError.missing)
  /// ```
  ///
  /// - Parameter error: an error that the member can throw.
  ///
  /// From jMock (`throwException`), OCMock 2.7.
  public func `throws`(_ error: Failure) -> Continuation {
    adding(__TypedAction("throws \(ValueText.of(error))", .outcome(.error(error))))
  }

  /// Makes the call do what an action says.
  ///
  /// ```swift
  /// expectThat(source).receives(3).next().then.does(.countsUp(from: 1))
  /// ```
  ///
  /// - Parameter action: an action, also one of your own; see ``Action`` for an example.
  ///
  /// From jMock (`will`).
  public func does(_ action: Action<Arguments, Failure, Return>) -> Continuation {
    adding(__TypedAction(action.describedText, immediate: action.outcome))
  }

  /// Says that the call does nothing, which reads better than silence.
  ///
  /// ```swift
  /// allowing(spy).receives.save(.any).then.doesNothing()  // not the real one
  /// ```
  ///
  /// From OCMock 2.11 (`andDo(nil)`).
  public func doesNothing() -> Continuation {
    adding(__TypedAction(consecutive: [[]]))
  }

  /// Hands the call to the real object of a spy, or to what a mocked class does itself.
  ///
  /// ```swift
  /// expectThat(spy).receives(2).save(.any).then.forwards()
  /// ```
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
