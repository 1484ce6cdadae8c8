/// Functions by which a mock's members hand over values that can't be copied, or can't outlive the
/// call.
extension MockObject {
  /// Lends an argument to a call.
  @_documentation(visibility: internal)
  public static func borrowing<Value: ~Copyable & ~Escapable, Result: ~Copyable, Failure: Error>(
    _ value: borrowing Value,
    _ call: (NoncopyableBox<Value>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try NoncopyableBox<Value>.lending({ _, read, _ in read(value) }, call)
  }

  /// Lends an argument to an `async` call.
  @_documentation(visibility: internal)
  public static func borrowing<Value: ~Copyable & ~Escapable, Result: ~Copyable, Failure: Error>(
    _ value: borrowing Value,
    isolation: isolated (any Actor)? = #isolation,
    _ call: (NoncopyableBox<Value>) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await NoncopyableBox<Value>.lending({ _, read, _ in read(value) }, call)
  }

  /// Lends an `inout` argument to a call.
  @_documentation(visibility: internal)
  public static func changing<Value: ~Copyable & ~Escapable, Result: ~Copyable, Failure: Error>(
    _ value: inout Value,
    _ call: (NoncopyableBox<Value>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try NoncopyableBox<Value>.lending({ _, _, change in change(&value) }, call)
  }

  /// Lends an `inout` argument to an `async` call.
  @_documentation(visibility: internal)
  public static func changing<Value: ~Copyable & ~Escapable, Result: ~Copyable, Failure: Error>(
    _ value: inout Value,
    isolation: isolated (any Actor)? = #isolation,
    _ call: (NoncopyableBox<Value>) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await NoncopyableBox<Value>.lending({ _, _, change in change(&value) }, call)
  }

  /// Takes over an argument that a call consumes.
  @_documentation(visibility: internal)
  public static func consuming<Value: ~Copyable>(
    _ value: consuming Value
  ) -> NoncopyableBox<Value> {
    NoncopyableBox(owning: value)
  }

  /// Releases an argument that a call has consumed.
  @_documentation(visibility: internal)
  public static func end<Value: ~Copyable>(_ argument: NoncopyableBox<Value>) { argument.release() }

  /// Returns a consumed argument for the real object or `super`. A call isn't forwarded if an
  /// action has taken its argument.
  @_documentation(visibility: internal)
  public static func taken<Value: ~Copyable>(_ argument: NoncopyableBox<Value>) -> Value {
    guard let value = argument.take() else { preconditionFailure("it was taken before") }
    return value
  }

  /// Boxes the result of the real object or of `super` if it can't be copied.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func boxed<Value: ~Copyable>(_ result: consuming Value) -> NoncopyableBox<Value> {
    NoncopyableBox(owning: result)
  }

  /// Returns a result that can be copied, if its declaration does not tell.
  @_documentation(visibility: internal)
  public static func boxed<Value>(_ result: Value) -> Value { result }

  /// Returns the noncopyable result of a member, or ends the process after a report if it was used
  /// before.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func given<Value: ~Copyable>(_ result: NoncopyableBox<Value>) -> Value {
    if let value = result.take() { return value }
    UnreportedFailures.stop(context, because: .resultUsedBefore(name, "\(result)"))
  }

  /// Returns a result that can be copied, if its declaration does not tell.
  @_documentation(visibility: internal)
  public func given<Value>(_ result: Value) -> Value { result }

  /// The type of which values are recorded: the type itself, if its values can be copied.
  ///
  /// A declaration doesn't always show whether a type can be copied. The compiler knows, and
  /// prefers the overload without ``NoncopyableBox``.
  @_documentation(visibility: internal)
  public static func recorded<Value>(_ type: Value.Type) -> Value.Type { type }

  /// The box of a type whose values can't be copied, or can't outlive a call.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func recorded<Value: ~Copyable & ~Escapable>(
    _ type: Value.Type
  ) -> NoncopyableBox<Value>.Type { NoncopyableBox<Value>.self }
}

/// Boxes an argument for the time of a call.
///
/// The closure that lends the value does not escape: it is released before the call returns.
extension NoncopyableBox where Value: ~Copyable, Value: ~Escapable {
  static func lending<Result: ~Copyable, Failure: Error>(
    _ lender: Lender,
    _ call: (NoncopyableBox) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withoutActuallyEscaping(lender) { lender throws(Failure) in
      let argument = NoncopyableBox(lender)
      defer { argument.release() }
      return try call(argument)
    }
  }

  static func lending<Result: ~Copyable, Failure: Error>(
    _ lender: Lender,
    _ call: (NoncopyableBox) async throws(Failure) -> Result,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Result {
    try await withoutActuallyEscaping(lender) { lender async throws(Failure) in
      _ = isolation  // The closure runs where the caller does.
      // The box stays with this one call.
      nonisolated(unsafe) let argument = NoncopyableBox(lender)
      defer { argument.release() }
      return try await call(argument)
    }
  }
}

/// The recorded form of a type, for generated builders: the type itself, or a ``NoncopyableBox`` of
/// it. The compiler decides.
public protocol __RecordedType {
  /// The type that expectations match and actions get.
  associatedtype Recorded
  /// The type of the recorded values.
  var type: Recorded.Type { get }
}

/// A type under another name, because Swift takes types such as `[()]` only between angle brackets.
public typealias __Itself<Value> = Value
