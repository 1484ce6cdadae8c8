extension Mockery {
  /// Reports every unsatisfied expectation at its own line, and failures not reported before.
  ///
  /// If a call or a wait has failed before, that failure explains the rest: its notes then list the
  /// unsatisfied expectations. Then the expectations are forgotten, unless
  /// ``automaticallyResetsWhenAsserting`` is false. Closures among the arguments of calls, and
  /// default values that hold the context, are forgotten with them. States, history and captors can
  /// still be read.
  ///
  /// From jMock (`assertIsSatisfied`) and LRMocky (`assertSatisfied`).
  public func assertSatisfied(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: Int = #column
  ) {
    assertSatisfied(at: .line(SourcePosition(fileID, filePath, line, column)))
  }

  /// Asserts for an adapter, which knows the place.
  @discardableResult
  package func assertSatisfied(
    at place: VerificationPlace, after wait: ElapsedWait? = nil
  ) -> Bool {
    context.reporter.contextIsUsed()
    let resets = automaticallyResetsWhenAsserting
    return context.assertSatisfied(
      thenForgetting: resets ? .expectations : nil, at: place, after: wait)
  }

  /// True if every expectation has had its calls and nothing has failed.
  ///
  /// Reading it reports and forgets nothing. After jMock (`assertIsSatisfied`).
  public var isSatisfied: Bool { context.isSatisfied }

  /// Forgets everything but names, mocks and ``setDefault(_:for:)``; states go back to their start.
  ///
  /// Failures that have not been reported are reported first; unsatisfied expectations are not.
  /// Mocks that calls have returned by themselves are mocks as others: the same calls return them
  /// again.
  public func reset() {
    context.reporter.contextIsUsed()
    context.deliverAllFailures()
    context.forget(.everything)
    context.update { $0.verification = nil }
  }

  /// Asserts in a test of several steps, and keeps only the expectations of `byDefault`.
  ///
  /// It reports as `assertSatisfied()` does. States and history stay, except closures among the
  /// arguments of calls. After gMock (`VerifyAndClearExpectations`).
  public func checkpoint(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: Int = #column
  ) {
    context.reporter.contextIsUsed()
    let position = SourcePosition(fileID, filePath, line, column)
    context.assertSatisfied(thenForgetting: .expectationsOfTheTest, at: .line(position))
  }

  /// True if an assertion reports allowed members that were never called; false if not set.
  ///
  /// ```swift
  /// context.reportsUnusedAllowances = true
  /// context.check {
  ///   allowing(store).receives.load(1).then.returns("one")  // reported if nothing loads it
  ///   lenient { allowing(store).receives.isOpen.then.returns(true) }
  /// }
  /// ```
  ///
  /// It does not report members that `byDefault` allows or that `ignoring` mentions.
  ///
  /// After Mockito (strict stubs).
  public var reportsUnusedAllowances: Bool {
    get { context.update { $0.settings.reportsUnusedAllowances } }
    set { context.update { $0.settings.reportsUnusedAllowances = newValue } }
  }

  /// Gives expectations some time to be satisfied, by blocking the thread, and asserts then.
  ///
  /// ```swift
  /// context.assertEventuallySatisfied(timeout: .seconds(3))
  /// ```
  ///
  /// Ends as soon as all are satisfied, and at once when something fails. An unsatisfied one is
  /// reported at its own line, as by `assertSatisfied()`. In Swift Testing it blocks a thread
  /// that other tests need: there write the `await` form in an `async` test, which a failure says,
  /// too.
  ///
  /// - Parameter timeout: the longest time to wait, 1 second by default; for zero or less it looks
  ///   once.
  /// - Returns: true only if every expectation had its calls and nothing had failed.
  ///
  /// From LRMocky (`assertEventuallySatisfied`) and OCMock 7.4.
  @available(*, noasync, message: "write `await context.assertEventuallySatisfied(…)`")
  @discardableResult
  public func assertEventuallySatisfied(
    timeout: TimeSpan = .seconds(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) -> Bool {
    let deadline = Deadline(after: timeout)
    context.look(for: { $0.isWithoutDemands }, until: deadline)
    let isBlocked = context.reporter.blockingStopsTheTest
    return assertSatisfied(
      at: .line(SourcePosition(fileID, filePath, line, column)),
      after: deadline.elapsed(isBlocked ? "await assertContextEventuallySatisfied(…)" : nil))
  }

  /// Gives expectations some time to be satisfied, by suspending, and asserts then.
  ///
  /// Ends at once when the task is cancelled, too.
  @discardableResult
  public func assertEventuallySatisfied(
    timeout: TimeSpan = .seconds(1), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: Int = #column
  ) async -> Bool {
    let deadline = Deadline(after: timeout)
    await context.look(for: { $0.isWithoutDemands }, until: deadline)
    return assertSatisfied(
      at: .line(SourcePosition(fileID, filePath, line, column)), after: deadline.elapsed(nil))
  }
}
