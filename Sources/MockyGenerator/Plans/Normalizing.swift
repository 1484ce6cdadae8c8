extension ProtocolDeclaration {
  /// The protocol with its own type aliases replaced by what they stand for.
  ///
  /// A mock's class and builder would see them only by way of their conformance, and what is an alias
  /// of a closure has to be known.
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
  /// The type aliases that stand under no condition.
  var typeAliases: [TypeAliasDeclaration] {
    compactMap { if case .typeAlias(let alias) = $0 { alias } else { nil } }
  }
}

extension ProtocolDeclaration {
  /// The protocol with other names for the generic parameters of its members that are called like one
  /// of its own types.
  ///
  /// In a mock's class an associated type is a generic parameter, too, and none may hide another.
  var withoutShadows: ProtocolDeclaration {
    var names = Set(members.associatedTypes.map(\.name.bare))
    names.formUnion(primaryAssociatedTypes.map(\.bare))
    names.formUnion(members.typeAliases.map(\.name.bare))
    var copy = self
    copy.members = members.map { $0.avoiding(names) }
    return copy
  }
}

extension Member {
  fileprivate func avoiding(_ names: Set<String>) -> Member {
    switch self {
    case .method(let method):
      guard let renamed = method.genericParameters.renamed(avoiding: names) else { return self }
      var copy = method.mapping(renamed.types.type)
      copy.genericParameters = copy.genericParameters.map(renamed.name)
      return .method(copy)
    case .subscript(let declaration):
      guard let renamed = declaration.genericParameters.renamed(avoiding: names) else {
        return self
      }
      var copy = declaration.mapping(renamed.types.type)
      copy.genericParameters = copy.genericParameters.map(renamed.name)
      return .subscript(copy)
    case .initializer(let initializer):
      guard let renamed = initializer.genericParameters.renamed(avoiding: names) else {
        return self
      }
      var copy = initializer.mapping(renamed.types.type)
      copy.genericParameters = copy.genericParameters.map(renamed.name)
      return .initializer(copy)
    case .conditional(let clauses):
      return .conditional(clauses.mapping { $0.map { $0.avoiding(names) } })
    case .property, .associatedType, .typeAlias, .unreadable:
      return self
    }
  }
}

/// Generic parameters with new names.
private struct Renaming {
  let types: FixedTypes

  func name(_ parameter: GenericParameter) -> GenericParameter {
    guard case .named(let new)? = types[parameter.name.bare] else { return parameter }
    var copy = parameter
    copy.name.text = new[0].name.text
    return copy
  }
}

extension [GenericParameter] {
  /// New names for those that have one of the given names; nil where none has.
  fileprivate func renamed(avoiding names: Set<String>) -> Renaming? {
    let taken = names.union(map(\.name.bare))
    let clashes = filter { names.contains($0.name.bare) }.map { parameter in
      var name = parameter.name.bare
      repeat { name += "_" } while taken.contains(name)
      return (parameter.name.bare, TypeSyntax.name(name))
    }
    return clashes.isEmpty ? nil : Renaming(types: FixedTypes(clashes))
  }
}

extension ProtocolDeclaration {
  /// The protocol once for each way in which its conditions may hold, where associated types stand in
  /// them: a class has the same parameters everywhere. None where there are too many ways.
  package var variants: [(conditions: [Condition], declaration: ProtocolDeclaration)] {
    variants(choosing: [:], atMost: Self.mostVariants) ?? []
  }

  /// Each is written in full, and each condition may double their number.
  package static let mostVariants = 256

  /// - Parameters:
  ///   - choices: which branch was taken of the conditions that are known already.
  ///   - most: how many there may be.
  private func variants(
    choosing choices: [Condition: Int], atMost most: Int
  ) -> [(conditions: [Condition], declaration: ProtocolDeclaration)]? {
    guard let place = members.firstIndex(where: \.hasConditionalTypes),
      case .conditional(var clauses) = members[place]
    else { return [([], havingEachTypeOnce)] }
    if let last = clauses.last, last.directive.hasPrefix("#if") || last.directive.isElseIf {
      clauses.append(ConditionalClause(directive: "#else", members: [], range: last.range))
    }
    let directives = clauses.map(\.directive)[...]
    let known = choices[directives]
    let most = known == nil ? most / clauses.count : most
    guard most > 0 else { return nil }
    var found: [(conditions: [Condition], declaration: ProtocolDeclaration)] = []
    for index in clauses.indices where known ?? index == index {
      var variant = self
      variant.members.replaceSubrange(place...place, with: clauses[index].members)
      var chosen = choices
      chosen[directives] = index
      guard let inner = variant.variants(choosing: chosen, atMost: most) else { return nil }
      let own = known == nil ? [directives[...index]] : []
      found += inner.map { (own + $0.conditions, $0.declaration) }
    }
    return found
  }

  /// An associated type has what the protocol and its parents say of it.
  private var havingEachTypeOnce: ProtocolDeclaration {
    var declaration = self
    var merged = MergedMembers()
    for member in members {
      if case .associatedType = member { merged.take([member]) } else { merged.add([member]) }
    }
    declaration.members = merged.list
    return declaration
  }
}

