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
public protocol Mock: AnyObject, Sendable {
  /// What records this mock's calls and answers them.
  ///
  /// ```swift
  /// let mockObject: MockObject
  /// ```
  var mockObject: MockObject { get }
  /// Whether the type itself has what its protocol's parents require, too; false if not said.
  ///
  /// An implementation in an extension of the protocol then cannot run in the mock's place, and no
  /// failure warns of one. Mocks that the plugin writes say true.
  static var hasInheritedMembers: Bool { get }
}

extension Mock {
  /// False: what is inherited comes from the extensions of the parents.
  public nonisolated static var hasInheritedMembers: Bool { false }
}

/// A mock that a context can make by itself, for `context.mock(MockX.self)`.
///
/// ```swift
/// final class MockSubscriber: Subscriber, MakeableMock {
///   let mockObject: MockObject
///   init(_ mockObject: MockObject) { self.mockObject = mockObject }
/// }
/// ```
///
/// It describes itself by its name. A mock of a class does not, as the class may do so itself.
public protocol MakeableMock: Mock, CustomStringConvertible {
  /// Makes a mock whose calls go to the given object.
  ///
  /// ```swift
  /// init(_ mockObject: MockObject) { self.mockObject = mockObject }
  /// ```
  ///
  /// - Parameter mockObject: what records the calls and answers them.
  init(_ mockObject: MockObject)
}
