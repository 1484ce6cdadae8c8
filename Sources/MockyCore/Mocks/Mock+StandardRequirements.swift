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
