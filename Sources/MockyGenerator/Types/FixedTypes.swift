/// The associated types that `where` clauses fix, with their types: `where Key == Int`.
package struct FixedTypes {
  private(set) var types: [(name: String, type: TypeSyntax)]
  /// The known associated types in their order: of two equal ones, the later is fixed to the
  /// earlier.
  private let ranks: [String: Int]

  /// - Parameters:
  ///   - types: the types that are fixed, by their names.
  ///   - names: the known associated types.
  package init(_ types: some Sequence<(String, TypeSyntax)> = [], among names: [String] = []) {
    self.types = types.map { (name: $0.0, type: $0.1) }
    ranks = Dictionary(zip(names, 0...)) { first, _ in first }
  }

  /// Returns a copy without some names, which have another meaning.
  package func without(_ names: Set<String>) -> FixedTypes {
    FixedTypes(types.filter { !names.contains($0.name) }.map { ($0.name, $0.type) })
  }

  var names: [String] { types.map(\.name) }

  subscript(name: String) -> TypeSyntax? { types.first { $0.name == name }?.type }

  /// Learns from a requirement, if it is a same-type requirement.
  mutating func take(_ demand: GenericRequirement) {
    let sides = [resolving(demand.subject), resolving(demand.object)]
    guard sides[0].description != sides[1].description else { return }
    let names = sides.map { side in side.wholeName ?? "" }
    switch (ranks[names[0]], ranks[names[1]]) {
    case (let subject?, let object?) where subject != object:
      let isLater = subject > object
      fix(names[isLater ? 0 : 1], to: .name(names[isLater ? 1 : 0]))
    case (_?, nil) where !sides[1].mentions([names[0]]): fix(names[0], to: sides[1])
    case (nil, let object):
      if !names[0].isEmpty {
        // It must be an inherited one.
        fix(names[0], to: sides[1])
      } else if object != nil, !mentionsKnown(sides[0]) {
        fix(names[1], to: sides[0])
      }
    default: break
    }
  }

  private func mentionsKnown(_ type: TypeSyntax) -> Bool {
    type.contains { part in part.root.flatMap { ranks[$0.bare] } != nil }
  }

  /// Returns a type in terms of names that are not fixed.
  package func resolving(_ type: TypeSyntax) -> TypeSyntax {
    guard !types.isEmpty else { return type }
    return type.mapping(self.type)
  }

  /// Returns the type that a name, or a member of it, is fixed to.
  package func type(for type: TypeSyntax) -> TypeSyntax? {
    guard let root = type.root, let base = self[root.bare] else { return nil }
    return base.members(type.components.dropFirst())
  }

  package func resolving(_ demand: GenericRequirement) -> GenericRequirement {
    var resolved = demand
    resolved.subject = resolving(demand.subject)
    resolved.object = resolving(demand.object)
    return resolved
  }

  /// Fixes a name, and replaces it in the types that were fixed before.
  private mutating func fix(_ name: String, to type: TypeSyntax) {
    let isMentioned = types.contains { $0.type.mentions([name]) }
    types.append((name, type))
    guard isMentioned else { return }
    for index in types.indices { types[index].type = resolving(types[index].type) }
  }
}
