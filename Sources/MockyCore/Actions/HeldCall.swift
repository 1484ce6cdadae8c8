/// A call that a ``Gate`` holds, or held before.
///
/// Its functions do nothing once it was released.
public struct HeldCall: Sendable, CustomStringConvertible {
  /// Nil for a call that the gate did not hold.
  let hold: GateHold?

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
