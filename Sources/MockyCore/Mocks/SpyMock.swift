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
