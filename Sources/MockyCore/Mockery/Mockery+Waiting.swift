extension Mockery {
  /// Waits until state machines are in a state, by blocking the thread.
  ///
  /// ```swift
  /// context.waitUntil(readiness.equals("ready"), timeout: .seconds(3))
  /// ```
  ///
  /// Ends at once when something fails, also if that was before. On XCTest's main thread the run
  /// loop goes on. If the time passes without success, the failure is reported at the caller's line.
  ///
  /// - Parameters:
  ///   - predicate: the states to wait for; machines of another context are an error.
  ///   - timeout: the longest time to wait, 1 second if not said; for zero or less it looks once.
  ///   - clock: whose time it is, which the wait moves on; real time if not said.
  /// - Returns: true only if what it waits for has come.
  ///
  /// From LRMocky (`waitUntil:withTimeout:`).
  @available(*, noasync, message: "write `await context.waitUntil(…)`")
  @discardableResult
  public func waitUntil(
    _ predicate: StatePredicate, timeout: TimeSpan = .seconds(1), clock: ManualClock? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Bool {
    let position = SourcePosition(fileID, filePath, line, column)
    guard owns(predicate, at: position) else { return false }
    return context.run(Wait(for: .state(predicate), within: timeout, on: clock, at: position))
  }

  /// Waits in the same way by suspending; it ends at once when the task is cancelled, too.
  @discardableResult
  public func waitUntil(
    _ predicate: StatePredicate, timeout: TimeSpan = .seconds(1), clock: ManualClock? = nil,
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) async -> Bool {
    let position = SourcePosition(fileID, filePath, line, column)
    guard owns(predicate, at: position) else { return false }
    return await context.run(Wait(for: .state(predicate), within: timeout, on: clock, at: position))
  }

  /// Waits until every expectation has had its calls and their actions are done, by blocking.
  ///
  /// ```swift
  /// context.waitUntilSatisfied(timeout: .seconds(3))
  /// ```
  ///
  /// Ends at once when something fails, also if that was before. On XCTest's main thread the run
  /// loop goes on. If the time passes without success, the failure is reported at the caller's line.
  ///
  /// - Parameters:
  ///   - timeout: the longest time to wait, 1 second if not said; for zero or less it looks once.
  ///   - clock: whose time it is, which the wait moves on; real time if not said.
  /// - Returns: true only if what it waits for has come.
  ///
  /// From OCMock 7.4 (`verifyWithDelay:`).
  @available(*, noasync, message: "write `await context.waitUntilSatisfied(…)`")
  @discardableResult
  public func waitUntilSatisfied(
    timeout: TimeSpan = .seconds(1), clock: ManualClock? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> Bool {
    let position = SourcePosition(fileID, filePath, line, column)
    return context.run(Wait(for: .satisfaction, within: timeout, on: clock, at: position))
  }

  /// Waits in the same way by suspending; it ends at once when the task is cancelled, too.
  @discardableResult
  public func waitUntilSatisfied(
    timeout: TimeSpan = .seconds(1), clock: ManualClock? = nil,
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) async -> Bool {
    let position = SourcePosition(fileID, filePath, line, column)
    return await context.run(Wait(for: .satisfaction, within: timeout, on: clock, at: position))
  }

  /// Waits for something that no mock hears of, by blocking the thread.
  ///
  /// ```swift
  /// context.waitUntil(gate.holds(2), timeout: .seconds(3))
  /// ```
  ///
  /// It is as the wait for a state otherwise, and gives way to that: of anything else the compiler then
  /// says that it is no state.
  ///
  /// - Parameters:
  ///   - condition: the condition to wait for.
  ///   - timeout: the longest time to wait, 1 second if not said; for zero or less it looks once.
  /// - Returns: true only if what it waits for has come.
  @available(*, noasync, message: "write `await context.waitUntil(…)`")
  @_disfavoredOverload
  @discardableResult
  public func waitUntil(
    _ condition: WaitCondition, timeout: TimeSpan = .seconds(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> Bool {
    let position = SourcePosition(fileID, filePath, line, column)
    return context.run(Wait(for: .condition(condition), within: timeout, at: position))
  }

  /// Waits in the same way by suspending; it ends at once when the task is cancelled, too.
  @_disfavoredOverload
  @discardableResult
  public func waitUntil(
    _ condition: WaitCondition, timeout: TimeSpan = .seconds(1),
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) async -> Bool {
    let position = SourcePosition(fileID, filePath, line, column)
    return await context.run(Wait(for: .condition(condition), within: timeout, at: position))
  }

  /// Tells whether the states are this context's own: it would never hear of others.
  private func owns(_ predicate: StatePredicate, at position: SourcePosition) -> Bool {
    guard let foreign = predicate.machines.first(where: { $0.context !== context }) else {
      return true
    }
    context.misuse(.foreignMachineInWait(foreign.name), at: position)
    return false
  }
}
