/// A protocol's own type aliases, and what they stand for.
struct TypeAliases {
  private let aliases: [String: TypeAliasDeclaration]

  init(_ aliases: [TypeAliasDeclaration]) {
    self.aliases = Dictionary(
      aliases.map { ($0.name.bare, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var isEmpty: Bool { aliases.isEmpty }

  /// The type that an alias stands for, and not an alias itself.
  ///
  /// - Parameter type: a type, of which only the whole is looked at.
  /// - Returns: nil for one that begins with no alias.
  func resolving(_ type: TypeSyntax) -> TypeSyntax? { resolving(type, depth: 0) }

  private func resolving(_ type: TypeSyntax, depth: Int) -> TypeSyntax? {
    guard case .named(var components) = type, depth < aliases.count else { return nil }
    if components.count > 1, components[0].name.bare == "Self" { components.removeFirst() }
    guard let alias = aliases[components[0].name.bare] else { return nil }
    let arguments = (components[0].arguments ?? []).map { argument in
      argument.mapping { resolving($0, depth: depth) }
    }
    let names = alias.genericParameters.map(\.name.bare)
    guard names.count == arguments.count else { return nil }
    let bound = FixedTypes(zip(names, arguments))
    let meant = alias.type.mapping { part in
      bound.type(for: part) ?? resolving(part, depth: depth + 1)
    }
    return meant.members(components.dropFirst())
  }
}
