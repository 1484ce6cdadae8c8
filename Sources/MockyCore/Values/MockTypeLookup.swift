import Foundation

/// Finds the mock of a type by its name while a test runs: the mock of `any Turtle` is
/// `MockTurtle`. The type of a call's result doesn't show whether it can be mocked. Another
/// expansion generates the mock of its protocol, perhaps in another module.
struct MockTypeLookup {
  /// The modules that may contain mocks, besides the modules of the mocked types.
  let modules: [String]

  /// Returns the mocks of a type, or the type itself if it is a mock; empty if none is found. For a
  /// composition, it returns the mocks of all parts. A cast then shows which of them conforms to
  /// all parts.
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
    let mock = NominalTypeName(module: mocked.module, path: Array(path))
    let elsewhere = modules.filter { $0 != mocked.module }
    return mock.mangledNames
      + elsewhere.flatMap { module in
        path.count > 1
          ? mock.mangledNames(inExtensionOf: module)
          : NominalTypeName(module: module, path: Array(path)).mangledNames
      }
  }
}
