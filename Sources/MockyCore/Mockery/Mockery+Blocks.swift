extension Mockery {
  /// Adds expectations to those so far.
  ///
  /// ```swift
  /// context.check {
  ///   for subscriber in subscribers {
  ///     expectThat(subscriber).receives.receive(message)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter expectations: the expectations; `for`, `if` and `switch` work, and a `check`
  ///   inside takes its place where it stands.
  /// - Returns: a part of a block around this one, if there is one.
  ///
  /// What means nothing, such as an impossible cardinality or a mock of another context, is misuse
  /// at its own line.
  ///
  /// From LRMocky (`check:`) and jMock (`checking`).
  @discardableResult
  public func check(
    @ExpectationBuilder _ expectations: () -> __PartContents
  ) -> ExpectationGroup {
    let declared = context.declare(expectations(), tier: .test)
    return ExpectationGroup(contents: __PartContents(.nested(declared, in: context)))
  }

  /// Adds what any test may override: it is searched only after all that `check` declares.
  ///
  /// ```swift
  /// context.byDefault {
  ///   allowing(clock).receives.now.then.returns(noon)
  /// }
  /// ```
  ///
  /// A `checkpoint()` keeps it.
  ///
  /// - Parameter expectations: `allowing`, `ignoring` and never; whatever demands a call is misuse.
  public func byDefault(@ExpectationBuilder _ expectations: () -> __PartContents) {
    _ = context.declare(expectations(), tier: .fallback)
  }

  /// Checks what has been called so far, by all mocks together.
  ///
  /// ```swift
  /// context.verify {
  ///   expectThat(list).received.add("one")
  ///   expectThat(list).received(.never).clear()
  /// }
  /// ```
  ///
  /// A call that is found is used up: another `verify` does not find it again. Failures are
  /// reported always, each at its own line.
  ///
  /// - Parameter calls: the calls; at least one of each, unless `received(…)` says otherwise.
  ///   Actions, states and sequences are misuse.
  ///
  /// From OCMock 3.1 (`OCMVerify`) and Mocka (`verify`).
  public func verify(@ExpectationBuilder _ calls: () -> __PartContents) {
    context.deliverAllFailures()
    let verification = Verification(calls(), in: context)
    for failure in verification.misuses + verification.run() { context.fail(failure) }
  }

  /// Checks what is called within a time, by blocking the thread.
  ///
  /// ```swift
  /// context.verify(within: .seconds(2)) { expectThat(list).received.add("one") }
  /// ```
  ///
  /// Returns as soon as it is found, also if that was before; if something must not be called, at
  /// the end of the time, or as soon as it is. Ends at once when something fails.
  ///
  /// - Parameters:
  ///   - time: how long to wait at most; for zero or less it looks once.
  ///   - clock: whose time it is, which the wait moves on; real time if not said.
  ///   - calls: the calls, as in ``verify(_:)``.
  ///
  /// From OCMock 7.4 (`verifyWithDelay:`) and Mocka.
  @available(*, noasync, message: "write `await context.verify(within:)`")
  public func verify(
    within time: TimeSpan, clock: ManualClock? = nil,
    @ExpectationBuilder _ calls: () -> __PartContents
  ) {
    let verification = TimedVerification(
      calls(), in: context, within: time, on: clock, isBlocking: true)
    context.look(for: verification.condition, until: verification.deadline)
    verification.report()
  }

  /// Checks what is called within a time, by suspending; it ends at once when the task is
  /// cancelled, too. From OCMock 7.4 (`verifyWithDelay:`) and Mocka.
  public func verify(
    within time: TimeSpan, clock: ManualClock? = nil,
    isolation: isolated (any Actor)? = #isolation,
    @ExpectationBuilder _ calls: () -> __PartContents
  ) async {
    let verification = TimedVerification(
      calls(), in: context, within: time, on: clock, isBlocking: false)
    await context.look(for: verification.condition, until: verification.deadline)
    verification.report()
  }

  /// Checks that nothing has been called but what `expectThat` took and `verify` has found.
  ///
  /// ```swift
  /// context.verify { expectThat(list).received.add("one") }
  /// context.verifyNoMoreInteractions()
  /// ```
  ///
  /// What `allowing` and `ignoring` took counts as not verified. The failure is reported at the
  /// caller's line and lists the calls.
  ///
  /// From Mocka (`verifyNoMoreInteractions`).
  public func verifyNoMoreInteractions(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    context.deliverAllFailures()
    let position = SourcePosition(fileID, filePath, line, column)
    let report = context.update { NoMoreInteractionsReport(&$0, position) }
    if let failure = Rendering.run({ report.failure }) { context.fail(failure) }
  }
}
