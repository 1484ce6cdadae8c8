extension TypeSyntax {
  /// The expression of the type: `Int.self`, `(any P).self`.
  package var metatypeExpression: String {
    let type = stored.withoutParameterNames
    // In an expression `()` is a value, and `borrowing` is invalid.
    if type.isOnlyType { return "MockyCore.__Itself<\(type)>.self" }
    return "\(type.inParentheses).self"
  }

  /// Names of parameters are only for readers, and are invalid in an expression.
  private var withoutParameterNames: TypeSyntax {
    mapping { part in
      guard var function = part.function, function.parameters.contains(where: { !$0.names.isEmpty })
      else { return nil }
      for index in function.parameters.indices { function.parameters[index].names = [] }
      return TypeSyntax.function(function).withoutParameterNames
    }
  }

  /// A Boolean value that indicates whether it holds an `any P & Q`, which needs parentheses.
  fileprivate var hasComposedPart: Bool {
    switch kind {
    case .any: base.kind == .tuple
    case .composition: false
    default: contains { $0.kind == .composition }
    }
  }

  /// A Boolean value that indicates whether it is no expression in this form.
  private var isOnlyType: Bool { contains(\.isNoExpression) || hasComposedPart }

  /// A Boolean value that indicates whether no expression can name it. The compiler does not read
  /// `nonisolated(nonsending)` among generic arguments there.
  var hasNoExpression: Bool {
    stored.withoutParameterNames.isOnlyType
      && contains { $0.hasSpecifier(["nonisolated"]) }
  }

  /// A Boolean value that indicates whether it cannot be read as a part of an expression.
  fileprivate var isNoExpression: Bool {
    switch kind {
    case .tuple:
      parts.isEmpty || parts.count > 1 && parts.contains(where: \.isPackExpansion)
        || elements.contains { $0.names.contains { $0.text.hasPrefix("`") } }
    case .attributed: specifiers.contains { $0.name != "nonisolated" }
    case .function: elements.contains(where: \.isVariadic)
    default: false
    }
  }

  /// The type of the errors of a closure, including one in an optional.
  var closureError: TypeSyntax? { withoutOptional.core.function?.effects.types.first }

  /// Returns the closure as one of a wider type: `{ try body($0) } as (Int) throws -> Void`. It is
  /// nil if arguments cannot be passed on.
  func widened(
    _ name: String, _ safetyMark: String, _ widen: (inout FunctionTypeSyntax) -> Void
  ) -> String? {
    if let wrapped {
      return wrapped.widened(name, safetyMark, widen).map { "\(name).map { \(name) in \($0) }" }
    }
    guard var function = core.function else { return nil }
    let arguments = function.parameters.enumerated().compactMap { $1.handingOn("$\($0)") }
    guard arguments.count == function.parameters.count, !has(attribute: "isolated") else {
      return nil
    }
    widen(&function)
    let marks = function.effects.marks + safetyMark
    let type = mapping { $0.kind == .function ? .function(function) : nil }
    return "{ \(marks)\(name)(\(arguments.joined(separator: ", "))) } as \(type.keepingValue)"
  }
}

extension TypeSyntax.TupleElement {
  /// Returns an expression that passes a parameter on to another function of the type; nil if there
  /// is none.
  fileprivate func handingOn(_ name: String) -> String? {
    if isVariadic || type.isPackExpansion || type.has(attribute: "autoclosure") { return nil }
    if type.specifiers.isEmpty { return name }
    return type.specifiers.map(\.name) == ["inout"] ? "&\(name)" : nil
  }
}
