/// An `inout` argument on its way through a mock.
///
/// Matchers see the value that it had when the call came in; an action reads and writes ``value``,
/// and the mock hands what it holds at the end back to the caller.
///
/// ```swift
/// expectThat(counter).receives.increment(5).then.performs { $0.value += 1 }
/// ```
///
/// Mocks make one of each `inout` argument. What is written to it after the call is lost.
///
/// After OCMock 2.5 (`setToValue:`).
public final class Inout<Value>: InoutArgument {
  /// The value that goes back to the caller when the call ends.
  ///
  /// ```swift
  /// expectThat(counter).receives.increment(5).then.performs { $0.value += 1 }
  /// ```
  public var value: Value
  /// The value that the caller passed.
  ///
  /// ```swift
  /// allowing(counter).receives.increment(.any).then.performs { $0.value = $0.valueAtCall + 1 }
  /// ```
  public let valueAtCall: Value

  /// Wraps what the caller passed.
  ///
  /// ```swift
  /// let count = Inout(5)
  /// ```
  ///
  /// - Parameter value: the argument at the time of the call.
  public init(_ value: Value) {
    self.value = value
    valueAtCall = value
  }

  var initialValue: Any { valueAtCall }
}

/// An ``Inout`` whose value's type is not known.
protocol InoutArgument: AnyObject {
  var initialValue: Any { get }
}

/// Looks at what an argument of unknown type is.
///
/// A cast to a protocol of classes turns an array or a set into an object of Foundation's first, element
/// by element, only to see whether that conforms: so only objects are cast.
enum ObjectCast {
  /// The ``Inout`` that an argument is.
  static func inoutArgument(_ argument: Any) -> (any InoutArgument)? {
    type(of: argument) is AnyClass ? argument as? any InoutArgument : nil
  }

  /// The mock that a value is.
  static func mock(_ value: Any) -> (any Mock)? {
    type(of: value) is AnyClass ? value as? any Mock : nil
  }
}
