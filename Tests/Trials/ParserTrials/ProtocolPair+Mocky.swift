import MockyGenerator

extension ProtocolPair {
  func mockysFacts(_ aliases: inout Aliases) -> [Fact] {
    let header =
      "protocol \(mockys.name.bare)\(clause(mockys.requirements)) \(mockys.inheritance.count)"
    expect(mockys.inheritance, &aliases)
    expect(mockys.requirements, &aliases)
    var facts = [Fact(text: header)]
    for member in variant.active(mockys.members) {
      facts += self.facts(member, &aliases)
    }
    return facts
  }

  /// The names and the labels of the requirements.
  var mockysNames: [String] {
    variant.active(mockys.members).map { member in
      switch member {
      case .method(let method):
        let name = labelled(
          method.name.bare, method.parameters, isOperator: isOperator(method))
        return (isStatic(method.header) ? "static " : "") + name
      case .property(let property):
        return (isStatic(property.header) ? "static " : "") + property.name.bare
      case .subscript(let declaration):
        let name = "subscript(\(labels(declaration)))"
        return (isStatic(declaration.header) ? "static " : "") + name
      case .initializer(let initializer): return labelled("init", initializer.parameters)
      case .associatedType(let type): return type.name.bare
      case .typeAlias(let alias): return alias.name.bare
      case .conditional, .unreadable: return "unreadable"
      }
    }
  }

  private func isStatic(_ header: DeclarationHeader) -> Bool {
    header.has(modifier: "static") || header.has(modifier: "class")
  }

  /// The labels of a subscript, whose parameters with one name have none.
  private func labels(_ declaration: SubscriptDeclaration) -> String {
    declaration.parameters.map { parameter in
      (parameter.secondName == nil ? "_" : parameter.firstName.bare) + ":"
    }.joined()
  }

  private func facts(_ member: Member, _ aliases: inout Aliases) -> [Fact] {
    switch member {
    case .method(let method):
      expect(method.genericParameters, &aliases)
      expect(method.requirements, &aliases)
      let text = declared(
        "func", labelled(method.name.bare, method.parameters, isOperator: isOperator(method)),
        method.header, method.genericParameters, method.requirements, method.effects)
      return [Fact(text: text, shape: shape(method.parameters, method.effects, method.result))]
    case .initializer(let initializer):
      expect(initializer.genericParameters, &aliases)
      expect(initializer.requirements, &aliases)
      let text = declared(
        "init", labelled("init", initializer.parameters), initializer.header,
        initializer.genericParameters, initializer.requirements, initializer.effects)
      let failable = initializer.failability.isEmpty ? "" : " failable"
      return [
        Fact(
          text: text + failable, shape: shape(initializer.parameters, initializer.effects, nil))
      ]
    case .subscript(let declaration): return [fact(declaration, &aliases)]
    case .property(let property):
      let text = declared("var", property.name.bare, property.header, [], [], Effects())
      return [Fact(text: text + accessors(property.accessors) + " \(TypeShape.of(property.type))")]
    case .associatedType(let type):
      expect(type.inheritance, &aliases)
      expect(type.requirements, &aliases)
      if let defaultType = type.defaultType { aliases.expect(defaultType) }
      let text = declared(
        "associatedtype", type.name.bare, type.header, [], type.requirements, Effects())
      return [Fact(text: text + (type.defaultType == nil ? "" : " ="))]
    case .typeAlias(let alias):
      let text = declared(
        "typealias", alias.name.bare, alias.header, alias.genericParameters, alias.requirements,
        Effects())
      return [Fact(text: text + " \(TypeShape.of(alias.type))")]
    case .conditional, .unreadable: return [Fact(text: "unreadable")]
    }
  }