extension Member {
  /// The names of the associated types that it may declare, under whatever conditions.
  var conditionalTypeNames: [String] {
    guard case .conditional(let clauses) = self else { return [] }
    return clauses.flatMap { clause in
      clause.members.associatedTypes.map(\.name.bare)
        + clause.members.flatMap(\.conditionalTypeNames)
    }
  }

  fileprivate var hasConditionalTypes: Bool { !conditionalTypeNames.isEmpty }
}

extension String {
  fileprivate var isElseIf: Bool { hasPrefix("#elseif") }
}

extension ProtocolDeclaration {
  /// The type alias of a function, read into the form of a protocol with one method, `call`.
  ///
  /// The alias's generic parameters are the associated types of that protocol.
  ///
  /// - Parameters:
  ///   - alias: the declaration.
  ///   - enclosing: the types and extensions around it, outermost first.
  /// - Returns: nil for an alias of another type.
  package init?(function alias: TypeAliasDeclaration, in enclosing: [EnclosingDeclaration]) {
    guard let type = alias.type.functionWithAdornments else { return nil }
    self.init(
      header: alias.header, name: alias.name,
      primaryAssociatedTypes: alias.genericParameters.map(\.name), inheritance: [],
      requirements: alias.requirements,
      members: alias.genericParameters.map { .associatedType(.init($0, of: alias)) }
        + [.method(type.method(of: alias, spelling: { $0.withSelf(in: enclosing) }))],
      enclosing: enclosing)
    functionParts = FunctionParts(
      argumentNames: type.function.parameters.map { $0.names.last?.bare ?? "_" },
      actor: type.actor, problem: type.problem ?? alias.genericParameters.problem)
  }
}

/// The type of a function, with what stands before it.
private struct AdornedFunction {
  var attributes: [Attribute] = []
  var specifiers: [Modifier] = []
  let function: FunctionTypeSyntax

  /// An attribute with a name like a type's is a global actor here, whatever it is called.
  var actor: Attribute? { attributes.first { $0.isCustom && $0.name != "Sendable" } }

  var problem: FunctionParts.Problem? {
    attributes.first { $0.name == "convention" && $0.arguments != "block" }
      .map { .convention("\($0)", $0.range) }
  }

  /// The method that stands for a call of it.
  func method(
    of alias: TypeAliasDeclaration, spelling: @escaping (TypeSyntax) -> TypeSyntax
  ) -> MethodDeclaration {
    let header = DeclarationHeader(
      attributes: attributes.filter { $0.name == "concurrent" },
      modifiers: specifiers.filter { $0.name == "nonisolated" },
      range: alias.header.range, keyword: alias.header.keyword)
    return MethodDeclaration(
      header: header, name: Identifier("call", alias.name.range), genericParameters: [],
      parameters: function.parameters.map { $0.parameter(at: alias.name.range) },
      effects: function.effects, result: function.result.isVoid ? nil : function.result,
      requirements: []
    ).mapping { part in
      let spelled = spelling(part)
      return spelled.description == part.description ? nil : spelled
    }
  }
}

extension TypeSyntax {
  /// The function that it is the type of; nil for any other type. An optional function will do.
  fileprivate var functionWithAdornments: AdornedFunction? {
    switch self {
    case .function(let function): return AdornedFunction(function: function)
    case .optional(let base): return base.functionWithAdornments
    case .tuple(let elements) where elements.count == 1 && elements[0].names.isEmpty:
      return elements[0].type.functionWithAdornments
    case .attributed(let attributes, let specifiers, let base):
      var adorned = base.functionWithAdornments
      adorned?.attributes += attributes
      adorned?.specifiers += specifiers
      return adorned
    default: return nil
    }
  }

  /// `Shop` for `Self` in it: inside a mock that would be the mock.
  fileprivate func withSelf(in enclosing: [EnclosingDeclaration]) -> TypeSyntax {
    let path = enclosing.map { "\($0.type)" }.joined(separator: ".")
    return path.isEmpty ? self : withSelf(named: path) ?? self
  }
}

extension TypeSyntax.TupleElement {
  /// The parameter of a method; what is variadic comes as an array, which a closure cannot spread.
  fileprivate func parameter(at range: SourceRange) -> Parameter {
    Parameter(
      firstName: Identifier("_", range), secondName: names.last,
      type: isVariadic ? .array(type) : type, range: range)
  }
}

extension AssociatedTypeDeclaration {
  /// What a generic parameter is read into.
  fileprivate init(_ parameter: GenericParameter, of alias: TypeAliasDeclaration) {
    self.init(
      header: alias.header, name: parameter.name,
      inheritance: parameter.constraint.map { [InheritedType($0, parameter.name.range)] } ?? [],
      defaultType: nil, requirements: [])
  }
}

extension [GenericParameter] {
  fileprivate var problem: FunctionParts.Problem? {
    first { $0.kind != .type }.map { .genericParameter($0) }
  }
}
