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
  /// Makes up a value of a type that a member returns. The engine calls it only after it has
  /// reported that no value is available.
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

/// A mock of a class, which is a subclass of it and can forward each call to `super`.
///
/// It prints as its name. Its `description` is the one of the class, if there is one.
public protocol ClassMock: Mock, TextOutputStreamable {}

@available(*, unavailable, message: "make it with context.mock { MockX($0) }")
extension ClassMock {
  @_disfavoredOverload
  public init(_ nothing: Never...) { unavailable() }
}

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

/// A type that must not be mocked, for a reason that it gives.
///
/// ```swift
/// class Reactor: MockingRefusal {
///   static var refusesMocking: String? { "simulate it with ReactorModel" }
/// }
/// ```
///
/// A class that conforms refuses for its mocks, which inherit from it. A protocol inherits from
/// `MockingRefusal`, and gives its reason in an extension. You can also conform only the mock.
/// Mocky reports each mock that a test makes: "Reactor refuses to be mocked: simulate it with
/// ReactorModel". It also reports expectations of the type's static members, and spies of such an
/// object.
///
/// From OCMock 9.7 (`supportsMocking:`).
public protocol MockingRefusal {
  /// The reason why the type must not be mocked; nil if it may.
  ///
  /// Mocky asks for it each time, on the thread that makes the mock. The answer may change.
  static var refusesMocking: String? { get }
}

extension Mock {
  /// The mistake of making a mock of a type that refuses it; nil if it does not. It runs the type's
  /// own code, so never ask for it under the lock.
  static var refusal: Misuse? { MockTypeName(of: self).refusal(by: self) }
}

extension MockTypeName {
  /// Returns the mistake of mocking or spying on a type of this name that refuses it; nil if it
  /// does not.
  func refusal(by type: Any.Type) -> Misuse? {
    guard let reason = (type as? any MockingRefusal.Type)?.refusesMocking else { return nil }
    return .refused(subject, because: reason)
  }
}
