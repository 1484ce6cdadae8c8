/// Makes the members of a mock from those of its protocol.
struct MemberReader {
  /// Where members run that say nothing of it.
  let isolation: Isolation
  let isActor: Bool
  let isIdentifiable: Bool
  let copyability: Copyability
  /// Whether the members override those of a class.
  var isOfClass = false

  func items(_ members: [Member]) -> [MockedItem] {
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

  private func read(_ method: MethodDeclaration) -> MockedMember {
    var requirement = requirement(.method, method.name.text, method.header)
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

  private func read(_ initializer: InitializerDeclaration) -> MockedMember {
    var requirement = requirement(.initializer, "`init`", initializer.header)
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
    _ kind: MockedRequirement.Kind, _ name: String, _ header: DeclarationHeader
  ) -> MockedRequirement {
    var requirement = MockedRequirement(
      kind: kind, name: name, isolation: isolation(of: header),
      availability: header.attributes.filter { $0.name == "available" })
    requirement.isStatic = header.has(modifier: "static") || header.has(modifier: "class")
    requirement.mayBeIsolated = header.attributes.contains { $0.isCustom && !$0.isGlobalActor }
    requirement.isMarkedSafe = header.attributes.contains { $0.name == "safe" }
    if isOfClass { requirement.access = header.accessOfOverride }
    return requirement
  }

  func member(
    _ kind: MockedMember.Kind, _ header: DeclarationHeader, _ requirements: [MockedRequirement]
  ) -> MockedMember {
    let repeated = header.attributes.filter {
      ["available", "discardableResult", "concurrent"].contains($0.name)
    }
    // A result builder is inherited, and a `return` keeps it out of the mock.
    let mayBuildResults = header.attributes.contains { $0.isCustom && !$0.isGlobalActor }
    if isOfClass {
      return MockedMember(
        kind: kind, attributes: repeated, isolation: .none,
        modifiers: header.modifiersOfOverride(of: kind), requirements: requirements,
        needsReturn: mayBuildResults)
    }
    let fixity = header.modifiers.filter { ["prefix", "postfix"].contains($0.name) }
    return MockedMember(
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
  ) -> [MockedParameter] {
    let names = ParameterNames(parameters).usable
    return zip(parameters, names).map { parameter, name in
      MockedParameter(parameter, name: name, of: effects, isIndex: areIndices, copyability)
    }
  }
}
