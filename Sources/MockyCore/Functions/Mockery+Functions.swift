/// Writes `mockFunction`, once for each kind of function and each number of parameters.
///
/// A type of functions says what they are in words that no type parameter can stand for, and a closure
/// over a parameter pack cannot be stored: see Architecture.
@attached(member, names: named(mockFunction))
macro FunctionMocks() = #externalMacro(module: "MockyMacros", type: "FunctionMocksMacro")

@FunctionMocks extension Mockery {}

extension Mockery {
  /// Not available: says what to do with functions of which no mock can be made.
  @available(
    *, unavailable,
    message: """
      mocks of functions have up to ten parameters, of which the first of two may be inout: \
      mock a protocol with one method
      """
  )
  @_disfavoredOverload
  public func mockFunction<Function>(
    named name: String? = nil, as type: Function.Type, strictness: Strictness = .strict
  ) -> MockFunction<Function, Never, Never, Never, Synchronous> {
    preconditionFailure("what is unavailable is not called")
  }
}
