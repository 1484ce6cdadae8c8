/// An `inout` argument on its way through a mock.
///
/// Matchers see the value that it had at the beginning of the call. An action reads and writes
/// ``value``, and the mock passes its last value back to the caller.
///
/// ```swift
/// expectThat(counter).receives.increment(5).then.performs { $0.value += 1 }
/// ```
///
/// Mocks make one for each `inout` argument. A value that you write after the call is lost.
///
/// After OCMock 2.5 (`setToValue:`).
public final class Inout<Value>: InoutArgument {
  /// The value that goes back to the caller when the call ends.
  public var value: Value
  /// The value that the caller passed.
  public let valueAtCall: Value

  /// Wraps the value that the caller passed.
  public init(_ value: Value) {
    self.value = value
    valueAtCall = value
  }

  var initialValue: Any { valueAtCall }
}

/// An ``Inout`` without the type of its value.
protocol InoutArgument: AnyObject {
  var initialValue: Any { get }
}
