/// The associated types that `where` clauses fix, and what they are: `where Key == Int`.
package struct FixedTypes {
  private(set) var types: [(name: String, type: TypeSyntax)]

  package init(_ types: some Sequence<(String, TypeSyntax)> = []) {
    self.types = types.map { (name: $0.0, type: $0.1) }
  }

  /// The same without some names, which mean something else.
  package func without(_ names: Set<String>) -> FixedTypes {
    FixedTypes(types.filter { !names.contains($0.name) }.map { ($0.name, $0.type) })
  }

  var names: [String] { types.map(\.name) }

  subscript(name: String) -> TypeSyntax? { types.first { $0.name == name }?.type }

  /// Learns from a same-type requirement, if that is what it says.
  ///
  /// - Parameters:
  ///   - demand: the requirement.
  ///   - names: the known associated types; of two that are one, the later is fixed to the earlier.
  mutating func take(_ demand: GenericRequirement, among names: [String]) {
    let sides = [resolving(demand.subject), resolving(demand.object)]
    guard sides[0].description != sides[1].description else { return }
    let ranks = sides.map { side in side.wholeName.flatMap { names.firstIndex(of: $0) } }
    switch (ranks[0], ranks[1]) {
    case (let subject?, let object?) where subject != object:
      fix(names[max(subject, object)], to: .name(names[min(subject, object)]))
    case (let subject?, nil) where !sides[1].mentions([sides[0].description]):
      fix(names[subject], to: sides[1])
    case (nil, let object):
      if let name = sides[0].wholeName {
        // An inherited one, it must be.
        fix(name, to: sides[1])
      } else if let object, !sides[0].mentions(Set(names)) {
        fix(names[object], to: sides[0])
      }
    default: break
    }
  }

  /// A type in terms of those that are not fixed.
  package func resolving(_ type: TypeSyntax) -> TypeSyntax {
    guard !types.isEmpty else { return type }
    return type.mapping(self.type)
  }

  /// What a name, or a member of it, is fixed to.
  package func type(for type: TypeSyntax) -> TypeSyntax? {
    guard case .named(let components) = type, let base = self[components[0].name.bare] else {
      return nil
    }
    return base.members(components.dropFirst())
  }

  package func resolving(_ demand: GenericRequirement) -> GenericRequirement {
    var resolved = demand
    resolved.subject = resolving(demand.subject)
    resolved.object = resolving(demand.object)
    return resolved
  }

  /// Also gives those that were fixed in terms of this one their new type.
  private mutating func fix(_ name: String, to type: TypeSyntax) {
    types.append((name, type))
    for index in types.indices { types[index].type = resolving(types[index].type) }
  }
}

extension TypeSyntax {
  /// The name, where the type is nothing else.
  var wholeName: String? {
    guard case .named(let components) = self, components.count == 1,
      components[0].arguments == nil
    else { return nil }
    return components[0].name.bare
  }
}
