extension TypeSyntax {
  /// Returns a type with a name of its own.
  package static func name(_ name: String) -> TypeSyntax {
    .named([Component(Identifier(name, SourceRange(0, 0)))])
  }

  /// The type without attributes, specifiers and parentheses around it.
  package var core: TypeSyntax {
    switch self {
    case .attributed(_, _, let base): base.core
    case .tuple(let elements) where elements.count == 1 && elements[0].names.isEmpty:
      elements[0].type.core
    default: self
    }
  }

  /// The place of its names, if it has some.
  var nameRange: SourceRange? {
    guard case .named(let components) = self, let first = components.first,
      let last = components.last
    else { return nil }
    return SourceRange(first.name.range.start, last.name.range.end)
  }

  package var isFunction: Bool { if case .function = core { true } else { false } }

  /// A Boolean value that indicates whether it is a function, or an optional one: plain values
  /// cannot be compared with it.
  var isClosure: Bool {
    switch core {
    case .function: true
    case .optional(let base), .unwrapped(let base): base.isClosure
    default: false
    }
  }

  /// A Boolean value that indicates whether it holds a function that declares to borrow an argument.
  var borrowsArguments: Bool {
    contains { part in
      guard case .function(let function) = part else { return false }
      return function.parameters.contains { $0.type.hasSpecifier(["borrowing", "__shared"]) }
    }
  }

  /// `Void`, written as a name or as a tuple of nothing.
  var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty
    case .named: isStandard("Void")
    default: false
    }
  }

  /// Returns whether it seems to be the standard library's type of this name.
  package func isStandard(_ name: String) -> Bool {
    guard case .named(let components) = self, let last = components.last, last.name.text == name,
      last.arguments == nil
    else { return false }
    return components.count == 1 || components.count == 2 && components[0].name.text == "Swift"
  }

  /// A Boolean value that indicates whether a value of the type may be an optional. An unknown name
  /// may mean one.
  var mayBeOptional: Bool {
    switch core {
    case .optional, .unwrapped, .member: true
    case .named(let components): !components.areKnown
    default: false
    }
  }

  /// A Boolean value that indicates whether it is written as an optional.
  var isOptional: Bool {
    switch core {
    case .optional, .unwrapped: true
    default: false
    }
  }

  /// `T` for `T?`.
  package var withoutOptional: TypeSyntax {
    switch core {
    case .optional(let wrapped), .unwrapped(let wrapped): wrapped.withoutOptional
    default: self
    }
  }

  /// The type of a stored value: `T!` is `T?`.
  var stored: TypeSyntax {
    if case .unwrapped(let base) = self { .optional(base) } else { self }
  }

  /// The type in a form that `?` and the like can follow.
  package var inParentheses: TypeSyntax {
    switch self {
    case .function, .some, .any, .composition, .attributed, .suppressed:
      .tuple([TupleElement(self)])
    default: self
    }
  }

  /// Returns a member of a member of the type, and so on: `T.Element.Index`.
  package func members(_ components: some Collection<Component>) -> TypeSyntax {
    if components.isEmpty { return inParentheses }
    if case .named(let names) = self { return .named(names + components) }
    return components.reduce(inParentheses) { .member($0, $1) }
  }
}

extension [TypeSyntax.Component] {
  /// A Boolean value that indicates whether it is a known standard type. Any other name may be an
  /// alias of an optional or of a closure.
  var areKnown: Bool {
    count == 1 && Keyword.standardTypes.contains(self[0].name.bare)
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether it is one of the standard library's views that cannot
  /// outlive a call.
  var isView: Bool {
    guard case .named(let components) = core, let last = components.last else { return false }
    let isStandard = components.count == 1 || components[0].name.text == "Swift"
    let isGeneric = !last.name.text.contains("Raw") && !last.name.text.contains("UTF8")
    return isStandard && Self.views.contains(last.name.text)
      && isGeneric == (last.arguments?.count == 1)
  }

  /// A Boolean value that indicates whether a view of that type can be changed.
  var isMutableView: Bool {
    guard isView, case .named(let components) = core else { return false }
    return components.contains {
      $0.name.text.hasPrefix("Mutable") || $0.name.text.hasPrefix("Output")
    }
  }

  private static let views: Set<String> = [
    "Span", "RawSpan", "UTF8Span", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan",
  ]
}

extension TypeSyntax {
  /// The type of its box in an expectation, for values that cannot be copied or kept.
  var boxed: TypeSyntax {
    func name(_ text: String, _ arguments: [TypeSyntax]? = nil) -> Component {
      Component(Identifier(text, SourceRange(0, 0)), arguments: arguments)
    }
    return .named([name("MockyCore"), name("NoncopyableBox", [self])])
  }
}
