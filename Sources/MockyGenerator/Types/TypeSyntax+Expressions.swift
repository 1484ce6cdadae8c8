extension TypeSyntax {
  /// The expression of the type: `Int.self`, `(any P).self`.
  var metatypeExpression: String {
    let type = stored.withoutParameterNames
    // In an expression `()` is a value, and `borrowing` is invalid.
    if type.isOnlyType { return "MockyCore.__Itself<\(type)>.self" }
    switch type {
    case .function, .some, .any, .composition, .attributed, .suppressed: return "(\(type)).self"
    default: return "\(type).self"
    }
  }

  /// Names of parameters are only for readers, and are invalid in an expression.
  private var withoutParameterNames: TypeSyntax {
    mapping { part in
      guard case .function(var function) = part, function.parameters.contains(where: \.isNamed)
      else { return nil }
      for index in function.parameters.indices { function.parameters[index].names = [] }
      return TypeSyntax.function(function).withoutParameterNames
    }
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether it holds an `any P & Q`, which needs parentheses.
  fileprivate var hasComposedPart: Bool {
    switch self {
    case .any(.tuple): true
    case .any, .composition: false
    default: contains { if case .composition = $0 { true } else { false } }
    }
  }

  /// A Boolean value that indicates whether it is no expression in this form.
  private var isOnlyType: Bool { contains(\.isNoExpression) || hasComposedPart }

  /// A Boolean value that indicates whether an expression needs an alias to name it. The compiler
  /// does not read `nonisolated(nonsending)` among generic arguments there.
  var needsAlias: Bool {
    stored.withoutParameterNames.isOnlyType
      && contains { $0.hasSpecifier(["nonisolated"]) }
  }

  /// A Boolean value that indicates whether it cannot be read as a part of an expression.
  fileprivate var isNoExpression: Bool {
    switch self {
    case .tuple(let elements):
      elements.isEmpty || elements.count > 1 && elements.contains(where: \.type.isPackExpansion)
        || elements.contains { $0.names.contains { $0.text.hasPrefix("`") } }
    case .attributed(_, let specifiers, _): specifiers.contains { $0.name != "nonisolated" }
    case .function(let function): function.parameters.contains(where: \.isVariadic)
    default: false
    }
  }
}

extension TypeSyntax.TupleElement {
  fileprivate var isNamed: Bool { !names.isEmpty }
}

extension TypeSyntax {
  /// The type of the errors of a closure, including one in an optional.
  var closureError: TypeSyntax? {
    switch core {
    case .function(let function): function.effects.types.first
    case .optional(let inner), .unwrapped(let inner): inner.closureError
    default: nil
    }
  }

  /// Returns the closure as one of a wider type: `{ try body($0) } as (Int) throws -> Void`. It is
  /// nil if arguments cannot be passed on.
  func widened(
    _ name: String, _ safetyMark: String, _ widen: (inout FunctionTypeSyntax) -> Void
  ) -> String? {
    switch core {
    case .optional(let inner), .unwrapped(let inner):
      return inner.widened(name, safetyMark, widen).map { "\(name).map { \(name) in \($0) }" }
    case .function(var function):
      let arguments = function.parameters.enumerated().compactMap { $1.handingOn("$\($0)") }
      guard arguments.count == function.parameters.count, !has(attribute: "isolated") else {
        return nil
      }
      widen(&function)
      let marks = function.effects.marks + safetyMark
      let type = mapping { if case .function = $0 { .function(function) } else { nil } }
      return "{ \(marks)\(name)(\(arguments.joined(separator: ", "))) } as \(type.keepingValue)"
    default: return nil
    }
  }
}

extension TypeSyntax.TupleElement {
  /// Returns an expression that passes a parameter on to another function of the type; nil if there
  /// is none.
  fileprivate func handingOn(_ name: String) -> String? {
    if isVariadic { return nil }
    switch type {
    case .packExpansion: return nil
    case .attributed(let attributes, let specifiers, _):
      if attributes.contains(where: { $0.name == "autoclosure" }) { return nil }
      if specifiers.isEmpty { return name }
      return specifiers.count == 1 && specifiers[0].name == "inout" ? "&\(name)" : nil
    default: return name
    }
  }
}
