import Foundation
import Testing

@testable import MockyCore

/// Types of the tests' own module, to be found by their names.
enum Kennel {
  struct Dog {}
  class Puppy {}
  enum Cat {}
}

struct NominalTypeNameTests {
  /// The types that are found by what a type's full name says.
  private func found(_ text: String) -> Set<String> {
    // Of the standard library's types the runtime takes any kind.
    let types = (NominalTypeName(text)?.mangledNames ?? []).compactMap { _typeByName($0) }
    return Set(types.map { String(reflecting: $0) })
  }

  @Test(
    arguments: [
      Kennel.Dog.self, Kennel.Puppy.self, Kennel.Cat.self, Int.self, Date.self,
    ] as [Any.Type])
  func aTypeIsFoundByItsName(type: Any.Type) {
    #expect(found(String(reflecting: type)) == [String(reflecting: type)])
  }

  @Test(arguments: [
    "Any", "()", "(Swift.Int, Swift.String)", "(Swift.Int) -> ()", "", ".", "Zoo.", "Zoo.1",
    "Zoo.(unknown context at $5624baed59dc).Keeper", "Zoo.Keeper<Swift.Int", "Zoo.Käfig",
    "Zoo.Keeper<Swift.Int>", "any Zoo.Box<Self.Zoo.Box.Key == Swift.Int>",
  ])
  func whatHasNoNameIsNotRead(text: String) {
    #expect(NominalTypeName(text)?.path == nil)
  }

  @Test func whatIsNotThereIsNotFound() {
    #expect(found("MockyCoreTests.Kennel.Wolf") == [])
  }
}
