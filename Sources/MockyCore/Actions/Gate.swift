/// Holds `async` calls until the test opens it, or lets them go one by one.
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
/// A cancelled task is not held: its call throws `CancellationError` where it can, and goes on
/// where it cannot. A gate that was opened lets everything pass until it is closed. Mocky reports a gate
/// that is released while it holds a call, because nobody could open it any more.
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

  /// True while calls pass.
  public var isOpen: Bool { core.isOpen }

  /// Lets go on what is held, and what comes later.
  public func open() { core.open() }

  /// Holds what comes from now on.
  public func close() { core.close() }

  /// Suspends until the gate is open, or the task is cancelled: for closures given to `performs`,
  /// which may do something before and after.
  public func pass(isolation: isolated (any Actor)? = #isolation) async { _ = await core.hold(nil) }

  /// The calls that it holds, in the order in which they came.
  public var heldCalls: HeldCalls { HeldCalls(core: core, holds: core.held) }

  /// That it holds so many calls, or more: `await context.waitUntil(gate.holds(2))`.
  public func holds(_ count: Int) -> WaitCondition {
    WaitCondition(
      watchers: core.watchers, subject: "the gate holds", pronoun: "it holds", count: count,
      noun: "call"
    ) { [core] in core.count }
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

extension Gate {
  /// The calls that a ``Gate`` held when it was asked: `gate.heldCalls[1].release()`.
  public struct HeldCalls: Sequence, Sendable {
    let core: GateCore
    let holds: [GateCore.Hold]

    /// The number of calls.
    public var count: Int { holds.count }

    /// True if there are no calls.
    public var isEmpty: Bool { holds.isEmpty }

    /// The one that came first; nil if there is none.
    public var first: HeldCall? { holds.first.map(HeldCall.init) }

    /// The one that came last; nil if there is none.
    public var last: HeldCall? { holds.last.map(HeldCall.init) }

    /// Begins with the call that came first.
    public func makeIterator() -> IndexingIterator<[HeldCall]> {
      holds.map(HeldCall.init).makeIterator()
    }

    /// The call that came after so many others, counted from 0. If the gate did not hold it, Mocky
    /// reports this line, and the returned call does nothing.
    public subscript(
      number: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: Int = #line, column: Int = #column
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

/// A call that a ``Gate`` holds. Its functions do nothing once it has gone.
public struct HeldCall: Sendable, CustomStringConvertible {
  /// Nil for a call that was not there.
  let hold: GateCore.Hold?

  /// The call as it would be written: "store.load(7)".
  public var description: String { hold?.description ?? "no call" }

  /// Lets it go on.
  public func release() { hold?.end(.proceed) }

  /// Has it return a value, without doing what its expectation says after the gate.
  ///
  /// Mocky reports a value of another type than the call's result.
  public func release(returning value: some Sendable) { hold?.end(.give(.value(value))) }

  /// Has it throw an error, without doing what its expectation says after the gate.
  ///
  /// Mocky reports an error that the call cannot throw.
  public func release(throwing error: any Error) { hold?.end(.give(.error(error))) }

  /// Ends it as if its task were cancelled: it throws `CancellationError` where it can.
  public func cancel() { hold?.end(.cancel) }
}
