/// The generic parameters of a mock's class: the associated types that nothing fixes.
struct ClassGenerics {
  struct Parameter {
    let name: String
    let constraint: TypeSyntax?

    var text: String { name + (constraint.map { ": \($0)" } ?? "") }
  }

  private(set) var parameters: [Parameter] = []
  /// Associated types that the protocol fixes, by name.
  private(set) var fixed: [(name: String, type: TypeSyntax)] = []
  /// What else is demanded of them.
  private(set) var requirements: [GenericRequirement] = []

  /// The names of the protocol's own associated types.
  private(set) var own: [String] = []

  init(_ declaration: ProtocolDeclaration) {
    let types = declaration.members.associatedTypes
    own = types.map(\.name.bare)
    let names = Set(own)
    let demands = (types.flatMap(\.requirements) + declaration.requirements)
      .map { $0.mapping { $0.withoutSelf(names) } }
    for demand in demands { take(demand, names) }
    let known = fixed
    requirements = requirements.map { $0.mapping { $0.replacing(known) } }
    let ordered =
      declaration.primaryAssociatedTypes.map(\.bare).filter(names.contains)
      + own.filter { name in !declaration.primaryAssociatedTypes.contains { $0.bare == name } }
    for name in ordered where !fixed.contains(where: { $0.name == name }) {
      guard let type = types.first(where: { $0.name.bare == name }) else { continue }
      parameters.append(Parameter(name: type.name.text, constraint: type.constraint(names, known)))
    }
  }

  private mutating func take(_ demand: GenericRequirement, _ names: Set<String>) {
    guard let root = demand.subject.root?.bare, root != "Self" else { return }
    let isWhole = demand.subject.description == demand.subject.root?.text
    if demand.relation == .equals, isWhole, !demand.object.mentions(names) || !names.contains(root)
    {
      fixed.append((root, demand.object))
    } else if names.contains(root) {
      requirements.append(demand)
    }
  }
}

extension TypeSyntax {
  /// `Item` for `Self.Item`, where that is one of the given names.
  func withoutSelf(_ names: Set<String>) -> TypeSyntax? {
    guard case .named(let components) = self, components.count > 1,
      components[0].name.bare == "Self", names.contains(components[1].name.bare)
    else { return nil }
    return .named(Array(components.dropFirst()))
  }
}

extension TypeSyntax {
  /// The type that is fixed for a name.
  fileprivate func replacing(_ fixed: [(name: String, type: TypeSyntax)]) -> TypeSyntax? {
    guard case .named(let components) = self, components.count == 1 else { return nil }
    return fixed.first { $0.name == components[0].name.bare }?.type.inParentheses
  }
}

extension AssociatedTypeDeclaration {
  fileprivate func constraint(
    _ names: Set<String>, _ fixed: [(name: String, type: TypeSyntax)]
  ) -> TypeSyntax? {
    let types = inheritance.map { parent in
      parent.type.mapping { $0.withoutSelf(names) ?? $0.replacing(fixed) }
    }
    return types.count > 1 ? .composition(types) : types.first
  }
}
