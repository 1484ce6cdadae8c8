extension Mockery {
  /// Waits until state machines are in a state, by blocking the thread.
  ///
  /// ```swift
  /// context.waitUntil(readiness.equals("ready"), timeout: .seconds(3))
  /// ```
  ///
  /// Ends at once when something fails, also if that was before. On XCTest's main thread the run
  /// loop goes on. If the time passes in vain, the failure is reported at the caller's line.
  ///
  /// - Parameters:
  ///   - predicate: the states to wait for; machines of another context are misuse.
  ///   - timeout: how long to wait at most, 1 second if not said; for zero or less it looks once.
  ///   - fileID: with filePath, line and column the caller, filled in by the compiler.
  ///
  /// From LRMocky (`waitUntil:withTimeout:`).
  @available(*, noasync, message: "write `await context.waitUntil(…)`")
  public func waitUntil(
    _ predicate: StatePredicate, timeout: TimeSpan = .seconds(1),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard owns(predicate, at: position) else { return }
    context.wait(for: .state(predicate, at: position), until: Deadline(after: timeout))
  }

  /// Waits until state machines are in a state, by suspending.
  ///
  /// Ends at once when something fails, also if that was before, and when the task is cancelled. If
  /// the time passes in vain, the failure is reported at the caller's line.
  ///
  /// - Parameters:
  ///   - predicate: the states to wait for; machines of another context are misuse.
  ///   - timeout: how long to wait at most, 1 second if not said; for zero or less it looks once.
  ///   - fileID: with filePath, line and column the caller, filled in by the compiler.
  ///
  /// From LRMocky (`waitUntil:withTimeout:`).
  public func waitUntil(
    _ predicate: StatePredicate, timeout: TimeSpan = .seconds(1),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) async {
    let position = SourcePosition(fileID, filePath, line, column)
    guard owns(predicate, at: position) else { return }
    await context.wait(for: .state(predicate, at: position), until: Deadline(after: timeout))
  }

  /// Waits until every expectation has had its calls and their actions are done, by blocking.
  ///
  /// ```swift
  /// context.waitUntilSatisfied(timeout: .seconds(3))
  /// ```
  ///
  /// Ends at once when something fails, also if that was before. On XCTest's main thread the run
  /// loop goes on. If the time passes in vain, the failure is reported at the caller's line.
  ///
  /// - Parameters:
  ///   - timeout: how long to wait at most, 1 second if not said; for zero or less it looks once.
  ///   - fileID: with filePath, line and column the caller, filled in by the compiler.
  ///
  /// From OCMock 7.4 (`verifyWithDelay:`).
  @available(*, noasync, message: "write `await context.waitUntilSatisfied(…)`")
  public func waitUntilSatisfied(
    timeout: TimeSpan = .seconds(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    context.wait(for: .satisfaction(at: position), until: Deadline(after: timeout))
  }

  /// Waits until every expectation has had its calls and their actions are done, by suspending.
  ///
  /// Ends at once when something fails, also if that was before, and when the task is cancelled. If
  /// the time passes in vain, the failure is reported at the caller's line.
  ///
  /// - Parameters:
  ///   - timeout: how long to wait at most, 1 second if not said; for zero or less it looks once.
  ///   - fileID: with filePath, line and column the caller, filled in by the compiler.
  ///
  /// From OCMock 7.4 (`verifyWithDelay:`).
  public func waitUntilSatisfied(
    timeout: TimeSpan = .seconds(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) async {
    let position = SourcePosition(fileID, filePath, line, column)
    await context.wait(for: .satisfaction(at: position), until: Deadline(after: timeout))
  }

  /// Whether the states are this context's own: it would never hear of others.
  private func owns(_ predicate: StatePredicate, at position: SourcePosition) -> Bool {
    guard let foreign = predicate.machines.first(where: { $0.context !== context }) else {
      return true
    }
    context.misuse(.foreignMachineInWait(foreign.name), at: position)
    return false
  }
}

extension Condition {
  static func state(_ predicate: StatePredicate, at position: SourcePosition) -> Condition {
    Condition { context in
      context.update { _ in predicate.holds }
    } failure: { snapshot, how in
      WaitReport(snapshot: snapshot, how: how, position: position).failure(waitingFor: predicate)
    }
  }

  static func satisfaction(at position: SourcePosition) -> Condition {
    Condition { context in
      context.update { $0.table.unsatisfied == 0 }
    } failure: { snapshot, how in
      WaitReport(snapshot: snapshot, how: how, position: position)
        .failureWaitingForExpectations()
    }
  }
}
