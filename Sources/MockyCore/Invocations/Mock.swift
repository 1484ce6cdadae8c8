/// A role for the stand-ins of a context: what `expectThat` takes and the code under test calls.
///
/// A mock written by hand has one line for each method:
///
/// ```swift
/// final class MockSubscriber: Subscriber, MakeableMock {
///   let mockObject: MockObject
///   init(_ mockObject: MockObject) { self.mockObject = mockObject }
///   func receive(_ message: String) { mockObject.call("receive(_:)", [message]) }
/// }
/// ```
///
/// `@Mockable` and the plugin write the same. The term is Meszaros' (xUnit Test Patterns).
public protocol Mock: AnyObject, Sendable, CustomStringConvertible {
  /// What records this mock's calls and answers them.
  var mockObject: MockObject { get }
}

extension Mock {
  /// The mock's name, as failure messages give it.
  public var description: String { mockObject.name }
}

/// A mock that a context can make by itself, for `context.mock(MockX.self)`.
public protocol MakeableMock: Mock {
  /// Makes a mock whose calls go to the given object.
  ///
  /// - Parameter mockObject: what records the calls and answers them.
  init(_ mockObject: MockObject)
}
