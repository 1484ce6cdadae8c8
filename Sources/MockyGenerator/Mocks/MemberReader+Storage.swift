extension MemberReader {
  func read(_ property: PropertyDeclaration) -> MockedMember {
    var getter = requirement(.getter, property.name.text, property.header)
    getter.result = property.type
    getter.resultCopyability = copyability.answer(property.type)
    getter.effects = property.accessors.getter?.effects ?? Effects()
    var setter = requirement(.setter, property.name.text, property.header)
    setter.parameters = [.newValue(property.type, getter.resultCopyability)]
    var member = member(
      .property, property.header, property.accessors.setter == nil ? [getter] : [getter, setter])
    if !isOfClass, isStandard(property),
      isActor || isIdentifiable || member.isolation.written != nil
    {
      member.isolation = .nonisolated
      member.requirements[0].isolation = .nonisolated
      member.requirements[0].changesIsolation = true
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

  func read(_ declaration: SubscriptDeclaration) -> MockedMember {
    var getter = requirement(.subscriptGetter, "`subscript`", declaration.header)
    getter.genericParameters = declaration.genericParameters
    getter.requirements = declaration.requirements
    let effects = declaration.accessors.getter?.effects ?? Effects()
    let copyability = copyability.inside(
      declaration.genericParameters, declaration.requirements)
    getter.parameters = parameters(
      declaration.parameters, of: effects, copyability, areIndices: true)
    getter.result = declaration.result
    getter.resultCopyability = copyability.answer(declaration.result)
    var setter = getter
    getter.effects = effects
    setter.kind = .subscriptSetter
    setter.result = nil
    setter.resultCopyability = .yes
    setter.parameters.append(.newValue(declaration.result, getter.resultCopyability))
    return member(
      .subscript, declaration.header,
      declaration.accessors.setter == nil ? [getter] : [getter, setter])
  }
}

extension [Accessor] {
  var getter: Accessor? { first { $0.keyword.text == "get" } }
  var setter: Accessor? { first { $0.keyword.text == "set" } }
}
