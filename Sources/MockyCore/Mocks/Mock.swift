/// A type that `expectThat` takes and that the code under test calls.
///
/// You can also write a mock by hand, with one line for each method:
///
/// ```swift
/// final class MockSubscriber: Subscriber, MakeableMock {
///   let mockObject: MockObject
///   init(_ mockObject: MockObject) { self.mockObject = mockObject }
///   func receive(_ message: String) { mockObject.call("receive(_:)", .one(message)) }
/// }
/// ```
///
/// `@Mockable` and the plugin write the same.
///
/// The term is Meszaros' (xUnit Test Patterns).
public protocol Mock: AnyObject, Sendable {
  /// The object that records the calls of this mock and answers them.
  var mockObject: MockObject { get }
  /// True if the type itself implements the requirements of its protocol's parents. No extension of
  /// a protocol can then run in the mock's place. The default is false; mocks that the plugin
  /// writes return true.
  @_documentation(visibility: internal)
  static var hasInheritedMembers: Bool { get }
  /// The members that have a default in an extension of the protocol, each with an obstacle: the
  /// reason why the mock cannot run it, or nil.
  @_documentation(visibility: internal)
  static var membersWithDefaults: [(member: MemberName, obstacle: String?)] { get }
  /// Makes up a value of a type that a member returns, or of one of its parts. The engine calls it
  /// only if there is no default value.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - part: makes the values that its initializer takes.
  /// - Returns: the value; nil if the mock knows no way to make one.
  @_documentation(visibility: internal)
  static func mockValue(of type: Any.Type, _ part: MockParts) -> Any?
}

extension Mock {
  /// False, because the extensions of the parents implement inherited requirements.
  @_documentation(visibility: internal)
  public nonisolated static var hasInheritedMembers: Bool { false }
  /// An empty list, because only mocks that the plugin writes know the extensions.
  @_documentation(visibility: internal)
  public nonisolated static var membersWithDefaults: [(member: MemberName, obstacle: String?)] {
    []
  }
  /// Nil, because only mocks that the plugin writes know how values are made.
  @_documentation(visibility: internal)
  public nonisolated static func mockValue(of type: Any.Type, _ part: MockParts) -> Any? { nil }
}

/// Returns whether an object is a mock or a spy, for code that works on objects of any kind.
///
/// ```swift
/// #expect(isMock(context.mock(MockStore.self)))
/// ```
///
/// - Parameter object: an object of any type, or a type.
/// - Returns: true for a mock, a spy, and the type of one.
///
/// From OCMock 9.8 (`OCMIsSubclassOfMockClass`).
public func isMock(_ object: Any) -> Bool { object is any Mock || object is any Mock.Type }

/// A mock that can become a spy of a real object: `context.spy(MockX.self, on: real)`.
///
/// Mocks of protocols conform to it, unless the protocol has an associated type that is not
/// primary. Swift then has no type for every object that conforms to the protocol.
///
/// After OCMock 1.4.
public protocol SpyMock: MakeableMock {
  /// The type of the objects that it can be a spy of: `any Subscriber`, `any Store<Item>`.
  associatedtype MockReal
}
