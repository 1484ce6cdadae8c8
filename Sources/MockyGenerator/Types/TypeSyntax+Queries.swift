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

  /// `Void`, written as a name or as a tuple of nothing.
  var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty
    case .named: isStandard("Void")
    default: false
    }
  }

  /// Returns whether it seems to be the standard library's type of this name.
  func isStandard(_ name: String) -> Bool {
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

  /// The type of a stored value: `T!` is `T?`.
  var stored: TypeSyntax {
    if case .unwrapped(let base) = self { .optional(base) } else { self }
  }

  /// The type in a form that `?` and the like can follow.
  var inParentheses: TypeSyntax {
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
      elements.isEmpty || elements.contains { $0.names.contains { $0.text.hasPrefix("`") } }
    case .attributed(_, let specifiers, _): specifiers.contains { $0.name != "nonisolated" }
    case .function(let function): function.parameters.contains(where: \.isVariadic)
    default: false
    }
  }
}

extension TypeSyntax.TupleElement {
  fileprivate var isNamed: Bool { !names.isEmpty }
}

extension [TypeSyntax.Component] {
  /// A Boolean value that indicates whether it is a known standard type. Any other name may be an
  /// alias of an optional or of a closure.
  var areKnown: Bool {
    count == 1 && Keyword.standardTypes.contains(self[0].name.bare)
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether it declares ownership: `borrowing T`, `consuming T`.
  var isOwned: Bool { hasSpecifier(["borrowing", "consuming"]) }

  func hasSpecifier(_ names: [String]) -> Bool { specifiers.contains { names.contains($0.name) } }

  var isSending: Bool { hasSpecifier(["sending"]) }

  private var specifiers: [Modifier] {
    if case .attributed(_, let specifiers, _) = self { specifiers } else { [] }
  }

  /// The attributes before it.
  var attributes: [Attribute] {
    if case .attributed(let attributes, _, _) = self { attributes } else { [] }
  }

  func has(attribute name: String) -> Bool { attributes.contains { $0.name == name } }

  /// `T` for `T?`.
  package var withoutOptional: TypeSyntax {
    switch core {
    case .optional(let wrapped), .unwrapped(let wrapped): wrapped.withoutOptional
    default: self
    }
  }

  /// A Boolean value that indicates whether it is known to be an escaping closure, under any name.
  package var escapes: Bool { has(attribute: "escaping") && !has(attribute: "autoclosure") }

  /// The type without attributes and specifiers.
  var valueOnly: TypeSyntax {
    if case .attributed(_, _, let base) = self { base } else { self }
  }

  /// The type without `@escaping`.
  var withoutEscaping: TypeSyntax { keeping { $0.name != "escaping" } }

  /// The type without attributes that only a parameter can have: `@escaping`, `inout`, `sending`.
  var keepingValue: TypeSyntax {
    guard case .attributed(let attributes, let specifiers, let base) = self else { return stored }
    return TypeSyntax.attributed(attributes, specifiers: specifiers, base.stored).keeping(
      { !["escaping", "autoclosure"].contains($0.name) }, specifiers: { $0.name == "nonisolated" })
  }

  var withoutSending: TypeSyntax { keeping(specifiers: { $0.name != "sending" }) }

  /// The type without ownership specifiers: a copyable value is passed as usual.
  var withoutOwnership: TypeSyntax {
    let words = ["borrowing", "consuming", "__owned", "__shared", "sending"]
    return keeping(specifiers: { !words.contains($0.name) })
  }

  /// Returns the type with some of its attributes and specifiers.
  private func keeping(
    _ isKept: (Attribute) -> Bool = { _ in true },
    specifiers isWord: (Modifier) -> Bool = { _ in true }
  ) -> TypeSyntax {
    guard case .attributed(let attributes, let specifiers, let base) = self else { return self }
    let (kept, words) = (attributes.filter(isKept), specifiers.filter(isWord))
    return kept.isEmpty && words.isEmpty ? base : .attributed(kept, specifiers: words, base)
  }
}

extension TypeSyntax {
  /// Returns a value of the type that can be sent, as no other code has it.
  func sending(_ value: String) -> String {
    if isKnownAsSendable { return value }
    // The compiler does not accept that of an existential value or a tuple.
    return isExistential || isTuple
      ? "MockyCore.MockObject.sending(Swift.Optional(\(value)))!"
      : "MockyCore.MockObject.sending(\(value))"
  }

  private var isTuple: Bool { if case .tuple = core { true } else { false } }

  private var isExistential: Bool {
    switch core {
    case .any, .composition, .metatype: true
    case .named(let components) where components.count > 1 && components.last?.name.bare == "Type":
      true
    case .named:
      ["Any", "AnyObject", "AnyClass"].contains("\(core)".split(separator: ".").last ?? "")
    default: false
    }
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether it is one of the standard library's `Sendable` types.
  var isKnownAsSendable: Bool {
    switch core {
    case .named(let components):
      components.areKnown && (components[0].arguments ?? []).allSatisfy(\.isKnownAsSendable)
    case .optional(let base), .unwrapped(let base), .array(let base): base.isKnownAsSendable
    case .dictionary(let key, let value): key.isKnownAsSendable && value.isKnownAsSendable
    case .tuple(let elements): elements.allSatisfy { $0.type.isKnownAsSendable }
    default: false
    }
  }

  /// A Boolean value that indicates whether it holds a closure or an existential value that is not
  /// marked `Sendable`.
  var isKnownAsNotSendable: Bool {
    switch self {
    case .attributed(let attributes, _, let base):
      !attributes.contains { $0.name == "Sendable" || $0.isGlobalActor }
        && base.isKnownAsNotSendable
    case .function: true
    case .any, .composition: !description.contains("Sendable") && !description.contains("Error")
    case .named(let components):
      ["Any", "AnyObject"].contains(description) || holdsPointers
        || ["Array", "Dictionary", "Optional"].contains(components[0].name.bare)
          && (components[0].arguments ?? []).contains(where: \.isKnownAsNotSendable)
    case .optional(let base), .unwrapped(let base), .array(let base): base.isKnownAsNotSendable
    case .dictionary(let key, let value):
      key.isKnownAsNotSendable || value.isKnownAsNotSendable
    case .tuple(let elements): elements.contains { $0.type.isKnownAsNotSendable }
    default: false
    }
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
      let marks =
        "\(function.effects.throwing == nil ? "" : "try ")"
        + "\(function.effects.asynchrony == nil ? "" : "await ")\(safetyMark)"
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
