import Testing

@testable import MockyCommand
@testable import MockyGenerator

/// The generator names a type by its module where its name is one of Mocky's.
@Suite struct MockyNamesTests {
  /// Whoever adds a public type adds its name to `MockyNames`.
  @Test func allTypesOfMockyAreKnown() throws {
    let types = try PublicNames.all().filter { $0.first?.isUppercase ?? false }
    #expect(types.subtracting(MockyNames.names).sorted() == [])
    #expect(MockyNames.names.subtracting(types).sorted() == [])
  }
}
