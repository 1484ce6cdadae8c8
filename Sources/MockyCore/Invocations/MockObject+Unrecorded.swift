/// How a mock's members hand over what cannot be copied, or not outlive the call.
extension MockObject {
  /// Lends an argument to a call.
  ///
  /// ```swift
  /// func store(_ file: borrowing File) {
  ///   MockObject.borrowing(file) { file in
  ///     mockObject.call("store(_:)", [file])
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: the argument.
  ///   - call: the call with what stands for the argument.
  /// - Returns: what the call returns.
  /// - Throws: what the call throws.
  public static func borrowing<Value: ~Copyable & ~Escapable, Result: ~Copyable, Failure: Error>(
    _ value: borrowing Value,
    _ call: (Unrecorded<Value>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Unrecorded<Value>.reading({ $0(value) }, call)
  }

  /// Lends an argument to an `async` call.
  ///
  /// - Parameters:
  ///   - value: the argument.
  ///   - isolation: the actor that the caller runs on, which the call does not leave.
  ///   - call: the call with what stands for the argument.
  /// - Returns: what the call returns.
  /// - Throws: what the call throws.
  public static func borrowing<Value: ~Copyable & ~Escapable, Result: ~Copyable, Failure: Error>(
    _ value: borrowing Value,
    isolation: isolated (any Actor)? = #isolation,
    _ call: (Unrecorded<Value>) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await Unrecorded<Value>.reading({ $0(value) }, call)
  }

  /// Lends an `inout` argument to a call.
  ///
  /// ```swift
  /// func fill(_ file: inout File) {
  ///   MockObject.changing(&file) { file in
  ///     mockObject.call("fill(_:)", [file])
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: the argument.
  ///   - call: the call with what stands for the argument.
  /// - Returns: what the call returns.
  /// - Throws: what the call throws.
  public static func changing<Value: ~Copyable & ~Escapable, Result: ~Copyable, Failure: Error>(
    _ value: inout Value,
    _ call: (Unrecorded<Value>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Unrecorded<Value>.changing({ $0(&value) }, call)
  }

  /// Lends an `inout` argument to an `async` call.
  ///
  /// - Parameters:
  ///   - value: the argument.
  ///   - isolation: the actor that the caller runs on, which the call does not leave.
  ///   - call: the call with what stands for the argument.
  /// - Returns: what the call returns.
  /// - Throws: what the call throws.
  public static func changing<Value: ~Copyable & ~Escapable, Result: ~Copyable, Failure: Error>(
    _ value: inout Value,
    isolation: isolated (any Actor)? = #isolation,
    _ call: (Unrecorded<Value>) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await Unrecorded<Value>.changing({ $0(&value) }, call)
  }

  /// Takes over an argument that a call consumes.
  ///
  /// ```swift
  /// func close(_ file: consuming File) {
  ///   let argument = MockObject.consuming(file)
  ///   defer { MockObject.end(argument) }
  ///   mockObject.call("close(_:)", [argument])
  /// }
  /// ```
  ///
  /// - Parameter value: the argument.
  /// - Returns: what stands for it.
  public static func consuming<Value: ~Copyable>(_ value: consuming Value) -> Unrecorded<Value> {
    Unrecorded(owning: value)
  }

  /// Lets go of an argument that a call has consumed.
  ///
  /// - Parameter argument: what stands for it.
  public static func end<Value: ~Copyable>(_ argument: Unrecorded<Value>) {
    argument.end()
  }

  /// An argument that a call has consumed, on its way to the real object or to `super`.
  ///
  /// - Parameter argument: what stands for it; no call is handed on whose argument an action has taken.
  /// - Returns: the argument itself.
  public static func taken<Value: ~Copyable>(_ argument: Unrecorded<Value>) -> Value {
    guard let value = argument.take() else { preconditionFailure("it was taken before") }
    return value
  }

  /// What stands for the result of the real object or of `super`, where it cannot be copied.
  ///
  /// - Parameter result: the result.
  /// - Returns: what stands for it.
  @_disfavoredOverload
  public static func boxed<Value: ~Copyable>(_ result: consuming Value) -> Unrecorded<Value> {
    Unrecorded(owning: result)
  }

  /// The same for a result of which one cannot tell from its declaration whether it can be copied.
  ///
  /// - Parameter result: the result.
  /// - Returns: the same.
  public static func boxed<Value>(_ result: Value) -> Value { result }

  /// The result of a member whose result cannot be copied.
  ///
  /// ```swift
  /// func open() -> File {
  ///   mockObject.given(mockObject.call("open()", returning: Unrecorded<File>.self))
  /// }
  /// ```
  ///
  /// - Parameter result: what the call has given.
  /// - Returns: the value itself; where there is none in it, that is reported and the process ends.
  @_disfavoredOverload
  public func given<Value: ~Copyable>(_ result: Unrecorded<Value>) -> Value {
    if let value = result.take() { return value }
    let message = "\(name): the result that was given, \(result), was used before"
    ProcessEnd.stop(
      context, because: MockFailure(kind: .misuse, message: message, position: context.origin))
  }

  /// The same for a result of which one cannot tell from its declaration whether it can be copied.
  ///
  /// - Parameter result: what the call has given.
  /// - Returns: the same.
  public func given<Value>(_ result: Value) -> Value { result }
}

/// What of a type can be recorded.
///
/// A declaration does not always tell whether a type can be copied. The compiler knows, and takes
/// the one without ``Unrecorded`` where it can.
extension MockObject {
  /// The type itself.
  ///
  /// - Parameter type: a type that can be copied.
  /// - Returns: the same.
  public static func recorded<Value>(_ type: Value.Type) -> Value.Type { type }

  /// What stands for a value of the type.
  ///
  /// - Parameter type: a type that cannot be copied, or not outlive a call.
  /// - Returns: the type of its placeholder.
  @_disfavoredOverload
  public static func recorded<Value: ~Copyable & ~Escapable>(
    _ type: Value.Type
  ) -> Unrecorded<Value>.Type { Unrecorded<Value>.self }

  /// An argument itself.
  ///
  /// - Parameter argument: what stands for an argument that can be copied.
  /// - Returns: the argument.
  public static func recorded<Value>(_ argument: Unrecorded<Value>) -> Value {
    cast(argument.borrow { copy $0 } as Any)
  }

  /// What stands for an argument.
  ///
  /// - Parameter argument: what stands for it.
  /// - Returns: the same.
  @_disfavoredOverload
  public static func recorded<Value: ~Copyable & ~Escapable>(
    _ argument: Unrecorded<Value>
  ) -> Unrecorded<Value> { argument }
}

/// Tells generated builders what of a type can be recorded: the compiler finds it out.
///
/// ```swift
/// struct __File: __RecordedType { let type = MockObject.recorded(File.self) }
/// ```
///
/// `__File.Recorded` is then `File`, or `Unrecorded<File>` where `File` cannot be copied.
public protocol __RecordedType {
  /// What expectations match and actions get.
  associatedtype Recorded
  /// The type of that.
  var type: Recorded.Type { get }
}
