/// A member of a mock: a method, or a property or subscript with what reads and writes it.
package struct MemberPlan {
  var kind: Kind
  /// Attributes that its implementations repeat.
  var attributes: [Attribute]
  var isolation: Isolation
  /// `static`, and for operators `prefix` and the like.
  var modifiers: [String]
  /// What can be called: one requirement for a method, one or two for the others.
  package var requirements: [CallablePlan]
  /// Whether a body without `return` would be taken for something else by a result builder.
  var needsReturn: Bool

  enum Kind { case method, property, `subscript`, initializer }

  /// Whether it is called on the type.
  var isStatic: Bool { requirements[0].isStatic }
}

/// The members of a mock in the order of the protocol, with its `#if` around them.
package enum PlanItem {
  case member(MemberPlan)
  case conditional([(directive: String, items: [PlanItem])])
}

extension [PlanItem] {
  /// All members, whatever conditions they stand under.
  package var members: [MemberPlan] {
    flatMap { item in
      switch item {
      case .member(let member): [member]
      case .conditional(let clauses): clauses.flatMap(\.items.members)
      }
    }
  }

}

/// Makes the members of a mock from those of its protocol.
struct MemberReader {
  /// Where members run that say nothing of it.
  let isolation: Isolation
  let isActor: Bool
  let isIdentifiable: Bool
  let copyability: Copyability
  /// Whether the members override those of a class.
  var isOfClass = false

  func items(_ members: [Member]) -> [PlanItem] {
    members.compactMap { member in
      switch member {
      case .method(let method): .member(read(method))
      case .property(let property): .member(read(property))
      case .subscript(let declaration): .member(read(declaration))
      case .conditional(let clauses):
        .conditional(clauses.map { ($0.directive, items($0.members)) })
      case .initializer(let initializer): .member(read(initializer))
      case .associatedType, .typeAlias, .unreadable: nil
      }
    }
  }

  private func read(_ method: MethodDeclaration) -> MemberPlan {
    let requirement = requirement(.method, method.name.text, method.header)
    requirement.genericParameters = method.genericParameters
    requirement.requirements = method.requirements
    requirement.effects = method.effects.ofMock
    requirement.followsArguments = method.effects.followArguments
    requirement.isMutating = method.header.has(modifier: "mutating")
    let copyability = copyability.inside(method.genericParameters, method.requirements)
    requirement.parameters = parameters(
      method.parameters, of: requirement.effects, copyability)
    requirement.result = method.result
    requirement.resultCopyability = method.result.map(copyability.answer) ?? .yes
    if method.isOperator { requirement.makeOperator() }
    var member = member(.method, method.header, [requirement])
    if method.parameters.contains(where: \.isIsolated) { member.runOnParameter() }
    return member
  }

  private func read(_ initializer: InitializerDeclaration) -> MemberPlan {
    let requirement = requirement(.initializer, "`init`", initializer.header)
    requirement.genericParameters = initializer.genericParameters
    requirement.requirements = initializer.requirements
    requirement.effects = initializer.effects.ofMock
    let copyability = copyability.inside(initializer.genericParameters, initializer.requirements)
    requirement.parameters = parameters(
      initializer.parameters, of: requirement.effects, copyability)
    requirement.isStatic = true
    requirement.makesActor = isActor
    let made = TypeSyntax.name("Self")
    requirement.result = initializer.failability.isEmpty ? made : .optional(made)
    var member = member(.initializer, initializer.header, [requirement])
    if initializer.parameters.contains(where: \.isIsolated) { member.runOnParameter() }
    return member
  }

  func requirement(
    _ kind: CallablePlan.Kind, _ name: String, _ header: DeclarationHeader
  ) -> CallablePlan {
    let requirement = CallablePlan(
      kind: kind, name: name, isolation: isolation(of: header),
      availability: header.attributes.filter { $0.name == "available" })
    requirement.documentation = header.documentation
    requirement.isStatic = header.has(modifier: "static") || header.has(modifier: "class")
    requirement.mayBeIsolated = header.attributes.contains { $0.isCustom && !$0.isGlobalActor }
    requirement.isMarkedSafe = header.attributes.contains { $0.name == "safe" }
    if isOfClass { requirement.access = header.accessOfOverride }
    return requirement
  }

