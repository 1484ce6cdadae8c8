import Foundation

/// Holds `async` calls until the test opens it, or lets them go one by one.
///
/// ```swift
/// let gate = Gate()
/// context.check {
///   allowing(store).receives.load(.any).then.suspends(until: gate).then.returns("apple")
/// }
/// async let one = basket.item(1)
/// async let two = basket.item(2)
/// await context.waitUntil(gate.holds(2))
/// gate.heldCalls[1].release(throwing: StoreError.isClosed)
/// gate.open()
/// ```
///
/// A cancelled task is not held: its call throws `CancellationError` where it can, and goes on
/// where it cannot. A gate that was opened lets everything pass until it is closed. One that is
/// released while it holds a call is misuse: nobody could open it any more.
public final class Gate: Sendable {
  let core: GateCore

  /// Makes a gate; `isOpen` says whether calls pass from the beginning.
  public init(
    isOpen: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    core = GateCore(isOpen: isOpen, SourcePosition(fileID, filePath, line, column))
  }

  deinit { core.abandon() }

  /// Whether calls pass.
  public var isOpen: Bool { core.isOpen }

  /// Lets go on what is held, and what comes later.
  public func open() { core.open() }

  /// Holds what comes from now on.
  public func close() { core.close() }

  /// Suspends until the gate is open, or the task is cancelled: for closures given to `performs`,
  /// which may do something before and after.
  public func pass(isolation: isolated (any Actor)? = #isolation) async { _ = await core.hold(nil) }

  /// The calls that it holds, in the order in which they came.
  public var heldCalls: [HeldCall] { core.held }

  /// That it holds so many calls, or more: `await context.waitUntil(gate.holds(2))`.
  public func holds(_ count: Int) -> Occurrence {
    Occurrence(core.watchers, "the gate holds \(Counts.of(count, "call"))") { [core] in
      core.held.count >= count
    } current: { [core] in
      "it holds \(core.held.count)"
    }
  }

  /// Lets go on what it holds, and stays as it is for what comes later.
  public func release() { for call in heldCalls { call.release() } }

  /// Has all calls that it holds return a value.
  public func release(returning value: some Sendable) {
    for call in heldCalls { call.release(returning: value) }
  }

  /// Has all calls that it holds throw an error.
  public func release(throwing error: any Error) {
    for call in heldCalls { call.release(throwing: error) }
  }

  /// Ends all calls that it holds as if their tasks were cancelled.
  public func cancel() { for call in heldCalls { call.cancel() } }
}

/// A call that a ``Gate`` holds. What lets it go does nothing once it has gone.
public struct HeldCall: Sendable, CustomStringConvertible {
  /// Nil for a closure that has called `pass()`.
  let invocation: Invocation?
  let end: Handoff<HeldEnd>

  /// The call as it would be written: "store.load(7)".
  public var description: String { invocation?.text ?? "pass()" }

  /// Lets it go on.
  public func release() { end.send(.goesOn) }

  /// Has it return a value, without doing what its expectation says after the gate.
  ///
  /// A value of another type than the call's result is misuse.
  public func release(returning value: some Sendable) { end.send(.ends(.value(value))) }

  /// Has it throw an error, without doing what its expectation says after the gate.
  ///
  /// An error that the call cannot throw is misuse.
  public func release(throwing error: any Error) { end.send(.ends(.error(error))) }

  /// Ends it as if its task were cancelled: it throws `CancellationError` where it can.
  public func cancel() { end.send(.isCancelled) }
}

/// How a call that was held goes on.
enum HeldEnd: Sendable {
  case goesOn
  case isCancelled
  /// It does nothing more, and gives this back.
  case ends(Outcome)
}

/// What calls that are held know of their ``Gate``: they do not keep it alive.
/// `@unchecked Sendable`: what changes is behind the lock.
final class GateCore: @unchecked Sendable {
  private let position: SourcePosition
  private let lock = NSLock()
  private var isUnlocked: Bool
  private var isAbandoned: Bool = false
  private var calls: [HeldCall] = []
  let watchers = Watchers()

  init(isOpen: Bool, _ position: SourcePosition) {
    isUnlocked = isOpen
    self.position = position
  }

  var isOpen: Bool { lock.withLock { isUnlocked } }

  var held: [HeldCall] { lock.withLock { calls } }

  func open() {
    lock.withLock { isUnlocked = true }
    for call in held { call.release() }
  }

  func close() { lock.withLock { isUnlocked = false } }

  /// Nobody has the gate any more.
  func abandon() {
    lock.withLock { isAbandoned = true }
    refuse(held)
  }

  /// Suspends until the gate lets the call go, or the task is cancelled.
  func hold(
    _ invocation: Invocation?, isolation: isolated (any Actor)? = #isolation
  ) async -> HeldEnd {
    let call = HeldCall(invocation: invocation, end: Handoff())
    let isLost = lock.withLock {
      calls.append(call)
      if isUnlocked { call.release() }
      return isAbandoned && !isUnlocked
    }
    if isLost { refuse([call]) }
    watchers.tell()
    defer { forget(call) }
    let words = invocation.isNil ? "waiting until a gate opens" : nil
    return await call.end.receive(ifCancelled: .isCancelled, waiting: words)
  }

  private func forget(_ call: HeldCall) {
    lock.withLock { calls.removeAll { $0.end === call.end } }
    watchers.tell()
  }

  /// Says that nobody can let these calls go any more, and ends them.
  private func refuse(_ calls: [HeldCall]) {
    guard let first = calls.first else { return }
    StrayMisuse.report(
      .gateGone(holding: calls.map(\.description)), at: position,
      to: first.invocation?.mock.context)
    for call in calls { call.cancel() }
  }
}
