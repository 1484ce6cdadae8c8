import MockyGenerator

/// The structs and enums of all sources, for values that are made up. Each of their files is parsed once.
struct ValueTypes {
  /// A declaration and what is known of its place.
  struct Found {
    let declaration: ProtocolDeclaration
    /// The modules that its file imports.
    let imports: Set<String>
    /// A Boolean value that indicates whether it may be on the main actor, by a setting of its module.
    let mayBeOnActor: Bool
  }

  /// The sources that declare a type, by its full name.
  private var sources: [String: [ReadSource]] = [:]
  /// The declarations of the files that have been parsed, by their paths.
  private var files: [String: [ProtocolDeclaration]] = [:]

  init(in sources: [ReadSource]) {
    for source in sources {
      for name in source.typeNames where !name.isOfOneFile {
        self.sources[key(source.input.module, name.path), default: []].append(source)
      }
    }
  }

  /// Returns the struct or enum of a path.
  /// - Returns: nil if there is not exactly one, under no condition.
  mutating func find(_ path: [String], in module: String) -> Found? {
    guard let sources = sources[key(module, path)], sources.count == 1 else { return nil }
    let input = sources[0].input
    let found = declarations(in: input).filter { $0.enclosing.path + [$0.name.bare] == path }
    guard found.count == 1, found[0].enclosing.allSatisfy(\.isPlain) else { return nil }
    return Found(
      declaration: found[0], imports: sources[0].importedModules,
      mayBeOnActor: input.mayBeOnMainActor || input.impliedWords.contains(.mainActor))
  }

  private mutating func declarations(in input: SourceInput) -> [ProtocolDeclaration] {
    if let known = files[input.path] { return known }
    let read = SourceFile(parsing: input.bytes, readsClasses: true, readsStructs: true).classes
    files[input.path] = read
    return read
  }

  private func key(_ module: String, _ path: [String]) -> String {
    ([module] + path).joined(separator: ".")
  }
}

extension EnclosingDeclaration {
  /// A Boolean value that indicates whether types inside of it are as if they were outside.
  fileprivate var isPlain: Bool {
    genericParameters.isEmpty && header.attributes.isEmpty && !header.isOfOneFile
  }
}
