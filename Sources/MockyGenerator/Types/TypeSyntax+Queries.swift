extension TypeSyntax {
  /// The type without attributes, specifiers and parentheses around it.
  package var core: TypeSyntax { kind == .attributed || isParenthesized ? base.core : self }

  /// The type without parentheses around it.
  var inside: TypeSyntax { isParenthesized ? base.inside : self }

  /// A Boolean value that indicates whether it is a tuple of one without a label.
  var isParenthesized: Bool { kind == .tuple && parts.count == 1 && elements[0].names.isEmpty }

  /// The place of its names, if it has some.
  var nameRange: SourceRange? {
    guard let first = named?.first, let last = components.last else { return nil }
    return SourceRange(first.name.range.start, last.name.range.end)
  }

  package var isFunction: Bool { core.kind == .function }

  /// A Boolean value that indicates whether it is a function, or an optional one: plain values
  /// cannot be compared with it.
  var isClosure: Bool { withoutOptional.isFunction }

  /// A Boolean value that indicates whether it holds a function that declares to borrow an argument.
  var borrowsArguments: Bool {
    contains { part in
      part.kind == .function
        && part.elements.contains { $0.type.hasSpecifier(["borrowing", "__shared"]) }
    }
  }

  /// `Void`, written as a name or as a tuple of nothing.
  var isVoid: Bool { kind == .tuple && parts.isEmpty || isStandard("Void") }

  /// Returns whether it seems to be the standard library's type of this name.
  package func isStandard(_ name: String) -> Bool {
    guard let last = named?.last, last.name.text == name, last.arguments == nil else {
      return false
    }
    return components.count == 1 || components.count == 2 && components[0].name.text == "Swift"
  }

  /// A Boolean value that indicates whether a value of the type may be an optional. An unknown name
  /// may mean one.
  var mayBeOptional: Bool {
    isOptional || core.kind == .member || core.named.map { !$0.areKnown } ?? false
  }

  /// `T` for `T?` and `T!`; nil for others.
  package var wrapped: TypeSyntax? {
    let core = core
    return core.kind == .optional || core.kind == .unwrapped ? core.base : nil
  }

  /// A Boolean value that indicates whether it is written as an optional.
  var isOptional: Bool { wrapped != nil }

  /// `T` for `T?`.
  package var withoutOptional: TypeSyntax { wrapped?.withoutOptional ?? self }

  /// The type of a stored value: `T!` is `T?`.
  var stored: TypeSyntax { kind == .unwrapped ? .optional(base) : self }

  /// The type as a constraint, without `any`.
  var withoutAny: TypeSyntax { kind == .any ? base : self }

  /// The type in a form that `?` and the like can follow.
  package var inParentheses: TypeSyntax {
    switch kind {
    case .function, .some, .any, .composition, .attributed, .suppressed:
      .tuple([TupleElement(self)])
    default: self
    }
  }

  /// Returns a member of a member of the type, and so on: `T.Element.Index`.
  package func members(_ components: some Collection<Component>) -> TypeSyntax {
    if components.isEmpty { return inParentheses }
    if let named { return .named(named + components) }
    return components.reduce(inParentheses) { .member($0, $1) }
  }

  /// The name, if the type is only a name.
  var wholeName: String? {
    kind == .named && components.count == 1 && components[0].arguments == nil
      ? components[0].name.bare : nil
  }

  /// The type of its box in an expectation, for values that cannot be copied or kept.
  var boxed: TypeSyntax {
    .named([
      Component(Identifier("MockyCore")),
      Component(Identifier("NoncopyableBox"), arguments: [self]),
    ])
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
    guard let components = core.named, let last = components.last else { return false }
    let isStandard = components.count == 1 || components[0].name.text == "Swift"
    let isGeneric = !last.name.text.contains("Raw") && !last.name.text.contains("UTF8")
    return isStandard && Self.views.contains(last.name.text)
      && isGeneric == (last.arguments?.count == 1)
  }

  /// A Boolean value that indicates whether a view of that type can be changed.
  var isMutableView: Bool {
    isView
      && core.components.contains {
        $0.name.text.hasPrefix("Mutable") || $0.name.text.hasPrefix("Output")
      }
  }

  private static let views: Set<String> = [
    "Span", "RawSpan", "UTF8Span", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan",
  ]
}
