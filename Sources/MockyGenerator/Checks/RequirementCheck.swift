/// Looks for what a single requirement has that a mock cannot be written for.
struct RequirementCheck {
  private(set) var diagnostics: [Diagnostic] = []

  init(_ method: MethodDeclaration) {
    checkName(method.name)
    check(method.header)
    check(method.genericParameters, method.requirements)
    check(method.parameters)
    check(method.effects, near: method.name.range)
    check(method.result, near: method.name.range)
  }

  init(_ initializer: InitializerDeclaration) {
    check(initializer.header)
    check(initializer.genericParameters, initializer.requirements)
    check(initializer.parameters)
    check(initializer.effects, near: initializer.header.keyword)
  }

  init(_ property: PropertyDeclaration) {
    checkName(property.name)
    check(property.header)
    check(property.type, near: property.name.range)
    check(property.accessors)
  }

  init(_ declaration: SubscriptDeclaration) {
    check(declaration.header)
    check(declaration.genericParameters, declaration.requirements)
    check(declaration.parameters)
    check(declaration.result, near: declaration.header.keyword)
    check(declaration.accessors)
  }

  private mutating func checkName(_ name: Identifier) {
    guard ["mockObject", "mockRecorder"].contains(name.bare) else { return }
    diagnostics.append(.takenName(name.bare, name.range))
  }

  private mutating func check(_ header: DeclarationHeader) {
    for modifier in header.modifiers {
      switch modifier.name {
      case "distributed": diagnostics.append(.notYet("distributed actors", modifier.range))
      case "isolated":
        diagnostics.append(.notYet("'\(modifier)' requirements", modifier.range))
      default: break
      }
    }
  }

  private mutating func check(
    _ parameters: [GenericParameter], _ requirements: [GenericRequirement]
  ) {
    for parameter in parameters {
      check(parameter.constraint, near: parameter.name.range)
    }
    for requirement in requirements {
      check(requirement.subject, near: requirement.range)
      check(requirement.object, near: requirement.range)
    }
  }

  private mutating func check(_ parameters: [Parameter]) {
    for parameter in parameters {
      check(parameter.type.ofValue, near: parameter.range)
    }
  }

  private mutating func check(_ type: TypeSyntax?, near range: SourceRange) {
    guard let type else { return }
    _ = type.mapping { part in
      if part.isSuppressed {
        diagnostics.append(.notYet("noncopyable types", range))
      } else if part.isSpan {
        diagnostics.append(.notYet("'\(part)' values", range))
      }
      return nil
    }
  }

  private mutating func check(_ effects: Effects, near range: SourceRange) {
    if case .typed(let type) = effects.throwing { check(type, near: range) }
  }

  private mutating func check(_ accessors: [Accessor]) {
    for accessor in accessors where !["get", "set"].contains(accessor.keyword.text) {
      diagnostics.append(.notYet("'\(accessor.keyword)' accessors", accessor.keyword.range))
    }
  }
}

extension TypeSyntax {
  /// The type without attributes and specifiers.
  fileprivate var ofValue: TypeSyntax {
    if case .attributed(_, _, let base) = self { base } else { self }
  }

  /// Where `Self` stands in the type, without a member after it.
  var rangeOfSelf: SourceRange? {
    var found: SourceRange?
    _ = mapping { part in
      found = found ?? part.ownRangeOfSelf
      return nil
    }
    return found
  }

  fileprivate var ownRangeOfSelf: SourceRange? {
    guard case .named(let components) = self, components.count == 1,
      components[0].name.text == "Self"
    else { return nil }
    return components[0].name.range
  }

  /// Whether it is one of the standard library's views that cannot outlive a call.
  fileprivate var isSpan: Bool {
    guard case .named(let components) = self, let last = components.last else { return false }
    let isStandard = components.count == 1 || components[0].name.text == "Swift"
    return isStandard && last.arguments?.count == 1
      && ["Span", "MutableSpan", "OutputSpan"].contains(last.name.text)
  }
}
