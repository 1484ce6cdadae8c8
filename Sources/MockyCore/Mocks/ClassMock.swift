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
