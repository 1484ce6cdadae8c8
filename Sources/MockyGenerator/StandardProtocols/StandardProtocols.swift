/// The protocols of the standard library and Foundation whose requirements a mock has to write.
///
/// They are kept as source, without what has an implementation already, and read like any other
/// protocol that one inherits from. An associated type with a default is that type, unless the
/// protocol that inherits demands something of it.
enum StandardProtocols {
  /// The protocol that a type names.
  ///
  /// - Parameter type: as it stands after a colon.
  /// - Returns: nil for one that is not known here, or that requires nothing.
  static func found(_ type: TypeSyntax) -> FoundProtocol? {
    name(type).flatMap { source(of: $0) }.flatMap { found(in: $0) }
  }

  private static func found(in source: String) -> FoundProtocol? {
    guard let declaration = SourceFile(parsing: source).protocols.first else { return nil }
    return FoundProtocol(
      declaration: declaration, path: "", fileName: "", module: "Swift",
      position: SourcePosition(line: 1, column: 1), conditions: [], imports: [],
      importedModules: [])
  }

  /// The name of a type that may be one of them.
  static func name(_ type: TypeSyntax) -> String? {
    guard case .named(let components) = type, let last = components.last else { return nil }
    let modules = ["Swift", "Foundation", "_Concurrency"]
    let module = components.dropLast().first?.name.text
    guard module.map(modules.contains) ?? true, components.count < 3 else { return nil }
    return last.name.bare
  }

  /// What `Identifiable` requires of one that says what identifies it.
  static var identity: FoundProtocol? {
    found(in: "protocol Identifiable { var id: ID { get } }")
  }

  private static func source(of name: String) -> String? {
    coding[name] ?? sequences[name] ?? collections[name] ?? values[name] ?? literals[name]
      ?? numbers[name] ?? time[name]
  }
}

extension FoundProtocol {
  /// Whether it is one whose requirements are known here.
  var isStandard: Bool { path.isEmpty }
}
