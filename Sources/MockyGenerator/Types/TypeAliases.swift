/// A protocol's own type aliases and their types.
struct TypeAliases {
  private let aliases: [String: Member]

  /// The longest chain of aliases: a chain may have any length, but threads have little stack.
  private static let deepestAlias = 50

  init(_ aliases: [Member]) {
    self.aliases = Dictionary(
      aliases.map { ($0.name.bare, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var isEmpty: Bool { aliases.isEmpty }

  /// Returns the type of an alias, which is not an alias itself.
  ///
  /// - Parameter type: a type, which is examined only as a whole.
  /// - Returns: the type; nil for one that begins with no alias.
  func resolving(_ type: TypeSyntax) -> TypeSyntax? { resolving(type, depth: 0) }

  private func resolving(_ type: TypeSyntax, depth: Int) -> TypeSyntax? {
    guard var components = type.named, depth < min(aliases.count, Self.deepestAlias) else {
      return nil
    }
    if components.count > 1, components[0].name.bare == "Self" { components.removeFirst() }
    guard let alias = aliases[components[0].name.bare] else { return nil }
    let arguments = (components[0].arguments ?? []).map { argument in
      argument.mapping { self.resolving($0, depth: depth) }
    }
    let names = alias.genericParameters.map(\.name.bare)
    guard names.count == arguments.count else { return nil }
    let bound = FixedTypes(zip(names, arguments))
    let meant = alias.type.mapping { part in
      bound.type(for: part) ?? self.resolving(part, depth: depth + 1)
    }
    // The compiler warns of '(Void) -> Int', but of no alias and no '()' in it.
    return meant.isVoid ? .tuple([]) : meant.members(components.dropFirst())
  }
}

extension ProtocolDeclaration {
  /// The protocol with its own type aliases replaced by their types.
  ///
  /// A mock's class and builder would see them only through their conformance, and an alias of a
  /// closure has to be known.
  var withoutAliases: ProtocolDeclaration {
    let aliases = TypeAliases(members.typeAliases)
    guard !aliases.isEmpty else { return self }
    var copy = self
    copy.members = members.map { $0.mapping(aliases.resolving) }
    copy.requirements = requirements.map { $0.mapping(aliases.resolving) }
    return copy
  }
}

extension [Member] {
  /// The type aliases that are under no condition.
  var typeAliases: [Member] { filter { $0.kind == .typeAlias } }
}
