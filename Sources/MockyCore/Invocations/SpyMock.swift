/// A mock that can be made a spy of a real object, for `context.spy(MockX.self, on: real)`.
///
/// ```swift
/// let spy = context.spy(MockSubscriber.self, on: real)
/// ```
///
/// Mocks that are written for protocols are such, unless the protocol has an associated type that is
/// not primary: there is no type then for any object that conforms to it.
///
/// After OCMock 1.4 (partial mocks).
public protocol SpyMock: MakeableMock {
  /// What the code under test takes the mock for: `any Subscriber`, `any Store<Item>`.
  associatedtype MockReal
}

/// A mock of a class: a subclass of it, which can hand each call to `super`.
///
/// ```swift
/// let engine = context.mock { MockEngine($0, cylinders: 4) }
/// let spy = context.spy { MockEngine($0, cylinders: 4) }
/// ```
///
/// It describes itself as the class does.
public protocol ClassMock: Mock {}

extension ClassMock {
  /// True: no extension of a class can take the place of a member that the mock overrides.
  public nonisolated static var hasInheritedMembers: Bool { true }
}
