extension Mockery {
  /// Reports every unsatisfied expectation at its own line, and all unreported failures.
  ///
  /// If a call or a wait has failed before, that failure probably explains the rest, so its notes
  /// list the unsatisfied expectations. Mocky then forgets the expectations, unless
  /// ``automaticallyResetsWhenAsserting`` is false. It also forgets closures among the arguments of
  /// calls, and default values that hold the context. You can still read states, history and
  /// captors.
  ///
  /// From jMock (`assertIsSatisfied`) and LRMocky (`assertSatisfied`).
  public func assertSatisfied(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: Int = #column
  ) {
    assertSatisfied(at: .line(SourcePosition(fileID, filePath, line, column)))
  }

  /// Asserts for an adapter that knows the place.
  @discardableResult
  package func assertSatisfied(
    at place: AssertionPlace, after wait: ElapsedWait? = nil
  ) -> Bool {
    context.reporter.contextIsUsed()
    let resets = automaticallyResetsWhenAsserting
    return context.assertSatisfied(
      thenForgetting: resets ? .expectations : nil, at: place, after: wait)
  }

  /// True if every expectation has had its calls and nothing has failed.
  ///
  /// Reading it reports and forgets nothing.
  ///
  /// After jMock (`assertIsSatisfied`).
  public var isSatisfied: Bool { context.update { $0.isSatisfied } }

  /// Forgets everything but names, mocks and ``setDefault(_:for:)``; states go back to their start.
  ///
  /// Mocky first reports all unreported failures, but no unsatisfied expectations. Mocks that calls
  /// have returned as default values stay: the same calls return them again.
  public func reset() {
    context.reporter.contextIsUsed()
    context.deliverAllFailures()
    context.update { state in
      state.forget(.everything)
      state.verification = nil
      state.table.late = LateCalls()
    }
  }

  /// Asserts in a test of several steps, and keeps only the expectations of `byDefault`.
  ///
  /// It reports like `assertSatisfied()`. States and history stay, except closures among the
  /// arguments of calls.
  ///
  /// After gMock (`VerifyAndClearExpectations`).
  public func checkpoint(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: Int = #column
  ) {
    context.reporter.contextIsUsed()
    let position = SourcePosition(fileID, filePath, line, column)
    context.assertSatisfied(thenForgetting: .expectationsOfTheTest, at: .line(position))
  }

  /// True if an assertion reports allowances without calls; false by default.
  ///
  /// ```swift
  /// context.reportsUnusedAllowances = true
  /// context.check {
  ///   allowing(store).receives.load(1).then.returns("one")  // reported if nothing loads it
  ///   lenient { allowing(store).receives.isOpen.then.returns(true) }
  /// }
  /// ```
  ///
  /// It doesn't report allowances in `byDefault`, or `ignoring`.
  ///
  /// After Mockito (strict stubs).
  public var reportsUnusedAllowances: Bool {
    get { context.update { $0.settings.reportsUnusedAllowances } }
    set { context.update { $0.settings.reportsUnusedAllowances = newValue } }
  }

  /// Waits until all expectations are satisfied, by blocking the thread, and then asserts.
  ///
  /// ```swift
  /// context.assertEventuallySatisfied(timeout: .seconds(3))
  /// ```
  ///
  /// The wait ends as soon as all are satisfied, and at once if something fails. Mocky reports each
  /// unsatisfied expectation at its own line. In Swift Testing, a blocking wait takes a thread away
  /// from other tests: write an `async` test and `await`.
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

  /// Waits until all expectations are satisfied, by suspending, and then asserts.
  ///
  /// The wait ends at once if the task is canceled, too.
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

extension Context {
  /// True if every expectation is satisfied, even after failures.
  var isWithoutDemands: Bool { update { $0.table.unsatisfied == 0 } }

  /// Reports every unsatisfied expectation at its own line, and the undelivered failures and notes.
  /// A test that was skipped or canceled need not satisfy any.
  /// - Parameters:
  ///   - ending: the part of the context to forget.
  ///   - place: the place of the assertion.
  ///   - wait: the time of an unsuccessful wait before the assertion.
  /// - Returns: whether every expectation had its calls and nothing had failed.
  @discardableResult
  func assertSatisfied(
    thenForgetting ending: ContextState.Forgetting?, at place: AssertionPlace,
    after wait: ElapsedWait? = nil
  ) -> Bool {
    let counts = !reporter.testWasCutShort
    let error = reporter.testHasThrown ? finder?.thrownError : nil
    let thrown = error.flatMap(origin)
    // In one step. Later expectations and calls belong to the next assertion.
    let (isMet, snapshot, released) = update { state -> (Bool, ContextSnapshot?, [Any]) in
      state.phase.verify()
      let isMet = state.isSatisfied
      let snapshot = counts ? state.unsatisfiedSnapshot(of: self) : nil
      if let ending { state.forgetExpectations(ending) }
      state.verification = place
      // The values are released after all failures are reported. Calls that they make are too late.
      return (isMet, snapshot, state.bin.removeAll())
    }
    let failures = snapshot?.unsatisfied(after: wait) ?? []
    var tellsOrigin = false
    if !failures.isEmpty {
      let isExplained = reporter.testHasThrown
      let isTold = !isExplained && tellVisitor(failures.map { EnteredFailure($0) })
      tellsOrigin = update { state in
        let end = MockFailure.endOfTest(thrown, at: failures[0].position)
        defer { if !isTold { state.enterUnsatisfied(failures) } }
        return isExplained && state.ledger.blame(end)
      }
    }
    deliverAllFailures()
    for notes in update({ $0.ledger.takeLaterNotes() }) { tell(notes) }
    if !tellsOrigin, let thrown { reporter.add(notes: thrown, to: .endOfTest(nil, at: origin)) }
    publishTranscript(of: snapshot)
    if ending != nil { update { $0.ledger.forgetDelivered() } }
    if ending != nil { forgetClosures() }
    withExtendedLifetime(released) {}
    return isMet && failures.isEmpty
  }
}

extension ContextState {
  /// True if every expectation is satisfied and nothing has failed.
  fileprivate var isSatisfied: Bool { table.unsatisfied == 0 && !ledger.hasFailed }

  /// Returns a copy for messages if an expectation is unsatisfied. Its cost depends on the length
  /// of the history.
  func unsatisfiedSnapshot(of context: Context) -> ContextSnapshot? {
    let isUnsatisfied =
      table.unsatisfied > 0
      || settings.reportsUnusedAllowances && table.all.contains(where: \.isUnusedAllowance)
    return isUnsatisfied ? ContextSnapshot(self, of: context) : nil
  }

  /// Enters the failures of an assertion: separately, or as notes on the root failure.
  mutating func enterUnsatisfied(_ failures: [MockFailure]) {
    for failure in failures { ledger.enterOrNote(EnteredFailure(failure)) }
  }
}

/// The place where a test, or its end, asserted that a context is satisfied.
package enum AssertionPlace: Sendable {
  /// By an assertion on this line.
  case line(SourcePosition)
  /// By the adapter, when the test was over.
  case endOfTest

  var text: String {
    switch self {
    case .line(let position): "verified at \(position.text)"
    case .endOfTest: "verified at the end of its test"
    }
  }
}
