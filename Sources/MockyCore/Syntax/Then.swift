/// The words for what a call does: they follow `.then`.
///
/// ```swift
/// allowing(door).receives.open().then.returns(true).then.state(readiness, becomes: "ready")
/// ```
///
/// The closures of `doesAllOf` and `onConsecutiveCalls` get them as their argument. Several clauses on one expectation all happen, in the order written; of values and errors the
/// last one wins. Without any, a call returns a default value.
///
/// From jMock (`will`) and LRMocky (`then`).
public struct Then<Arguments, Failure: Error, Return, Effect: CallEffect, Continuation>:
  __ActionSyntax
{
  private let proceed: (__TypedAction<Arguments, Failure, Return, Effect>) -> Continuation

  init(_ proceed: @escaping (__TypedAction<Arguments, Failure, Return, Effect>) -> Continuation) {
    self.proceed = proceed
  }

  /// Goes on with one more action; machinery.
  ///
  /// - Parameter action: the action.
  /// - Returns: what is gone on with.
  public func adding(
    _ action: __TypedAction<Arguments, Failure, Return, Effect>
  ) -> Continuation { proceed(action) }
}

extension Then where Continuation == Void {
  /// The actions that a closure says, in order.
  static func collect(
    _ say: (Then) -> Void
  ) -> [__TypedAction<Arguments, Failure, Return, Effect>] {
    var collected: [__TypedAction<Arguments, Failure, Return, Effect>] = []
    say(Then { collected.append($0) })
    return collected
  }
}
