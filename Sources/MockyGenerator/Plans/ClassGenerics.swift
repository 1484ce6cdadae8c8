/// The generic parameters of a mock's class: the associated types that are not fixed.
package struct ClassGenerics {
  struct Parameter {
    let name: Identifier
    let constraint: TypeSyntax?

    var text: String { name.text + (constraint.map { ": \($0)" } ?? "") }
  }

  private(set) var parameters: [Parameter] = []
  /// Associated types that the protocol fixes.
  private(set) var fixed = FixedTypes()
  /// The other constraints on them.
  private(set) var requirements: [GenericRequirement] = []

  /// The names of the associated types that the protocol declares, or constrains in its header.
  package private(set) var names: [String] = []

  init(_ declaration: ProtocolDeclaration) {
    let types = declaration.members.associatedTypes
    var seen: Set<String> = []
    let identifiers = (declaration.primaryAssociatedTypes + types.map(\.name))
      .filter { seen.insert($0.bare).inserted }
    let demands = (types.flatMap(\.requirements) + declaration.requirements)
      .map { $0.mapping { $0.withoutSelf() } }
      .filter { $0.subject.root?.bare != "Self" }
    names = identifiers.map(\.bare)
    fixed = FixedTypes(among: names)
    for demand in demands where demand.relation == .equals {
      fixed.take(demand.settled(in: declaration))
    }
    parameters = identifiers.filter { fixed[$0.bare] == nil }.map { name in
      let constraint = types.first { $0.name.bare == name.bare }?.constraint
      return Parameter(name: name, constraint: constraint.map(fixed.resolving))
    }
    require(types.filter { fixed[$0.name.bare] != nil }.flatMap(\.asRequirements) + demands)
    names += fixed.names.filter { !seen.contains($0) }
  }

  /// Keeps the constraints on the parameters.
  private mutating func require(_ demands: [GenericRequirement]) {
    let free = Set(parameters.map(\.name.bare))
    for demand in demands {
      let resolved = fixed.resolving(demand)
      let isSame = resolved.subject.description == resolved.object.description
      guard resolved.subject.mentions(free), !isSame else { continue }
      requirements.append(resolved)
    }
  }
}

extension GenericRequirement {
  /// Returns whether it makes an associated type the mock itself, or may do so.
  ///
  /// This applies to `Other == Self`, and to `Next.Next == Self` if `Next` conforms to the
  /// protocol. A mock that follows itself is the only answer that a class can give.
  func meansMock(in declaration: ProtocolDeclaration) -> Bool {
    guard relation == .equals, object.description == "Self",
      let components = subject.mapping({ $0.withoutSelf() }).named
    else { return false }
    let name = components[0].name.bare
    guard components.count == 2 else { return components.count == 1 }
    let types = declaration.members.associatedTypes.filter { $0.name.bare == name }
    return components[1].name.bare == name
      && types.contains { $0.inheritance.contains { "\($0.type)" == declaration.name.text } }
  }

  /// Returns the requirement for the associated type itself.
  fileprivate func settled(in declaration: ProtocolDeclaration) -> GenericRequirement {
    guard meansMock(in: declaration), let components = subject.named else { return self }
    var settled = self
    settled.subject = .named([components[0]])
    return settled
  }
}

extension Member {
  fileprivate var constraint: TypeSyntax? {
    let types = inheritance.map { $0.type.mapping { $0.withoutSelf() } }
    return types.count > 1 ? .composition(types) : types.first
  }

  /// The constraints in the form of a `where` clause.
  fileprivate var asRequirements: [GenericRequirement] {
    inheritance.map { parent in
      GenericRequirement(
        subject: .name(name.text), relation: .conforms,
        object: parent.type.mapping { $0.withoutSelf() }, range: parent.range)
    }
  }
}

extension TypeSyntax {
  /// Returns `Item` for `Self.Item`.
  ///
  /// - Parameter names: the names to shorten; nil for all.
  /// - Returns: the type; nil if it is no such type.
  func withoutSelf(_ names: Set<String>? = nil) -> TypeSyntax? {
    guard root?.bare == "Self", components.count > 1,
      names?.contains(components[1].name.bare) ?? true
    else { return nil }
    return .named(Array(components.dropFirst()))
  }

  /// Returns `M` for `Self`, `M.Item` for `Self.Item`, if `Self` is another type.
  func withSelf(named name: String) -> TypeSyntax? {
    guard var components = named, components[0].name.bare == "Self" else { return nil }
    components[0].name.text = name
    return .named(components)
  }
}
