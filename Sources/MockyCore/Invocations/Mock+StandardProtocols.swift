/// What the standard library's protocols require, for mocks of protocols that inherit from them.
///
/// A mock is itself and nothing else: it is compared and hashed by identity, and such calls are
/// neither expected nor recorded. A protocol that declares one of these requirements itself is
/// mocked as any other.
///
/// They stand on `Mock` alone: in extensions of the standard protocols, or under constraints to
/// them, they would be looked at for every conformance that a client has synthesized.
extension Mock {
  /// Whether two mocks are the same one.
  ///
  /// Disfavored, as a mocked class may have its own `==`.
  ///
  /// - Parameters:
  ///   - left: a mock.
  ///   - right: a mock of the same type.
  /// - Returns: true if they are one object.
  @_disfavoredOverload
  public nonisolated static func == (left: Self, right: Self) -> Bool { left === right }

  /// Whether a mock's name comes before another's; those of one name have some order, too.
  ///
  /// - Parameters:
  ///   - left: a mock.
  ///   - right: a mock of the same type.
  /// - Returns: true if the left one comes first.
  @_disfavoredOverload
  public nonisolated static func < (left: Self, right: Self) -> Bool {
    MockObject.areInOrder(left, right)
  }

  /// Hashes the mock's identity.
  ///
  /// - Parameter hasher: what the hash is made with.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

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
  /// Whether a mock's name comes before another's; those of one name have some order, too.
  ///
  /// - Parameters:
  ///   - left: a mock.
  ///   - right: another one.
  /// - Returns: true if the left one comes first.
  public static func areInOrder(_ left: some Mock, _ right: some Mock) -> Bool {
    let names = (left: left.mockObject.name, right: right.mockObject.name)
    guard names.left == names.right else { return names.left < names.right }
    return ObjectIdentifier(left) < ObjectIdentifier(right)
  }
}
