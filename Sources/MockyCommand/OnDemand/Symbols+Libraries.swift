import MockyGenerator

/// The mocks that libraries share with the tests that import them.
extension Symbols {
  /// Adds the mocks of libraries that use mocks and Mocky. The plugin or the command has generated these mocks for them.
  mutating func addLibraries(_ sources: [ReadSource]) {
    let users = sources.filter { !$0.file.importedModules.isDisjoint(with: MockyNames.modules) }
    let modules = Set(users.map(\.input.module)).subtracting([testModule])
    for source in sources where modules.contains(source.input.module) {
      for use in source.mockNames.used {
        let outer = use.qualifier.split(separator: ".").last.map { "\($0)." } ?? ""
        libraries[outer + use.name, default: []].insert(source.input.module)
      }
    }
  }

  /// Returns the libraries that may have a mock.
  ///
  /// - Parameters:
  ///   - name: the name of the mock.
  ///   - found: the mocked declaration; nil if it is in no source.
  func libraries(with name: String, of found: FoundProtocol?) -> Set<String> {
    let outer = found.map { $0.enclosingPath.last ?? $0.module } ?? ""
    return libraries[name, default: []].union(libraries["\(outer).\(name)", default: []])
  }

  /// Returns the access of a mock in a library; nil if its own module alone can have it. Other modules override members
  /// of a class only with `@testable`.
  func sharedAccess(of found: FoundProtocol) -> Modifier? {
    let isOpen = found.kind == .protocol || found.kind == .function
    guard found.isPublic, isOpen, baseClass(of: found) == nil else { return nil }
    return Modifier(String(AccessLevels(found.declaration).ofMembers.dropLast()), .nowhere)
  }
}
