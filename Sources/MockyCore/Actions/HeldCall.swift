/// A call that a ``Gate`` holds, or held before.
///
/// Its functions do nothing once it was released.
public final class HeldCall: Sendable, CustomStringConvertible {
  /// Nil for a closure that has called `pass()`.
  let invocation: Invocation?
  private let core: GateCore
  private let handoff = Handoff<Release>()

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

  /// - Parameter isKnown: true if reports name the call that waits.
  func wait(isKnown: Bool, isolation: isolated (any Actor)? = #isolation) async -> Release {
    let words = isKnown ? nil : "waiting until the gate at \(core.position.text) opens"
    return await handoff.receive(waiting: words) { self.end(.cancel) }
  }
}
