/// Makes the members of a mock from those of its protocol.
struct MemberPlanner {
  /// The isolation of members that declare none.
  let isolation: Isolation
  let isActor: Bool
  let isIdentifiable: Bool
  let copyability: Copyability
  /// True if the members override those of a class.
  let isOfClass: Bool
  let fixed: FixedTypes
  /// The attributes of the protocol, and of the types around it, that restrict its availability.
  let outerAvailability: [Attribute]
  /// A Boolean value that indicates whether each method represents a closure.
  let isOfClosures: Bool
  /// A Boolean value that indicates whether the only method represents a function.
  let isOfFunction: Bool

  init(
    _ declaration: ProtocolDeclaration, _ copyability: Copyability, fixed: FixedTypes,
    outerAvailability: [Attribute], isOfClass: Bool
  ) {
    isolation = declaration.isolation
    isActor = !isOfClass && declaration.inheritsActor
    isIdentifiable = !isOfClass && declaration.inherits("Identifiable")
    self.copyability = copyability
    self.isOfClass = isOfClass
    self.fixed = fixed
    self.outerAvailability = outerAvailability
    isOfClosures = declaration.representsClosures
    isOfFunction = declaration.functionParts != nil
  }

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
    let inner = copyability.inside(method.genericParameters, method.requirements)
    let declared = CallableDeclaration(
      name: method.name.text, header: method.header, genericParameters: method.genericParameters,
      requirements: method.requirements,
      parameters: parameters(
        method.parameters, of: method.effects, inner, method.isOperator ? .none : .each),
      effects: method.effects, result: method.result,
      resultCopyability: method.result.map(inner.answer) ?? .yes, isOperator: method.isOperator,
      argumentNames: isOfClosures ? method.parameters.map { $0.secondName?.bare ?? "_" } : nil)
    let isolation = method.parameters.isolation
    return member(
      .method, method.header, [CallablePlan(.method, declared, in: self, isolation: isolation)],
      isolation: isolation)
  }

  private func read(_ initializer: InitializerDeclaration) -> MemberPlan {
    let inner = copyability.inside(initializer.genericParameters, initializer.requirements)
    let made = TypeSyntax.name("Self")
    let declared = CallableDeclaration(
      name: "`init`", header: initializer.header,
      genericParameters: initializer.genericParameters, requirements: initializer.requirements,
      parameters: parameters(initializer.parameters, of: initializer.effects, inner, .each),
      effects: initializer.effects,
      result: initializer.failability.isEmpty ? made : .optional(made))
    let isolation = initializer.parameters.isolation
    return member(
      .initializer, initializer.header,
      [CallablePlan(.initializer, declared, in: self, isolation: isolation)],
      isolation: isolation)
  }

  /// - Parameter isolation: its isolation, if the header does not declare it.
  private func member(
    _ kind: MemberPlan.Kind, _ header: DeclarationHeader, _ requirements: [CallablePlan],
    isolation: Isolation? = nil
  ) -> MemberPlan {
    let repeated = header.attributes.filter {
      ["available", "discardableResult", "concurrent"].contains($0.name)
    }
    let modifiers =
      isOfClass
      ? header.modifiersOfOverride(of: kind)
      : (requirements[0].isStatic && kind != .initializer ? ["static"] : [])
        + header.modifiers.map(\.name).filter { ["prefix", "postfix"].contains($0) }
    return MemberPlan(
      kind: kind, attributes: repeated,
      isolation: isOfClass ? .none : isolation ?? self.isolation(of: header),
      modifiers: modifiers, requirements: requirements,
      // A result builder is inherited, and an explicit `return` keeps it out of the mock.
      needsReturn: header.hasCustomAttribute)
  }

  func isolation(of header: DeclarationHeader) -> Isolation {
    if let word = header.modifiers.first(where: { $0.name == "nonisolated" }) {
      return Isolation(written: "\(word)", isMainActor: false)
    }
    if header.has(attribute: "concurrent") { return .none }
    // A custom attribute of a closure's type is a global actor, whatever its name.
    let actor = header.attributes.first { isOfClosures ? $0.isCustom : $0.isGlobalActor }
    return actor.map(Isolation.globalActor) ?? isolation
  }

  private func parameters(
    _ parameters: [Parameter], of effects: Effects, _ copyability: Copyability,
    _ labeling: ParameterPlan.Labeling
  ) -> [ParameterPlan] {
    let names = ParameterNames(parameters).usable
    return zip(parameters, names).map { parameter, name in
      ParameterPlan(
        parameter, name: name, of: effects.ofMock, labeling: labeling, copyability, fixed: fixed)
    }
  }
}

extension MemberPlanner {
  private func read(_ property: PropertyDeclaration) -> MemberPlan {
    let answer = copyability.answer(property.type)
    let isNonisolated =
      !isOfClass && isStandard(property)
      && (isActor || isIdentifiable || isolation(of: property.header).written != nil)
    let isolation: Isolation? = isNonisolated ? .nonisolated : nil
    let name = property.name.text
    let getter = CallableDeclaration(
      name: name, header: property.header,
      effects: property.accessors.getter?.effects ?? Effects(), result: property.type,
      resultCopyability: answer)
    let setter = CallableDeclaration(
      name: name, header: property.header,
      parameters: [ParameterPlan(newValue: property.type, answer, fixed: fixed)])
    var requirements = [CallablePlan(.getter, getter, in: self, isolation: isolation)]
    if property.accessors.setter != nil {
      requirements.append(CallablePlan(.setter, setter, in: self))
    }
    return member(.property, property.header, requirements, isolation: isolation)
  }

  /// Returns whether it also serves as the mock's own description or identity, which is bound to no
  /// actor.
  private func isStandard(_ property: PropertyDeclaration) -> Bool {
    switch property.name.bare {
    case "description": property.type.description == "String"
    case "id": isIdentifiable
    default: false
    }
  }

  private func read(_ declaration: SubscriptDeclaration) -> MemberPlan {
    let inner = copyability.inside(declaration.genericParameters, declaration.requirements)
    let effects = declaration.accessors.getter?.effects ?? Effects()
    let answer = inner.answer(declaration.result)
    let getter = CallableDeclaration(
      name: "`subscript`", header: declaration.header,
      genericParameters: declaration.genericParameters, requirements: declaration.requirements,
      parameters: parameters(declaration.parameters, of: effects, inner, .secondOnly),
      effects: effects, result: declaration.result, resultCopyability: answer)
    let isolation = declaration.parameters.isolation
    var requirements = [CallablePlan(.subscriptGetter, getter, in: self, isolation: isolation)]
    if declaration.accessors.setter != nil {
      let setter = CallableDeclaration(
        name: getter.name, header: getter.header, genericParameters: getter.genericParameters,
        requirements: getter.requirements,
        parameters: getter.parameters
          + [ParameterPlan(newValue: declaration.result, answer, fixed: fixed)])
      requirements.append(CallablePlan(.subscriptSetter, setter, in: self, isolation: isolation))
    }
    return member(.subscript, declaration.header, requirements, isolation: isolation)
  }
}

extension DeclarationHeader {
  /// True if there is an attribute of the user's own, which may be a global actor or a result builder.
  var hasCustomAttribute: Bool { attributes.contains { $0.isCustom && !$0.isGlobalActor } }

  var availableAttributes: [Attribute] { attributes.filter { $0.name == "available" } }
}

extension [Accessor] {
  var getter: Accessor? { first { $0.keyword.text == "get" } }
  var setter: Accessor? { first { $0.keyword.text == "set" } }
}
