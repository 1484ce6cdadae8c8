extension TypeSyntax {
  /// A type with a name of its own.
  static func name(_ name: String) -> TypeSyntax {
    .named([Component(Identifier(name, SourceRange(0, 0)))])
  }

  /// The type without attributes, specifiers and parentheses around it.
  var core: TypeSyntax {
    switch self {
    case .attributed(_, _, let base): base.core
    case .tuple(let elements) where elements.count == 1 && elements[0].names.isEmpty:
      elements[0].type.core
    default: self
    }
  }

  /// Where its names stand, if it has some.
  var nameRange: SourceRange? {
    guard case .named(let components) = self, let first = components.first,
      let last = components.last
    else { return nil }
    return SourceRange(first.name.range.start, last.name.range.end)
  }

  var isFunction: Bool { if case .function = core { true } else { false } }

  /// A function, or an optional one: what plain values cannot be compared with.
  var isClosure: Bool {
    switch core {
    case .function: true
    case .optional(let base), .unwrapped(let base): base.isClosure
    default: false
    }
  }

  /// `Void`, written as a name or as a tuple of nothing.
  var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty
    case .named: ["Void", "Swift.Void"].contains(description)
    default: false
    }
  }

  /// Whether a value of the type may be an optional, as far as one can see without knowing what its
  /// name stands for.
  var mayBeOptional: Bool {
    switch core {
    case .optional, .unwrapped, .member: true
    case .named(let components): !components.areKnown
    default: false
    }
  }

  /// The type where a value of it is kept: `T!` is `T?`.
  var stored: TypeSyntax {
    if case .unwrapped(let base) = self { .optional(base) } else { self }
  }

  /// The type as it can stand before `?` and the like.
  var inParentheses: TypeSyntax {
    switch self {
    case .function, .some, .any, .composition, .attributed, .suppressed:
      .tuple([TupleElement(self)])
    default: self
    }
  }

  /// A member of a member of the type, and so on: `T.Element.Index`.
  func members(_ components: some Collection<Component>) -> TypeSyntax {
    if components.isEmpty { return inParentheses }
    if case .named(let names) = self { return .named(names + components) }
    return components.reduce(inParentheses) { .member($0, $1) }
  }

  /// The type as an expression that stands for it: `Int.self`, `(any P).self`.
  var metatypeExpression: String {
    let type = stored.withoutParameterNames
    // In an expression `()` is a value, and `borrowing` is nothing.
    if type.contains(\.isNoExpression) || type.hasComposedPart {
      return "MockyCore.__Itself<\(type)>.self"
    }
    switch type {
    case .function, .some, .any, .composition, .attributed, .suppressed: return "(\(type)).self"
    default: return "\(type).self"
    }
  }

  /// Names of parameters are for readers, and cannot stand in an expression.
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
  /// Whether there is an `any P & Q` in it, which is one only between parentheses.
  fileprivate var hasComposedPart: Bool {
    switch self {
    case .any(.tuple): true
    case .any, .composition: false
    default: contains { if case .composition = $0 { true } else { false } }
    }
  }

  /// Whether it cannot be read as a part of an expression.
  fileprivate var isNoExpression: Bool {
    switch self {
    case .tuple(let elements):
      elements.isEmpty || elements.contains { $0.names.contains { $0.text.hasPrefix("`") } }
    case .attributed(_, let specifiers, _): specifiers.contains { $0.name != "nonisolated" }
    default: false
    }
  }
}

extension TypeSyntax.TupleElement {
  fileprivate var isNamed: Bool { !names.isEmpty }
}

extension [TypeSyntax.Component] {
  /// Whether it is a standard type, which is taken for what it is called; any other name may be an
  /// alias, of an optional or of a closure.
  var areKnown: Bool {
    count == 1 && Self.plainNames.contains(self[0].name.bare)
  }

  private static var plainNames: Set<String> {
    [
      "Int", "String", "Bool", "Double", "Float", "Character", "Substring", "UInt", "UInt8",
      "Int8", "Int16", "Int32", "Int64", "UInt16", "UInt32", "UInt64", "Array", "Dictionary",
      "Set", "URL", "Data", "Date", "UUID", "Duration",
    ]
  }
}
