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

extension Gate {
  /// The calls that a ``Gate`` held when you asked for them: `gate.heldCalls[1].release()`.
  public struct HeldCalls: Sequence, Sendable {
    let core: GateCore
    let holds: [GateCore.Hold]

    /// The number of calls.
    public var count: Int { holds.count }

    /// True if there are no calls.
    public var isEmpty: Bool { holds.isEmpty }

    /// The call that came first; nil if there is none.
    public var first: HeldCall? { holds.first.map(HeldCall.init) }

    /// The call that came last; nil if there is none.
    public var last: HeldCall? { holds.last.map(HeldCall.init) }

    /// Returns an iterator that begins with the call that came first.
    public func makeIterator() -> IndexingIterator<[HeldCall]> {
      holds.map(HeldCall.init).makeIterator()
    }

    /// Returns the held call with a number, counted from 0 in the order of the calls.
    ///
    /// If the gate did not hold it, Mocky reports this line, and the returned call does nothing.
    ///
    /// - Parameter number: the number of the call.
    public subscript(
      number: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: Int = #column
    ) -> HeldCall {
      guard holds.indices.contains(number) else {
        MisuseOutsideContexts.report(
          .notHeld(number, of: count), at: SourcePosition(fileID, filePath, line, column),
          to: core.context)
        return HeldCall(hold: nil)
      }
      return HeldCall(hold: holds[number])
    }
  }
}

/// A call that a ``Gate`` holds, or held before.
///
/// Its functions do nothing once it was released.
public struct HeldCall: Sendable, CustomStringConvertible {
  /// Nil for a call that the gate did not hold.
  let hold: GateCore.Hold?

  /// The call as it would be written: "store.load(7)".
  public var description: String { hold?.description ?? "no call" }

  /// Releases the call, which continues.
  public func release() { hold?.end(.proceed) }

  /// Makes the call return a value, and skip the actions after the gate.
  ///
  /// - Parameter value: the value. Mocky reports one of another type than the call's result.
  public func release(returning value: some Sendable) { hold?.end(.give(.value(value))) }

  /// Makes the call throw an error, and skip the actions after the gate.
  ///
  /// - Parameter error: the error. Mocky reports one that the call cannot throw.
  public func release(throwing error: any Error) { hold?.end(.give(.error(error))) }

  /// Ends the call as if its task were canceled.
  ///
  /// It throws `CancellationError` if it can. Otherwise, it continues.
  public func cancel() { hold?.end(.cancel) }
}
