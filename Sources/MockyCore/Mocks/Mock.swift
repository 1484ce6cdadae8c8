import Foundation

/// A role for the stand-ins of a context: what `expectThat` takes and the code under test calls.
///
/// A mock written by hand has one line for each method:
///
/// ```swift
/// final class MockSubscriber: Subscriber, MakeableMock {
///   let mockObject: MockObject
///   init(_ mockObject: MockObject) { self.mockObject = mockObject }
///   func receive(_ message: String) { mockObject.call("receive(_:)", .one(message)) }
/// }
/// ```
///
/// `@Mockable` and the plugin write the same. The term is Meszaros' (xUnit Test Patterns).
public protocol Mock: AnyObject, Sendable {
  /// The object that records this mock's calls and answers them.
  var mockObject: MockObject { get }
  /// True if the type itself implements the requirements of its protocol's parents, so that no
  /// extension of the protocol can run in the mock's place. The default is false; mocks that the
  /// plugin writes return true.
  @_documentation(visibility: internal)
  static var hasInheritedMembers: Bool { get }
}

extension Mock {
  /// False: what is inherited comes from the extensions of the parents.
  @_documentation(visibility: internal)
  public nonisolated static var hasInheritedMembers: Bool { false }
}

/// A mock that a context can make by itself, for `context.mock(MockX.self)`, and that describes
/// itself by its name. A mock of a class does not, as the class may do so itself.
public protocol MakeableMock: Mock, CustomStringConvertible {
  /// Makes a mock whose calls go to the given object.
  init(_ mockObject: MockObject)
}

/// A mock that can be made a spy of a real object, for `context.spy(MockX.self, on: real)`.
///
/// Mocks that are written for protocols are such, unless the protocol has an associated type that
/// is not primary: there is no type then for any object that conforms to it. After OCMock 1.4.
public protocol SpyMock: MakeableMock {
  /// The type that the code under test takes the mock for: `any Subscriber`, `any Store<Item>`.
  associatedtype MockReal
}

/// A mock of a class: a subclass of it, which can hand each call to `super`. Its `description` is
/// that of the class, if there is one; it prints as its name.
public protocol ClassMock: Mock, TextOutputStreamable {}

extension ClassMock {
  /// Writes the mock's name: that is what it prints as, whatever the class says of itself.
  @_documentation(visibility: internal)
  public nonisolated func write(to target: inout some TextOutputStream) {
    target.write(mockObject.name)
  }

  /// True: no extension of a class can take the place of a member that the mock overrides.
  @_documentation(visibility: internal)
  public nonisolated static var hasInheritedMembers: Bool { true }
}

/// Tells whether an object is a mock, a class mock or a spy, behind whatever type it is passed as,
/// or the type of one: for code that works on objects of any kind. From OCMock 9.8
/// (`OCMIsSubclassOfMockClass`).
public func isMock(_ object: Any) -> Bool { object is any Mock || object is any Mock.Type }

/// The requirements of the standard library's protocols, for mocks of protocols that inherit from
/// them.
///
/// A mock is itself and nothing else: it is compared and hashed by identity, and such calls are
/// neither expected nor recorded. A protocol that declares one of these requirements itself is
/// mocked as any other.
///
/// They are members of `Mock` alone: in extensions of the standard protocols, or under constraints
/// to them, they would be looked at for every conformance that a client has synthesized.
extension Mock {
  /// True if two mocks are the same one.
  @_disfavoredOverload
  public nonisolated static func == (left: Self, right: Self) -> Bool { left === right }

  /// True if a mock's name comes before another's; those of one name have some order, too.
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

  /// Nothing but the name, so that looking at a mock is no call of it.
  public nonisolated var customMirror: Mirror { Mirror(self, unlabeledChildren: [String]()) }

  /// The mock's name, for playgrounds.
  public nonisolated var playgroundDescription: Any { mockObject.name }
}

extension MockObject {
  /// True if a mock's name comes before another's; those of one name have some order, too.
  @_documentation(visibility: internal)
  public static func areInOrder(_ left: some Mock, _ right: some Mock) -> Bool {
    let names = (left: left.mockObject.name, right: right.mockObject.name)
    guard names.left == names.right else { return names.left < names.right }
    return ObjectIdentifier(left) < ObjectIdentifier(right)
  }
}

/// A role for types that must not be mocked, and say why.
///
/// A class that conforms refuses for its mocks, which inherit from it; a protocol does so in an
/// extension, or its mock does:
///
/// ```swift
/// class Reactor: MockingRefusal {
///   static var refusesMocking: String? { "simulate it with ReactorModel" }
/// }
/// ```
///
/// Mocky reports such a mock: "Reactor refuses to be mocked: simulate it with ReactorModel". It
/// reports expectations of the type's static members, too, and spies of such an object.
///
/// From OCMock 9.7 (`supportsMocking:`).
public protocol MockingRefusal {
  /// The reason why no mock of the type can be made; nil if one can.
  ///
  /// It is asked each time, on the thread that makes the mock, and may say something else each
  /// time.
  static var refusesMocking: String? { get }
}

extension Mock {
  /// The mistake of making a mock of a type that refuses it; nil if it does not. Runs the type's
  /// own code: never under the lock.
  static var refusal: Misuse? { MockTypeName(of: self).refusal(by: self) }
}

extension MockTypeName {
  /// The mistake of mocking or spying on a type of this name that refuses it; nil if it does not.
  func refusal(by type: Any.Type) -> Misuse? {
    guard let reason = (type as? any MockingRefusal.Type)?.refusesMocking else { return nil }
    return .refused(subject, because: reason)
  }
}

/// The way in which a mock treats calls that no expectation mentions: `mock(MockLog.self,
/// strictness: .nice)`.
public enum Strictness: Sendable {
  /// Every call must be expected or allowed; the default. From OCMock 1.3 (strict mocks).
  case strict
  /// Calls of members that no expectation mentions return default values and are only recorded. A
  /// member that is expected or allowed somewhere is strict; `never` alone does not make it so.
  /// After OCMock 1.1 and 1.2 (nice mocks).
  case nice
}
