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
      switch member.kind {
      case .method:
        labelled(
          member.staticWord + member.name.bare, member.parameters, isOperator: isOperator(member))
      case .property: member.staticWord + member.name.bare
      case .subscript: member.staticWord + "subscript(\(labels(member)))"
      case .initializer: labelled("init", member.parameters)
      case .associatedType, .typeAlias: member.name.bare
      case .conditional, .unreadable: "unreadable"
      }
    }
  }

  /// The labels of a subscript, whose parameters with one name have none.
  private func labels(_ declaration: Member) -> String {
    declaration.parameters.map { parameter in
      (parameter.secondName == nil ? "_" : parameter.firstName.bare) + ":"
    }.joined()
  }

  private func facts(_ member: Member, _ aliases: inout Aliases) -> [Fact] {
    expect(member.genericParameters, &aliases)
    expect(member.inheritance, &aliases)
    expect(member.requirements, &aliases)
    let name = member.name.bare
    switch member.kind {
    case .method:
      let text = declared(
        "func", labelled(name, member.parameters, isOperator: isOperator(member)), member)
      return [Fact(text: text, shape: shape(member.parameters, member.effects, member.result))]
    case .initializer:
      let text = declared("init", labelled("init", member.parameters), member)
      let failable = member.failability.isEmpty ? "" : " failable"
      return [Fact(text: text + failable, shape: shape(member.parameters, member.effects, nil))]
    case .subscript:
      let text = declared("subscript", "subscript(\(labels(member)))", member)
      return [
        Fact(
          text: text + accessors(member.accessors),
          shape: shape(member.parameters, Effects(), member.type))
      ]
    case .property:
      let text = declared("var", name, member)
      return [Fact(text: text + accessors(member.accessors) + " \(TypeShape.of(member.type))")]
    case .associatedType:
      if let usual = member.result { aliases.expect(usual) }
      let text = declared("associatedtype", name, member)
      return [Fact(text: text + (member.result == nil ? "" : " ="))]
    case .typeAlias:
      return [Fact(text: declared("typealias", name, member) + " \(TypeShape.of(member.type))")]
    case .conditional, .unreadable: return [Fact(text: "unreadable")]
    }
  }

  private func isOperator(_ method: Member) -> Bool {
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

  private func declared(_ keyword: String, _ name: String, _ member: Member) -> String {
    var extra: [String] = []
    var thrown = ""
    if case .rethrows = member.effects.throwing { extra = ["rethrows"] }
    if case .typed(let type) = member.effects.throwing { thrown = " throws(\(TypeShape.of(type)))" }
    let parameters = member.genericParameters.map { parameter in
      ProtocolPair.normal(
        parameter.name.text + (parameter.constraint.map { ":\($0)" } ?? ""))
    }
    return member.staticWord + "\(keyword) \(name)"
      + (parameters.isEmpty ? "" : "<\(parameters.joined(separator: ","))>")
      + clause(member.requirements)
      + words(member.header.attributes, member.header.modifiers, extra) + thrown
  }

  private func clause(_ requirements: [GenericRequirement]) -> String {
    guard !requirements.isEmpty else { return "" }
    let terms = requirements.map { one in
      "\(one.subject)\(one.relation == .conforms ? ": " : " == ")\(one.object)"
    }
    return " where " + terms.map(ProtocolPair.normal).joined(separator: ",")
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

extension Member {
  fileprivate var staticWord: String {
    header.has(modifier: "static") || header.has(modifier: "class") ? "static " : ""
  }
}
