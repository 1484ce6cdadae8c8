import MockyGenerator

/// Declarations of all sources, by their names: protocols, or one of the other kinds.
struct DeclarationIndex {
  private var protocols: [String: [FoundProtocol]] = [:]
  private var branches: [String: [FoundProtocol]] = [:]
  /// The extensions, by the last names of their types.
  private(set) var extensions: [String: [FoundProtocol]] = [:]
  private var aliases: [String: [FoundAlias]] = [:]
  private(set) var types = TypeNames()
  private(set) var declaredTypes = DeclaredTypes()

  mutating func add(_ source: ReadSource) {
    for found in source.protocols { add(found) }
    for alias in source.aliases {
      aliases[alias.declaration.name.bare, default: []].append(alias)
    }
    for one in source.extensions { extensions[one.name, default: []].append(one) }
    types.add(source)
    declaredTypes.add(source)
  }

  mutating func add(_ found: FoundProtocol) {
    protocols[found.name, default: []].append(found)
    branches[found.identity, default: []].append(found)
  }

  /// All of them, in alphabetical order.
  var all: [FoundProtocol] {
    protocols.values.joined().sorted { ($0.identity, $0.path) < ($1.identity, $1.path) }
  }

  /// Returns the declarations for different conditions, including the given one.
  func branches(of found: FoundProtocol) -> [FoundProtocol] {
    found.isStandard ? [found] : branches[found.identity, default: []]
  }

  /// Returns the protocol that another one inherits from; nil if it is in no source.
  func parent(_ type: TypeSyntax, of child: FoundProtocol) -> FoundProtocol? {
    found(type, in: child.place)
  }

  subscript(name: String) -> [FoundProtocol] { protocols[name, default: []] }

  /// Returns the protocols that a protocol inherits from, with aliases resolved.
  func parents(of child: FoundProtocol) -> [Parent] {
    child.declaration.parents.flatMap { parents($0, in: child.place, depth: 0) }
  }

  private func parents(_ parent: InheritedType, in place: Place, depth: Int) -> [Parent] {
    if let found = found(parent.type, in: place) { return [Parent(written: parent, found: found)] }
    if depth < 10, let alias = nearest(aliases, parent.type, in: place, \.place) {
      return InheritedType(alias.declaration.type.core, parent.range).parts
        .flatMap { parents($0, in: alias.place, depth: depth + 1) }
    }
    return [Parent(written: parent, found: StandardProtocol.found(parent.type))]
  }

  private func found(_ type: TypeSyntax, in place: Place) -> FoundProtocol? {
    let found = nearest(protocols, type, in: place, \.place)
    // The standard library's protocol takes precedence over one of another module that is not
    // imported.
    guard let found, found.module != place.module, !place.imports.contains(found.module),
      StandardProtocol.found(type) != nil
    else { return found }
    return nil
  }

  /// Returns the declaration with a name that is meant at a place.
  private func nearest<Found>(
    _ all: [String: [Found]], _ type: TypeSyntax, in place: Place, _ origin: (Found) -> Place
  ) -> Found? {
    guard case .named(let components) = type, let name = components.last?.name.bare else {
      return nil
    }
    var found = all[name, default: []]
    if components.count > 1 {
      let outer = components[components.count - 2].name.bare
      found = found.filter { one in
        origin(one).enclosing.last.map { $0 == outer } ?? (origin(one).module == outer)
      }
    }
    let near = found.filter { origin($0).module == place.module }
    let around = near.filter { place.enclosing.starts(with: origin($0).enclosing) }
      .max { origin($0).enclosing.count < origin($1).enclosing.count }
    return around ?? near.first
      ?? found.first { place.imports.contains(origin($0).module) } ?? found.first
  }
}
