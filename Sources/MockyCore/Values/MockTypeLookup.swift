import Foundation

/// Finds the mock of a type while a test runs, by its name: that of `any Turtle` is `MockTurtle`. A
/// call's result does not tell whether it can be mocked: the mock of its protocol is written
/// elsewhere, by another expansion, perhaps in another module.
struct MockTypeLookup {
  /// The modules in which mocks may be, apart from the module of what they mock.
  let modules: [String]

  /// The mock of a type, or the type itself if it is one; nil where there is none to be found. Of a
  /// composition it is a mock of one part that is of all parts, which a cast has to tell.
  func mocks(of type: Any.Type) -> [any MakeableMock.Type] {
    if let mock = type as? any MakeableMock.Type { return [mock] }
    let parts = String(reflecting: type).components(separatedBy: " & ")
    return parts.compactMap { NominalTypeName($0) }.flatMap(mangledNames).compactMap { name in
      _typeByName(name) as? any MakeableMock.Type
    }
  }

  private func mangledNames(of mocked: NominalTypeName) -> [String] {
    guard let name = mocked.path.last else { return [] }
    let path = mocked.path.dropLast() + ["Mock\(name)"]
    let mock = NominalTypeName(
      module: mocked.module, path: Array(path), arguments: mocked.arguments)
    let elsewhere = modules.filter { $0 != mocked.module }
    return mock.mangledNames
      + elsewhere.flatMap { module in
        path.count > 1
          ? mock.mangledNames(inExtensionOf: module)
          : NominalTypeName(module: module, path: Array(path), arguments: mocked.arguments)
            .mangledNames
      }
  }
}
