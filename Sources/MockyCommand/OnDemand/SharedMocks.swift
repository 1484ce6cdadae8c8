import MockyGenerator

/// The mocks that libraries share with the tests that import them.
struct SharedMocks {
  /// The libraries that use mocks and Mocky, by the mocks' names as they are written. The plugin or
  /// the command has generated these mocks for them.
  private var libraries: [String: Set<String>] = [:]

  init(in dependencies: [ReadSource]) {
    let users = dependencies.filter { !$0.importedModules.isDisjoint(with: MockyNames.modules) }
    let modules = Set(users.map(\.input.module))
    for source in dependencies where modules.contains(source.input.module) {
      for use in source.mockNames.used {
        let outer = use.qualifier?.split(separator: ".").last
        libraries[outer.map { "\($0).\(use.name)" } ?? use.name, default: []].insert(
          source.input.module)
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

  /// Returns the access of a shared mock; nil if its own module alone can have it. Other modules override members of a
  /// class only with `@testable`.
  static func access(of found: FoundProtocol) -> Modifier? {
    let word = AccessLevels(found.declaration).ofMembers.dropLast()
    guard !word.isEmpty, !found.isClass, !found.isStruct else { return nil }
    return Modifier(String(word), SourceRange(0, 0))
  }
}
