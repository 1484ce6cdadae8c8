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

  deinit {
    core.state.withLock { $0.isAbandoned = true }
    core.refuse(heldCalls)
  }

  /// True while calls pass.
  public var isOpen: Bool { core.state.isOpen }

  /// Releases all held calls, and lets later ones pass.
  public func open() {
    core.state.withLock { $0.isOpen = true }
    release()
  }

  /// Holds calls from now on.
  public func close() { core.state.withLock { $0.isOpen = false } }

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
  public var heldCalls: [HeldCall] { core.state.holds }

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
      watchers: core.watchers, subject: "the gate holds", count: count, noun: "call"
    ) { [core] in core.state.holds.count }
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

/// The end of a call's stay at a gate or a clock.
enum Release: Sendable {
  case proceed
  case cancel
  /// The call does nothing more, and gives this back.
  case give(Outcome)
}

/// The part of a ``Gate`` that held calls know: they do not keep the gate alive.
final class GateCore: Sendable {
  struct State {
    var isOpen: Bool
    var isAbandoned: Bool = false
    var holds: [HeldCall] = []
  }

  let position: SourcePosition
  let state: Locked<State>
  let watchers = ContextsToWake()

  init(isOpen: Bool, _ position: SourcePosition) {
    state = Locked(State(isOpen: isOpen))
    self.position = position
  }

  /// Suspends until the gate lets the call go, or the task is canceled.
  func hold(
    _ invocation: Invocation?, _ ignoresCancellation: Bool = false,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Release {
    // A new task isn't canceled with this one.
    if ignoresCancellation { return await Task { await self.hold(nil) }.value }
    let hold = HeldCall(invocation, at: self)
    let (passes, isLost) = state.withLock { state in
      if state.isOpen { return (true, false) }
      state.holds.append(hold)
      return (false, state.isAbandoned)
    }
    if passes { return .proceed }
    if isLost { refuse([hold]) }
    watchers.tell()
    let call = invocation ?? ActionRunner.current.get()?.object
    call?.isHeld(at: position)
    defer { call?.isHeld(at: nil) }
    // Reports name the call that waits, if they know it.
    let words = call.isNil ? "waiting until the gate at \(position.text) opens" : nil
    return await hold.handoff.receive(waiting: words) { hold.end(.cancel) }
  }

  func remove(_ hold: HeldCall) {
    state.withLock { $0.holds.removeAll { $0 === hold } }
    watchers.tell()
  }

  /// Reports calls that nothing can release any more, and ends them.
  func refuse(_ holds: [HeldCall]) {
    guard let first = holds.first else { return }
    let misuse = Misuse.gateGone(holding: holds.map(\.description))
    if let context = first.invocation?.mock.context {
      // A failure that ended the test explains the release.
      context.failOrNote([.misuse(misuse, at: position)])
    } else {
      MisuseOutsideContexts.report(misuse, at: position, to: nil)
    }
    for hold in holds { hold.end(.cancel) }
  }
}

extension Invocation {
  /// Notes the gate at which an action of the call waits; nil if it no longer waits.
  fileprivate func isHeld(at gate: SourcePosition?) {
    mock.context.update { $0.underWay.hold(self, at: gate) }
  }
}

/// A call that a ``Gate`` holds, or held before.
///
/// Its functions do nothing once it was released.
public final class HeldCall: Sendable, CustomStringConvertible {
  /// Nil for a closure that has called `pass()`.
  let invocation: Invocation?
  private let core: GateCore
  fileprivate let handoff = Handoff<Release>()

  init(_ invocation: Invocation?, at core: GateCore) {
    (self.invocation, self.core) = (invocation, core)
  }

  /// The call as it would be written: "store.load(7)".
  public var description: String { invocation?.text ?? "pass()" }

  /// Releases the call, which continues.
  public func release() { end(.proceed) }

  /// Makes the call return a value, and skip the actions after the gate.
  ///
  /// - Parameter value: the value. Mocky reports one of another type than the call's result.
  public func release(returning value: some Sendable) { end(.give(.value(value))) }

  /// Makes the call throw an error, and skip the actions after the gate.
  ///
  /// - Parameter error: the error. Mocky reports one that the call cannot throw.
  public func release(throwing error: any Error) { end(.give(.error(error))) }

  /// Ends the call as if its task were canceled.
  ///
  /// It throws `CancellationError` if it can. Otherwise, it continues.
  public func cancel() { end(.cancel) }

  func end(_ end: Release) {
    guard handoff.send(end) else { return }
    core.remove(self)
  }
}
