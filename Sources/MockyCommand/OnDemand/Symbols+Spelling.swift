import MockyGenerator

/// The meanings of types, and their names at other places.
extension Symbols {
  /// Returns the type that a name means, with its full path and with its aliases resolved.
  ///
  /// - Parameters:
  ///   - type: a name, whose generic arguments are such types already.
  ///   - places: the places where it may have been declared, the nearest first.
  /// - Returns: the type; nil if it is in no source.
  func meaning(of type: TypeSyntax, at places: [Place], _ depth: Int = 0) -> TypeSyntax? {
    guard depth < Self.deepestAlias, let components = type.named else { return nil }
    let names = components.map(\.name.bare)
    guard let (symbol, count) = places.lazy.compactMap({ first(of: names, at: $0) }).first
    else { return nil }
    guard let alias = symbol.onlyAlias else {
      let outer = ([symbol.path.module] + symbol.path.names).dropLast(count)
      return .named(outer.map { TypeSyntax.Component(Identifier($0)) } + components)
    }
    let meant = meaning(of: alias, components[count - 1].arguments ?? [], depth + 1)
    guard count < names.count, let whole = meant?.members(components[count...]) else {
      return meant
    }
    return meaning(of: whole, at: [alias.place], depth + 1) ?? whole
  }

  /// - Parameter arguments: the types for the alias's own generic parameters.
  private func meaning(
    of alias: FoundAlias, _ arguments: [TypeSyntax], _ depth: Int
  ) -> TypeSyntax? {
    let names = alias.declaration.genericNames
    guard names.count == arguments.count else { return nil }
    let form = MemberForm(bound: FixedTypes(zip(names, arguments))) { type in
      meaning(of: type, at: [alias.place], depth)
    }
    return form.type(alias.declaration.type)
  }

  /// Returns the name of a type at the place of a mock.
  ///
  /// - Parameters:
  ///   - type: a type.
  ///   - place: the place where it was written.
  ///   - mock: the place of the mock.
  ///   - own: names that mean a type inside the protocol or a generic parameter.
  /// - Returns: the type, with its names completed if another type might be meant, and with `any` before each protocol.
  func spelling(
    _ type: TypeSyntax, from place: Place, in mock: MockPlace, besides own: Set<String>
  ) -> TypeSyntax {
    func isProtocol(_ name: TypeSyntax) -> Bool {
      guard let root = name.named?[0].name.bare, !own.contains(root) else { return false }
      return resolve(name, at: place).map { $0[.protocol] != nil }
        ?? StandardProtocol.needsAny(name)
    }
    let explicit = type.mapping { $0.existential(isProtocol) }
    return completing(explicit, from: place, in: mock, besides: own)
  }

  /// Returns a type with its names completed.
  func completing(
    _ type: TypeSyntax, from place: Place, in mock: MockPlace, besides own: Set<String> = []
  ) -> TypeSyntax {
    type.mapping { part in
      guard let root = part.named?.first?.name.bare,
        root != "Self", !own.contains(root), let prefix = prefix(root, place, mock)
      else { return nil }
      let inside = part.mapping {
        $0 === part ? nil : completing($0, from: place, in: mock, besides: own)
      }
      return .named(prefix.map { .init(Identifier($0)) } + inside.components)
    }
  }

  /// Returns the name of a declaration at the place of its mock. It is nil for one inside a type,
  /// whose extension holds the mock.
  func name(of found: FoundProtocol, in mock: MockPlace) -> String? {
    let name = TypeSyntax.name(found.declaration.name.text)
    return found.enclosing.isEmpty ? "\(completing(name, from: found.place, in: mock))" : nil
  }

  /// Returns the words to put before a name; nil for none.
  private func prefix(_ name: String, _ place: Place, _ mock: MockPlace) -> [String]? {
    let declared = self[name].filter(\.isCertain)
    let inherited = mock.superclasses.map { $0 + [name] }
    if declared.contains(where: { inherited.contains($0.path.names) }) { return nil }
    guard let symbol = root([name], at: place)?.symbol, symbol.isCertain else { return nil }
    let (module, outer) = (symbol.path.module, Array(symbol.path.names.dropLast()))
    if !outer.isEmpty { return mock.enclosing == outer ? nil : outer }
    let isSeen = module == place.module || symbol.isPublic && place.imports.contains(module)
    guard isSeen, module != mock.module,
      !self[module].contains(where: { $0.isCertain && $0.path.names.count == 1 })
    else { return nil }
    let isUnmistakable =
      declared.count { $0.path.names.count == 1 } == 1 && !MockyNames.names.contains(name)
      && mock.imports.allSatisfy { modules.contains($0) || Self.plainModules.contains($0) }
    return isUnmistakable ? nil : [module]
  }

  /// Modules with no names that a user's type might have.
  private static let plainModules: Set<String> = [
    "Swift", "Dispatch", "Glibc", "Musl", "Darwin", "Synchronization", "Mocky", "MockyCore",
  ]

  /// Returns whether a module may declare one of these names.
  func mayDeclare(_ module: String, _ names: Set<String>) -> Bool {
    func declares(_ name: String, _ module: String?) -> Bool {
      self[name].contains { $0.isCertain && module ?? $0.path.module == $0.path.module }
    }
    if modules.contains(module) { return names.contains { declares($0, module) } }
    return !names.filter { !declares($0, nil) }.isSubset(of: Self.ofSwift)
  }

  /// Types and protocols of the standard library.
  private static let ofSwift = Keyword.standardTypes.subtracting(["URL", "Data", "Date", "UUID"])
    .union([
      "Any", "AnyObject", "AsyncStream", "Codable", "Collection", "Comparable", "Decodable",
      "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "Never", "Optional", "Result",
      "Self", "Sendable", "Sequence", "Void",
    ])
}
