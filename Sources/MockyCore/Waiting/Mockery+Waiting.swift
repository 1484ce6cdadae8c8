extension Mockery {
  /// Waits until state machines are in a state, by blocking the thread.
  ///
  /// ```swift
  /// context.waitUntil(readiness.equals("ready"), timeout: .seconds(3))
  /// ```
  ///
  /// The wait ends at once if something fails, or has failed before. On XCTest's main thread, the run
  /// loop continues. If the time passes without success, Mocky reports a failure at the caller's line.
  ///
  /// - Parameters:
  ///   - predicate: the states to wait for. Mocky reports machines of another context.
  ///   - timeout: the longest time to wait, 1 second by default; for zero or less it looks once.
  ///   - clock: the clock of the timeout, which the wait advances; real time by default.
  /// - Returns: true only if the condition was met in time.
  ///
  /// From LRMocky (`waitUntil:withTimeout:`).
  @available(*, noasync, message: "write `await context.waitUntil(…)`")
  @discardableResult
  public func waitUntil(
    _ predicate: StatePredicate, timeout: TimeSpan = .seconds(1), clock: ManualClock? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: Int = #column
  ) -> Bool {
    let position = SourcePosition(fileID, filePath, line, column)
    return context.run(Wait(for: .state(predicate), within: timeout, on: clock, at: position))
  }

  /// Waits until state machines are in a state, by suspending.
  ///
  /// ```swift
  /// await context.waitUntil(readiness.equals("ready"), timeout: .seconds(3))
  /// ```
  ///
  /// It ends at once if something fails or has failed before, or if the task is canceled. If the
  /// time passes without success, Mocky reports a failure at the caller's line.
  ///
  /// - Parameters:
  ///   - predicate: the states to wait for. Mocky reports machines of another context.
  ///   - timeout: the longest time to wait, 1 second by default; for zero or less it looks once.
  ///   - clock: the clock of the timeout, which the wait advances; real time by default.
  ///   - isolation: the caller's actor, which the compiler fills in.
  /// - Returns: true only if the condition was met in time.
  ///
  /// From LRMocky (`waitUntil:withTimeout:`).
  @discardableResult
  public func waitUntil(
    _ predicate: StatePredicate, timeout: TimeSpan = .seconds(1), clock: ManualClock? = nil,
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) async -> Bool {
    let position = SourcePosition(fileID, filePath, line, column)
    return await context.run(Wait(for: .state(predicate), within: timeout, on: clock, at: position))
  }

  /// Waits until every expectation has had its calls and their actions have finished, by blocking.
  ///
  /// ```swift
  /// context.waitUntilSatisfied(timeout: .seconds(3))
  /// ```
  ///
  /// The wait ends at once if something fails, or has failed before. On XCTest's main thread, the run
  /// loop continues. If the time passes without success, Mocky reports a failure at the caller's line.
  ///
  /// - Parameters:
  ///   - timeout: the longest time to wait, 1 second by default; for zero or less it looks once.
  ///   - clock: the clock of the timeout, which the wait advances; real time by default.
  /// - Returns: true only if the condition was met in time.
  ///
  /// From OCMock 7.4 (`verifyWithDelay:`).
  @available(*, noasync, message: "write `await context.waitUntilSatisfied(…)`")
  @discardableResult
  public func waitUntilSatisfied(
    timeout: TimeSpan = .seconds(1), clock: ManualClock? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) -> Bool {
    let position = SourcePosition(fileID, filePath, line, column)
    return context.run(Wait(for: .satisfaction, within: timeout, on: clock, at: position))
  }

  /// Waits until every expectation has had its calls and their actions have finished, by
  /// suspending.
  ///
  /// ```swift
  /// await context.waitUntilSatisfied(timeout: .seconds(3))
  /// ```
  ///
  /// It ends at once if something fails or has failed before, or if the task is canceled. If the
  /// time passes without success, Mocky reports a failure at the caller's line.
  ///
  /// - Parameters:
  ///   - timeout: the longest time to wait, 1 second by default; for zero or less it looks once.
  ///   - clock: the clock of the timeout, which the wait advances; real time by default.
  ///   - isolation: the caller's actor, which the compiler fills in.
  /// - Returns: true only if the condition was met in time.
  ///
  /// From OCMock 7.4 (`verifyWithDelay:`).
  @discardableResult
  public func waitUntilSatisfied(
    timeout: TimeSpan = .seconds(1), clock: ManualClock? = nil,
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) async -> Bool {
    let position = SourcePosition(fileID, filePath, line, column)
    return await context.run(Wait(for: .satisfaction, within: timeout, on: clock, at: position))
  }

  /// Waits until a condition of a gate, a clock or a sequence is met, by blocking the thread.
  ///
  /// ```swift
  /// context.waitUntil(gate.holds(2), timeout: .seconds(3))
  /// ```
  ///
  /// It ends and reports like the wait for a state.
  ///
  /// - Parameters:
  ///   - condition: the condition to wait for.
  ///   - timeout: the longest time to wait, 1 second by default; for zero or less it looks once.
  /// - Returns: true only if the condition was met in time.
  @available(*, noasync, message: "write `await context.waitUntil(…)`")
  @_disfavoredOverload
  @discardableResult
  public func waitUntil(
    _ condition: WaitCondition, timeout: TimeSpan = .seconds(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) -> Bool {
    let position = SourcePosition(fileID, filePath, line, column)
    return context.run(Wait(for: .condition(condition), within: timeout, at: position))
  }

  /// Waits until a condition of a gate, a clock or a sequence is met, by suspending.
  ///
  /// ```swift
  /// guard await context.waitUntil(gate.holds(2)) else { return }
  /// ```
  ///
  /// It ends and reports like the wait for a state.
  ///
  /// - Parameters:
  ///   - condition: the condition to wait for.
  ///   - timeout: the longest time to wait, 1 second by default; for zero or less it looks once.
  ///   - isolation: the caller's actor, which the compiler fills in.
  /// - Returns: true only if the condition was met in time.
  @_disfavoredOverload
  @discardableResult
  public func waitUntil(
    _ condition: WaitCondition, timeout: TimeSpan = .seconds(1),
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) async -> Bool {
    let position = SourcePosition(fileID, filePath, line, column)
    return await context.run(Wait(for: .condition(condition), within: timeout, at: position))
  }
}
