extension TypeSyntax {
  /// Returns the type with parts of it replaced.
  ///
  /// - Parameter replace: called from the outside in. The type that it returns replaces the part,
  ///   whose own parts are then skipped.
  /// - Returns: the type with its replacements.
  package func mapping(_ replace: @escaping (TypeSyntax) -> TypeSyntax?) -> TypeSyntax {
    TypeMapping(replace).type(self)
  }

  /// Returns whether the type, or a part of it, is of a kind.
  ///
  /// - Parameter isWanted: returns whether a part is of that kind.
  /// - Returns: whether there is one.
  func contains(_ isWanted: (TypeSyntax) -> Bool) -> Bool {
    if isWanted(self) { return true }
    for part in parts where part.contains(isWanted) { return true }
    return false
  }

  /// Its direct parts, in their order.
  var parts: [TypeSyntax] {
    switch self {
    case .named(let components):
      if components.count == 1, components[0].arguments == nil { return [] }
      return components.flatMap { $0.arguments ?? [] }
    case .member(let base, let component): return [base] + (component.arguments ?? [])
    case .metatype(let base, _), .optional(let base), .unwrapped(let base), .array(let base),
      .some(let base), .any(let base), .suppressed(let base), .packExpansion(let base),
      .packElement(let base), .attributed(_, _, let base):
      return [base]
    case .inlineArray(let first, let second), .dictionary(let first, let second):
      return [first, second]
    case .tuple(let elements): return elements.map(\.type)
    case .function(let function):
      return function.parameters.map(\.type) + function.effects.types + [function.result]
    case .composition(let types): return types
    case .literal: return []
    }
  }

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
    var roots: Set<String> = []
    _ = contains { part in
      if let root = part.root { roots.insert(root.bare) }
      return false
    }
    return roots
  }

  /// The first name of a type that is a name: `Swift` in `Swift.Int`.
  var root: Identifier? {
    if case .named(let components) = self { components.first?.name } else { nil }
  }
}

/// Replaces parts of types.
///
/// The closure is in an object. The optimizer would copy a function that
/// calls itself with a closure, once for each of 48 closures.
private final class TypeMapping {
  private let replace: (TypeSyntax) -> TypeSyntax?

  init(_ replace: @escaping (TypeSyntax) -> TypeSyntax?) { self.replace = replace }

  func type(_ type: TypeSyntax) -> TypeSyntax {
    if let replacement = replace(type) { return replacement }
    switch type {
    case .named(let components):
      // Most types are only a name, and have no parts.
      if components.count == 1, components[0].arguments == nil { return type }
      return .named(components.map(component))
    case .member(let base, let last): return .member(self.type(base), component(last))
    case .metatype(let base, let keyword): return .metatype(self.type(base), keyword: keyword)
    case .optional(let base): return .optional(self.type(base))
    case .unwrapped(let base): return .unwrapped(self.type(base))
    case .array(let element): return .array(self.type(element))
    case .inlineArray(let count, let element):
      return .inlineArray(count: self.type(count), self.type(element))
    case .dictionary(let key, let value): return .dictionary(self.type(key), self.type(value))
    case .tuple(let elements): return .tuple(elements.map(element))
    case .function(let function): return .function(self.function(function))
    case .some(let base): return .some(self.type(base))
    case .any(let base): return .any(self.type(base))
    case .composition(let types): return .composition(types.map(self.type))
    case .suppressed(let base): return .suppressed(self.type(base))
    case .packExpansion(let base): return .packExpansion(self.type(base))
    case .packElement(let base): return .packElement(self.type(base))
    case .attributed(let attributes, let specifiers, let base):
      return .attributed(attributes, specifiers: specifiers, self.type(base))
    case .literal: return type
    }
  }

  private func component(_ component: TypeSyntax.Component) -> TypeSyntax.Component {
    TypeSyntax.Component(component.name, arguments: component.arguments.map { $0.map(type) })
  }

  private func element(_ element: TypeSyntax.TupleElement) -> TypeSyntax.TupleElement {
    TypeSyntax.TupleElement(
      names: element.names, type(element.type), isVariadic: element.isVariadic)
  }

  private func function(_ function: FunctionTypeSyntax) -> FunctionTypeSyntax {
    FunctionTypeSyntax(
      parameters: function.parameters.map(element),
      effects: function.effects.mapping(replace), result: type(function.result))
  }
}

extension Effects {
  func mapping(_ replace: @escaping (TypeSyntax) -> TypeSyntax?) -> Self {
    guard case .typed(let type) = throwing else { return self }
    return Effects(asynchrony: asynchrony, throwing: .typed(type.mapping(replace)))
  }
}

extension GenericRequirement {
  package func mapping(_ replace: @escaping (TypeSyntax) -> TypeSyntax?) -> Self {
    let object = object.mapping(replace)
    return Self(
      subject: subject.mapping(replace), relation: relation,
      object: relation == .conforms ? object.withoutAny : object, range: range)
  }
}

extension Member {
  /// Returns the member with parts of its types replaced, including those of members under its
  /// conditions.
  package func mapping(_ replace: @escaping (TypeSyntax) -> TypeSyntax?) -> Member {
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
  package func mapping(_ replace: @escaping (TypeSyntax) -> TypeSyntax?) -> [GenericParameter] {
    map { parameter in
      var copy = parameter
      copy.constraint = parameter.constraint?.mapping(replace).withoutAny
      if let name = replace(.name(parameter.name.bare))?.wholeName { copy.name.text = name }
      return copy
    }
  }
}
