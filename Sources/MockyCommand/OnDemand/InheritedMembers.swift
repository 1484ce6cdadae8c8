import MockyGenerator

/// A class with all that it inherits from the classes whose sources are at hand.
struct InheritedMembers {
  /// The class as if it declared everything itself.
  private(set) var declaration: ProtocolDeclaration
  /// Those that it inherits from, the nearest first.
  private(set) var ancestors: [FoundProtocol] = []

  /// How many ancestors are looked for: a class cannot inherit from itself, but a source can say so.
  private static let mostAncestors = 50

  /// Collects the members.
  ///
  /// - Parameters:
  ///   - found: the class.
  ///   - index: the classes that are at hand.
  ///   - types: the types that are at hand.
  init(of found: FoundProtocol, in index: ProtocolIndex, types: DeclaredTypes) {
    declaration = found.declaration
    var nearest = found
    while ancestors.count < Self.mostAncestors,
      let (parent, type) = Self.superclass(of: nearest, in: index)
    {
      ancestors.append(parent)
      merge(parent, as: type)
      nearest = parent
    }
    for one in [found] + ancestors {
      let own = Set(one.declaration.classParts?.genericParameters.map(\.name.bare) ?? [])
      let rules = CopyingRules(types: types, own: own) { $0 }
      declaration.copyingRules.merge(rules.of(one.declaration.members, at: one.place)) { old, _ in
        old
      }
    }
    let actor = ([found] + ancestors).lazy.compactMap { one in
      one.declaration.header.attributes.first(where: \.isGlobalActor)
    }.first
    declaration.members = declaration.members.visibleElsewhere.map { member in
      actor.map(member.running) ?? member
    }
  }

  private static func superclass(
    of child: FoundProtocol, in index: ProtocolIndex
  ) -> (FoundProtocol, TypeSyntax)? {
    guard let first = child.declaration.inheritance.first,
      let parent = index.parent(first.type, of: child), parent.identity != child.identity
    else { return nil }
    return (parent, first.type)
  }

  /// Adds what a subclass does not declare itself; initializers only to one that has none.
  private mutating func merge(_ parent: FoundProtocol, as type: TypeSyntax) {
    let known = Set(declaration.members.compactMap(\.witnessKey))
    let hasInitializers = !declaration.members.filter(\.isInitializer).isEmpty
    let bound = Self.arguments(of: type, for: parent)
    declaration.members += parent.declaration.members.filter { member in
      if member.isInitializer { return !hasInitializers }
      return member.witnessKey.map { !known.contains($0) } ?? true
    }.map { $0.mapping(bound.type) }
  }

  /// What stands for the generic parameters of a superclass.
  private static func arguments(of type: TypeSyntax, for parent: FoundProtocol) -> FixedTypes {
    guard case .named(let components) = type, let arguments = components.last?.arguments else {
      return FixedTypes()
    }
    let names = parent.declaration.classParts?.genericParameters.map(\.name.bare) ?? []
    return FixedTypes(zip(names, arguments).map { ($0, $1) })
  }
}

extension [Member] {
  /// The members without those that only their own file sees.
  fileprivate var visibleElsewhere: [Member] {
    compactMap { member in
      switch member {
      case .conditional(let clauses): .conditional(clauses.mapping(\.visibleElsewhere))
      case .method(let method): method.header.isFilePrivate ? nil : member
      case .property(let property): property.header.isFilePrivate ? nil : member
      case .subscript(let declaration): declaration.header.isFilePrivate ? nil : member
      case .initializer(let initializer): initializer.header.isFilePrivate ? nil : member
      case .associatedType, .typeAlias, .unreadable: member
      }
    }
  }
}

extension DeclarationHeader {
  fileprivate var isFilePrivate: Bool {
    modifiers.contains { $0.name == "fileprivate" && $0.detail == nil }
  }
}
