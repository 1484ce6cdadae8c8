/// Making what stands for an argument, for the time of a call.
///
/// What lends the value does not escape from the call: it is let go of before the call returns.
extension Unrecorded where Value: ~Copyable, Value: ~Escapable {
  static func reading<Result: ~Copyable, Failure: Error>(
    _ lender: ((borrowing Value) -> Void) -> Void,
    _ call: (Unrecorded) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withoutActuallyEscaping(lender) { lender throws(Failure) in
      let argument = Unrecorded(reading: lender)
      defer { argument.end() }
      return try call(argument)
    }
  }

  static func reading<Result: ~Copyable, Failure: Error>(
    _ lender: ((borrowing Value) -> Void) -> Void,
    _ call: (Unrecorded) async throws(Failure) -> Result,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Result {
    try await withoutActuallyEscaping(lender) { lender async throws(Failure) in
      _ = isolation  // The closure runs where the caller does.
      // The box stays with this one call.
      nonisolated(unsafe) let argument = Unrecorded(reading: lender)
      defer { argument.end() }
      return try await call(argument)
    }
  }

  static func changing<Result: ~Copyable, Failure: Error>(
    _ lender: ((inout Value) -> Void) -> Void,
    _ call: (Unrecorded) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withoutActuallyEscaping(lender) { lender throws(Failure) in
      let argument = Unrecorded(changing: lender)
      defer { argument.end() }
      return try call(argument)
    }
  }

  static func changing<Result: ~Copyable, Failure: Error>(
    _ lender: ((inout Value) -> Void) -> Void,
    _ call: (Unrecorded) async throws(Failure) -> Result,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Result {
    try await withoutActuallyEscaping(lender) { lender async throws(Failure) in
      _ = isolation  // The closure runs where the caller does.
      // The box stays with this one call.
      nonisolated(unsafe) let argument = Unrecorded(changing: lender)
      defer { argument.end() }
      return try await call(argument)
    }
  }
}
