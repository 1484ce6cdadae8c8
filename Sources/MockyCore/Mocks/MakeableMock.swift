/// A mock that a context can make by itself: `context.mock(MockX.self)`.
///
/// It describes itself by its name.
public protocol MakeableMock: Mock, CustomStringConvertible {
  /// Makes a mock that passes its calls to the given object.
  init(_ mockObject: MockObject)
}

@available(*, unavailable, message: "make it with context.mock(MockX.self)")
extension MakeableMock {
  @_disfavoredOverload
  public init(_ nothing: Never...) { unavailable() }
}