  func member(
    _ kind: MemberPlan.Kind, _ header: DeclarationHeader, _ requirements: [CallablePlan]
  ) -> MemberPlan {
    let repeated = header.attributes.filter {
      ["available", "discardableResult", "concurrent"].contains($0.name)
    }
    // A result builder is inherited, and a `return` keeps it out of the mock.
    let mayBuildResults = header.attributes.contains { $0.isCustom && !$0.isGlobalActor }
    if isOfClass {
      return MemberPlan(
        kind: kind, attributes: repeated, isolation: .none,
        modifiers: header.modifiersOfOverride(of: kind), requirements: requirements,
        needsReturn: mayBuildResults)
    }
    let fixity = header.modifiers.filter { ["prefix", "postfix"].contains($0.name) }
    return MemberPlan(
      kind: kind, attributes: repeated, isolation: isolation(of: header),
      modifiers: (requirements[0].isStatic && kind != .initializer ? ["static"] : [])
        + fixity.map(\.name),
      requirements: requirements, needsReturn: mayBuildResults)
  }

  private func isolation(of header: DeclarationHeader) -> Isolation {
    if let word = header.modifiers.first(where: { $0.name == "nonisolated" }) {
      return Isolation(written: "\(word)", isMainActor: false)
    }
    if header.has(attribute: "concurrent") { return .none }
    if let actor = header.attributes.first(where: \.isGlobalActor) { return .globalActor(actor) }
    return isolation
  }

  func parameters(
    _ parameters: [Parameter], of effects: Effects, _ copyability: Copyability,
    areIndices: Bool = false
  ) -> [ParameterPlan] {
    let names = ParameterNames(parameters).usable
    return zip(parameters, names).map { parameter, name in
      ParameterPlan(parameter, name: name, of: effects, isIndex: areIndices, copyability)
    }
  }
}

extension MemberReader {
  func read(_ property: PropertyDeclaration) -> MemberPlan {
    let getter = requirement(.getter, property.name.text, property.header)
    getter.result = property.type
    getter.resultCopyability = copyability.answer(property.type)
    getter.effects = property.accessors.getter?.effects ?? Effects()
    let setter = requirement(.setter, property.name.text, property.header)
    setter.parameters = [ParameterPlan(newValue: property.type, getter.resultCopyability)]
    var member = member(
      .property, property.header, property.accessors.setter == nil ? [getter] : [getter, setter])
    if !isOfClass, isStandard(property),
      isActor || isIdentifiable || member.isolation.written != nil
    {
      member.isolation = .nonisolated
      getter.isolation = .nonisolated
      getter.changesIsolation = true
    }
    return member
  }

  /// Whether it also serves as the mock's own description or identity, which is bound to no actor.
  private func isStandard(_ property: PropertyDeclaration) -> Bool {
    switch property.name.bare {
    case "description": property.type.description == "String"
    case "id": isIdentifiable
    default: false
    }
  }

  func read(_ declaration: SubscriptDeclaration) -> MemberPlan {
    let copyability = copyability.inside(declaration.genericParameters, declaration.requirements)
    let getter = accessor(.subscriptGetter, of: declaration, copyability)
    getter.effects = declaration.accessors.getter?.effects ?? Effects()
    getter.result = declaration.result
    getter.resultCopyability = copyability.answer(declaration.result)
    var requirements = [getter]
    if declaration.accessors.setter != nil {
      let setter = accessor(.subscriptSetter, of: declaration, copyability)
      setter.parameters.append(
        ParameterPlan(newValue: declaration.result, getter.resultCopyability))
      requirements.append(setter)
    }
    return member(.subscript, declaration.header, requirements)
  }

  /// What reading and writing have in common.
  private func accessor(
    _ kind: CallablePlan.Kind, of declaration: SubscriptDeclaration, _ copyability: Copyability
  ) -> CallablePlan {
    let accessor = requirement(kind, "`subscript`", declaration.header)
    accessor.genericParameters = declaration.genericParameters
    accessor.requirements = declaration.requirements
    accessor.parameters = parameters(
      declaration.parameters, of: declaration.accessors.getter?.effects ?? Effects(), copyability,
      areIndices: true)
    return accessor
  }
}

extension [Accessor] {
  var getter: Accessor? { first { $0.keyword.text == "get" } }
  var setter: Accessor? { first { $0.keyword.text == "set" } }
}
