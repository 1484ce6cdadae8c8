/// A gate that holds `async` calls until the test releases them one by one, or opens it.
///
/// ```swift
/// let gate = Gate()
/// context.check {
///   allowing(store).receives.load(.any).then.suspends(until: gate).then.returns("apple")
/// }
/// async let one = basket.item(1)
/// async let two = basket.item(2)
/// guard await context.waitUntil(gate.holds(2)) else { return }
/// gate.heldCalls[1].release(throwing: StoreError.isClosed)
/// gate.open()
/// ```
///
/// A canceled task isn't held: its call throws `CancellationError` if it can, and goes on if it
/// cannot. Once opened, the gate lets later calls pass until you close it. Mocky reports a gate
/// that is released while it holds a call, because nobody could open it any more.
public final class Gate: Sendable {
  let core: GateCore

  /// Makes a gate.
  ///
  /// - Parameter isOpen: true if calls pass from the beginning; false by default.
  public init(
    isOpen: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) {
    core = GateCore(isOpen: isOpen, SourcePosition(fileID, filePath, line, column))
  }

  deinit { core.abandon() }

  /// True while calls pass.
  public var isOpen: Bool { core.isOpen }

  /// Releases all held calls, and lets later ones pass.
  public func open() { core.open() }

  /// Holds calls from now on.
  public func close() { core.close() }

  /// Suspends until the gate is open, or the task is canceled.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any).then.performs { id in
  ///   await gate.pass()
  ///   return "item \(id)"
  /// }
  /// ```
  ///
  /// Use it in closures that act before or after the gate.
  ///
  /// - Parameters:
  ///   - ignoringCancellation: true to be held even if the task is canceled.
  ///   - isolation: the caller's actor, which the compiler fills in.
  public func pass(
    ignoringCancellation: Bool = false, isolation: isolated (any Actor)? = #isolation
  ) async {
    _ = await core.hold(nil, ignoringCancellation)
  }

  /// Suspends like ``pass(ignoringCancellation:isolation:)``, and returns the value or throws the
  /// error that the test releases it with.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any).then.performs { id in
  ///   log.record(id)
  ///   return try await gate.pass(returning: "item \(id)")
  /// }
  /// gate.release(throwing: StoreError.isClosed)
  /// ```
  ///
  /// If the task is canceled, it throws `CancellationError`.
  ///
  /// - Parameters:
  ///   - value: the value to return if the test releases it without a value.
  ///   - ignoringCancellation: true to be held even if the task is canceled.
  ///   - isolation: the caller's actor, which the compiler fills in.
  /// - Returns: the value. Mocky reports a released value of another type.
  /// - Throws: the released error.
  public func pass<Value>(
    returning value: Value, ignoringCancellation: Bool = false,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Value {
    switch await core.hold(nil, ignoringCancellation) {
    case .proceed: return value
    case .cancel: throw CancellationError()
    case .give(let outcome):
      if let error = outcome.error { throw error }
      if let value = outcome.value as? Value { return value }
      let misuse = Misuse.wrongValue(
        "pass()", returns: Value.self, given: Invocation.typed(outcome.value))
      MisuseOutsideContexts.report(misuse, at: core.position, to: nil)
      return value
    }
  }

  /// The calls that the gate holds, in the order in which they came.
  public var heldCalls: HeldCalls { HeldCalls(core: core, holds: core.held) }

  /// A condition that is met when the gate holds at least this many calls.
  ///
  /// ```swift
  /// guard await context.waitUntil(gate.holds(2)) else { return }
  /// ```
  ///
  /// - Parameter count: the number of calls.
  /// - Returns: the condition, for `waitUntil`.
  public func holds(_ count: Int) -> WaitCondition {
    WaitCondition(
      watchers: core.watchers, subject: "the gate holds", pronoun: "it holds", count: count,
      noun: "call"
    ) { [core] in core.count }
  }

  /// Releases all held calls, and holds later ones as before.
  public func release() { for call in heldCalls { call.release() } }

  /// Makes all held calls return a value.
  ///
  /// - Parameter value: the value. Mocky reports one of another type than a call's result.
  public func release(returning value: some Sendable) {
    for call in heldCalls { call.release(returning: value) }
  }

  /// Makes all held calls throw an error.
  ///
  /// - Parameter error: the error. Mocky reports one that a call cannot throw.
  public func release(throwing error: any Error) {
    for call in heldCalls { call.release(throwing: error) }
  }

  /// Ends all held calls as if their tasks were canceled.
  public func cancel() { for call in heldCalls { call.cancel() } }
}