  private func fact(_ declaration: SubscriptDeclaration, _ aliases: inout Aliases) -> Fact {
    expect(declaration.genericParameters, &aliases)
    expect(declaration.requirements, &aliases)
    let text = declared(
      "subscript", "subscript(\(labels(declaration)))", declaration.header,
      declaration.genericParameters, declaration.requirements, Effects())
    return Fact(
      text: text + accessors(declaration.accessors),
      shape: shape(declaration.parameters, Effects(), declaration.result))
  }

  private func isOperator(_ method: MethodDeclaration) -> Bool {
    method.name.text.unicodeScalars.allSatisfy {
      !$0.properties.isXIDContinue && $0 != "_" && $0 != "`"
    }
  }

  private func labelled(
    _ name: String, _ parameters: [Parameter], isOperator: Bool = false
  ) -> String {
    let labels = parameters.map { parameter in
      (isOperator && parameter.secondName == nil ? "_" : parameter.firstName.bare) + ":"
    }
    return "\(name)(\(labels.joined()))"
  }

  private func declared(
    _ keyword: String, _ name: String, _ header: DeclarationHeader,
    _ generics: [GenericParameter], _ requirements: [GenericRequirement], _ effects: Effects
  ) -> String {
    var extra: [String] = []
    var thrown = ""
    if case .rethrows = effects.throwing { extra = ["rethrows"] }
    if case .typed(let type) = effects.throwing { thrown = " throws(\(TypeShape.of(type)))" }
    let parameters = generics.map { parameter in
      ProtocolPair.normal(
        parameter.name.text + (parameter.constraint.map { ":\($0)" } ?? ""))
    }
    return (isStatic(header) ? "static " : "") + "\(keyword) \(name)"
      + (parameters.isEmpty ? "" : "<\(parameters.joined(separator: ","))>")
      + clause(requirements) + words(header.attributes, header.modifiers, extra) + thrown
  }

  private func clause(_ requirements: [GenericRequirement]) -> String {
    guard !requirements.isEmpty else { return "" }
    return " where "
      + requirements.map { ProtocolPair.normal($0.description) }.joined(separator: ",")
  }

  private func words(
    _ attributes: [Attribute], _ modifiers: [Modifier], _ extra: [String]
  ) -> String {
    let known = [
      "mutating", "nonmutating", "prefix", "postfix", "optional", "nonisolated", "consuming",
      "borrowing", "distributed",
    ]
    let builtIn = ["discardableResult", "available", "objc", "inlinable"]
    var words = Set(modifiers.map(\.name).filter(known.contains))
    words.formUnion(extra)
    for attribute in attributes where builtIn.contains(attribute.name) || isCustom(attribute) {
      words.insert("@" + attribute.name)
    }
    return words.sorted().map { " \($0)" }.joined()
  }

  private func isCustom(_ attribute: Attribute) -> Bool {
    attribute.name.first?.isUppercase == true
  }

  private func accessors(_ accessors: [Accessor]) -> String {
    accessors.map { accessor in
      let text = ProtocolPair.normal("\(accessor.keyword)\(accessor.effects)")
      return " {\(text)\(words(accessor.attributes, accessor.modifiers, []))}"
    }.joined()
  }

  private func shape(
    _ parameters: [Parameter], _ effects: Effects, _ result: TypeSyntax?
  ) -> String {
    let elements = parameters.map {
      TypeSyntax.TupleElement($0.type, isVariadic: $0.isVariadic)
    }
    return "function(\(TypeShape.effects(effects))\(TypeShape.tuple(elements)), "
      + "\(result.map { TypeShape.of($0) } ?? "Void"))"
  }

  private func expect(_ types: [InheritedType], _ aliases: inout Aliases) {
    for type in types { aliases.expect(type.type) }
  }

  private func expect(_ parameters: [GenericParameter], _ aliases: inout Aliases) {
    for parameter in parameters {
      if let constraint = parameter.constraint { aliases.expect(constraint) }
    }
  }

  private func expect(_ requirements: [GenericRequirement], _ aliases: inout Aliases) {
    for requirement in requirements {
      aliases.expect(requirement.subject)
      aliases.expect(requirement.object)
    }
  }
}
