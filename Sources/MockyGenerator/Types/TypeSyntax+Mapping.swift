extension TypeSyntax {
  /// Returns whether the type uses one of the given names.
  ///
  /// - Parameter names: names of generic parameters or types, without backticks.
  /// - Returns: whether one of them begins a name in it.
  package func mentions(_ names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    return contains { part in part.root.map { names.contains($0.bare) } ?? false }
  }

  /// The first names of all types in it.
  var roots: Set<String> {
    (root.map { [$0.bare] } ?? Set()).union(parts.flatMap(\.roots))
  }

  /// The first name of a type that is a name: `Swift` in `Swift.Int`.
  var root: Identifier? { kind == .named ? components.first?.name : nil }
}

extension Effects {
  func mapping(_ replace: (TypeSyntax) -> TypeSyntax?) -> Self {
    guard case .typed(let type) = throwing else { return self }
    return Effects(asynchrony: asynchrony, throwing: .typed(type.mapping(replace)))
  }
}

extension GenericRequirement {
  package func mapping(_ replace: (TypeSyntax) -> TypeSyntax?) -> Self {
    let object = object.mapping(replace)
    return Self(
      subject: subject.mapping(replace), relation: relation,
      object: relation == .conforms ? object.withoutAny : object, range: range)
  }
}

extension Member {
  /// Returns the member with parts of its types replaced, including those of members under its
  /// conditions.
  package func mapping(_ replace: (TypeSyntax) -> TypeSyntax?) -> Member {
    changing { copy in
      copy.genericParameters = genericParameters.mapping(replace)
      for (index, parameter) in parameters.enumerated() {
        copy.parameters[index].type = parameter.type.mapping(replace)
      }
      copy.effects = effects.mapping(replace)
      copy.result = result?.mapping(replace)
      for (index, requirement) in requirements.enumerated() {
        copy.requirements[index] = requirement.mapping(replace)
      }
      for (index, parent) in inheritance.enumerated() {
        copy.inheritance[index].type = parent.type.mapping(replace).withoutAny
      }
      copy.clauses = clauses.mapping { $0.map { $0.mapping(replace) } }
    }
  }
}

extension [ConditionalClause] {
  /// Returns the branches with other members.
  package func mapping(_ change: ([Member]) -> [Member]) -> [ConditionalClause] {
    map { ConditionalClause(directive: $0.directive, members: change($0.members), range: $0.range) }
  }
}

extension [GenericParameter] {
  /// Returns the parameters with their constraints mapped, and with new names if their names are
  /// mapped.
  package func mapping(_ replace: (TypeSyntax) -> TypeSyntax?) -> [GenericParameter] {
    map { parameter in
      var copy = parameter
      copy.constraint = parameter.constraint?.mapping(replace).withoutAny
      if let name = replace(.name(parameter.name.bare))?.wholeName { copy.name.text = name }
      return copy
    }
  }
}
