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

/// A mock of a class, which is a subclass of it and can forward each call to `super`.
///
/// It prints as its name. Its `description` is the one of the class, if there is one.
public protocol ClassMock: Mock, TextOutputStreamable {}

extension ClassMock {
  /// Writes the mock's name, even if the class has a description of its own.
  @_documentation(visibility: internal)
  public nonisolated func write(to target: inout some TextOutputStream) {
    target.write(mockObject.name)
  }

  /// True, because no extension of a class can replace a member that the mock overrides.
  @_documentation(visibility: internal)
  public nonisolated static var hasInheritedMembers: Bool { true }
}

@available(*, unavailable, message: "make it with context.mock { MockX($0) }")
extension ClassMock {
  @_disfavoredOverload
  public init(_ nothing: Never...) { unavailable() }
}

/// Requirements of the standard library's protocols, for mocks of protocols that inherit from them.
///
/// Mocks are compared and hashed by identity. Such calls are neither expected nor recorded, unless
/// the mocked protocol itself declares the requirement.
///
/// They are members of `Mock` alone. In extensions of the standard protocols, or under constraints
/// to them, the compiler would look at them for every synthesized conformance of a client.
extension Mock {
  /// True if two mocks are the same object.
  @_disfavoredOverload
  public nonisolated static func == (left: Self, right: Self) -> Bool { left === right }

  /// True if a mock's name comes before another's. Mocks with one name have some order, too.
  @_disfavoredOverload
  public nonisolated static func < (left: Self, right: Self) -> Bool {
    MockObject.areInOrder(left, right)
  }

  /// Hashes the mock's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The mock's name, as failure messages give it.
  public nonisolated var description: String { mockObject.name }

  /// The mock's name, as failure messages give it.
  public nonisolated var debugDescription: String { mockObject.name }

  /// No children, so that looking at a mock calls no members.
  public nonisolated var customMirror: Mirror { Mirror(self, unlabeledChildren: [String]()) }

  /// The mock's name, for playgrounds.
  public nonisolated var playgroundDescription: Any { mockObject.name }
}

extension MockObject {
  /// True if a mock's name comes before another's. Mocks with one name have some order, too.
  @_documentation(visibility: internal)
  public static func areInOrder(_ left: some Mock, _ right: some Mock) -> Bool {
    let names = (left: left.mockObject.name, right: right.mockObject.name)
    guard names.left == names.right else { return names.left < names.right }
    return ObjectIdentifier(left) < ObjectIdentifier(right)
  }
}
