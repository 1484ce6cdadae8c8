extension Mockery {
  /// Verifies the calls so far, of any mocks of this context.
  ///
  /// ```swift
  /// context.verify {
  ///   expectThat(list).received.add("one")
  ///   expectThat(list).received(.never).clear()
  /// }
  /// ```
  ///
  /// `received` and `.atLeast` ask for calls that you haven't verified yet; any other number is a
  /// total of all calls. Lines of a block that ask for calls share these: two equal lines need two
  /// calls. An `inOrder` or `anyOf` shares calls with no other line.
  ///
  /// Objects are compared as they are now. If your code changes an object after the call, expect the
  /// call in `check`, or let a captor or an action copy what matters.
  ///
  /// Mocky reports each failure at its own line. A helper can pass on the test's place:
  /// `verify(filePath: file, line: line) { … }`.
  ///
  /// - Parameter calls: the calls; at least one of each, unless you write `received(…)`. Mocky
  ///   reports actions, states and sequences.
  ///
  /// From OCMock 3.1 (`OCMVerify`) and Mocka (`verify`).
  public func verify(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt? = nil,
    column: Int = #column, @ExpectationBuilder _ calls: () -> ExpectationGroup
  ) {
    context.deliverAllFailures()
    let verification = Verification(
      calls().placed(fileID, filePath, line, column), in: context)
    for misuse in verification.misuses { context.fail(misuse) }
    context.failOrNote(verification.run())
  }

  /// Verifies that calls come within a time, by blocking the thread.
  ///
  /// ```swift
  /// context.verify(within: .seconds(2)) { expectThat(list).received.add("one") }
  /// ```
  ///
  /// It returns as soon as the whole block is met, and counts earlier calls, too. A maximum number of
  /// calls without a minimum, such as `.never`, takes the whole time, or until there is a call too
  /// many. The wait ends at once if something fails.
  ///
  /// - Parameters:
  ///   - time: the longest time to wait; for zero or less it looks once.
  ///   - clock: the clock of the timeout, which the wait advances; real time by default.
  ///   - calls: the calls, as in ``verify(fileID:filePath:line:column:_:)``.
  /// - Returns: true only if the whole block is met.
  ///
  /// From OCMock 7.4 (`verifyWithDelay:`) and Mocka.
  @available(*, noasync, message: "write `await context.verify(within:)`")
  @discardableResult
  public func verify(
    within time: TimeSpan, clock: ManualClock? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt? = nil, column: Int = #column,
    @ExpectationBuilder _ calls: () -> ExpectationGroup
  ) -> Bool {
    let verification = Verification(calls().placed(fileID, filePath, line, column), in: context)
    let deadline = Deadline(after: time, on: clock, isForComing: !verification.forbids)
    context.look(for: verification.isOver, until: deadline)
    let blocksTheTest = context.reporter.blockingStopsTheTest
    let elapsed = { deadline.elapsed(blocksTheTest ? "await context.verify(within:)" : nil) }
    return verification.report(after: elapsed)
  }

  /// Verifies that calls come within a time, by suspending.
  ///
  /// ```swift
  /// await context.verify(within: .seconds(2)) { expectThat(list).received.add("one") }
  /// ```
  ///
  /// It returns like the blocking form, and at once if the task is canceled.
  ///
  /// - Parameters:
  ///   - time: the longest time to wait; for zero or less it looks once.
  ///   - clock: the clock of the timeout, which the wait advances; real time by default.
  ///   - isolation: the caller's actor, which the compiler fills in.
  ///   - calls: the calls, as in ``verify(fileID:filePath:line:column:_:)``.
  /// - Returns: true only if the whole block is met.
  ///
  /// From OCMock 7.4 (`verifyWithDelay:`) and Mocka.
  @discardableResult
  public func verify(
    within time: TimeSpan, clock: ManualClock? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt? = nil, column: Int = #column,
    isolation: isolated (any Actor)? = #isolation,
    @ExpectationBuilder _ calls: () -> ExpectationGroup
  ) async -> Bool {
    let verification = Verification(calls().placed(fileID, filePath, line, column), in: context)
    let deadline = Deadline(after: time, on: clock, isForComing: !verification.forbids)
    await context.look(for: verification.isOver, until: deadline)
    return verification.report(after: { deadline.elapsed(nil) }, isCancelled: Task.isCancelled)
  }

  /// Verifies that `expectThat` handled, or `verify` found, every call.
  ///
  /// ```swift
  /// context.verify { expectThat(list).received.add("one") }
  /// context.verifyNoMoreInteractions()
  /// ```
  ///
  /// Calls that `allowing` and `ignoring` handled count as not verified. Mocky reports one failure
  /// at the caller's line, with a list of the calls.
  ///
  /// - Parameter mocks: the mocks, such as `with: store, printer`; all mocks by default. Mocky
  ///   reports a mock of another context.
  ///
  /// From Mocka (`verifyNoMoreInteractions`) and Mockito.
  public func verifyNoMoreInteractions(
    with mocks: any Mock..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) {
    context.deliverAllFailures()
    let position = SourcePosition(fileID, filePath, line, column)
    guard let mocks = context.objects(of: mocks, at: position) else { return }
    let failure = context.update { state in
      state.table.late.limit(mocks)
      return state.noMoreInteractions(with: mocks, in: context, at: position)
    }
    if let failure = Rendering.run(failure) { context.failOrNote([failure]) }
  }
}

extension Context {
  /// Returns the objects of mocks; nil after reporting a mock of another context.
  func objects(of mocks: [any Mock], at position: SourcePosition) -> [MockObject]? {
    let objects = mocks.map(\.mockObject)
    guard let foreign = objects.first(where: { $0.context !== self }) else { return objects }
    misuse(.foreignMock(foreign.name), at: position)
    return nil
  }
}

extension Verification {
  /// Looks again, and returns whether the wait is over: the block is met, or there is a call too
  /// many. A block that forbids calls is met only at the end of the timeout.
  fileprivate func isOver(_ context: Context) -> Bool {
    isMet = look(marking: forbids ? .nothing : .whole) && !forbids
    return isMet || isHopeless
  }

  /// Reports what is missing at the end of a wait.
  /// - Returns: true if it is met. A block that forbids calls is met only if the whole timeout has
  ///   passed.
  fileprivate func report(
    after wait: () -> ElapsedWait?, isCancelled: Bool = false
  ) -> Bool {
    context.deliverAllFailures()
    let isCutShort = isCancelled || context.hasFailure
    let unmet = isMet ? [] : run(marking: .nothing, after: wait)
    for misuse in misuses { context.fail(misuse) }
    context.failOrNote(unmet)
    return misuses.isEmpty && unmet.isEmpty && !(forbids && isCutShort)
  }
}
