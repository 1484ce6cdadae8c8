extension TypeSyntax {
  /// The type in the one form in which types are compared. Different ways to write it become one,
  /// and parts that separate no members are left out. Names mean what they say.
  package var oneForm: TypeSyntax {
    mapping { part in
      switch part.kind {
      case .named: part.components.inOneForm
      case .unwrapped, .optional: .optional(part.base.oneForm.inParentheses)
      case .any: part.base.oneForm
      case .tuple where part.isParenthesized && !part.elements[0].isVariadic: part.base.oneForm
      case .member:
        part.base.oneForm.standardMember(part.components[0].name.bare)?.oneForm
      case .metatype: part.base.oneMetatype("\(part.keyword)")
      case .composition: Self.sorted(part.parts)
      case .function: part.function.map { .function($0.inOneForm) }
      case .attributed: part.base.oneForm.with(part.attributes, part.specifiers)
      default: nil
      }
    }
  }

  /// Returns `P & Q` in one order, each of them once.
  private static func sorted(_ types: [TypeSyntax]) -> TypeSyntax {
    let parts = types.flatMap { $0.oneForm.composed }
    let sorted = Dictionary(parts.map { ("\($0)", $0) }) { $1 }.sorted { $0.key < $1.key }
    return sorted.count == 1 ? sorted[0].value : .composition(sorted.map(\.value))
  }

  /// The types of a composition, or the type itself.
  package var composed: [TypeSyntax] { kind == .composition ? parts : [self] }

  /// `(any P).Type` is not `any P.Type`.
  private func oneMetatype(_ keyword: String) -> TypeSyntax {
    let base = oneForm
    if core.kind == .any { return .metatype(.tuple([TupleElement(.any(base))]), keyword: keyword) }
    return .metatype(base.inParentheses, keyword: keyword)
  }

  /// The order of attributes and specifiers does not count, and neither does whether a closure
  /// escapes.
  private func with(_ attributes: [Attribute], _ specifiers: [Modifier]) -> TypeSyntax {
    let kept = attributes.filter { $0.name != "escaping" }.sorted { "\($0)" < "\($1)" }
    if kept.isEmpty, specifiers.isEmpty { return self }
    return .attributed(kept, specifiers: specifiers.sorted { "\($0)" < "\($1)" }, self)
  }

  /// Returns an associated type of a standard collection or optional, in one form: `Int` for
  /// `[Int].Element`.
  fileprivate func standardMember(_ name: String) -> TypeSyntax? {
    switch (kind, name) {
    case (.array, "Element"), (.optional, "Wrapped"), (.dictionary, "Key"): base
    case (.dictionary, "Value"): parts[1]
    case (.named, "Element")
    where components.count == 1 && Self.collections.contains(components[0].name.bare):
      components[0].arguments?.first
    default: nil
    }
  }

  private static let collections: Set<String> = [
    "ArraySlice", "AsyncStream", "AsyncThrowingStream", "ContiguousArray", "Set",
  ]

  /// Aliases of the standard library and Foundation, without generic parameters.
  fileprivate static let standardAliases = [
    "CBool": ["Bool"], "CDouble": ["Double"], "CFloat": ["Float"], "CInt": ["Int32"],
    "CLongLong": ["Int64"], "CShort": ["Int16"], "CSignedChar": ["Int8"],
    "CUnsignedChar": ["UInt8"], "CUnsignedInt": ["UInt32"], "CUnsignedLongLong": ["UInt64"],
    "CUnsignedShort": ["UInt16"], "Float32": ["Float"], "Float64": ["Double"],
    "NSNotification.Name": ["Notification", "Name"], "String.Element": ["Character"],
    "TimeInterval": ["Double"], "UnicodeScalar": ["Unicode", "Scalar"],
  ]
}

extension [TypeSyntax.Component] {
  /// The short form of a standard library's type, and names without its modules.
  fileprivate var inOneForm: TypeSyntax {
    let modules = ["Self", "Swift", "Foundation", "_Concurrency"]
    if count > 1, modules.contains(self[0].name.bare) {
      return TypeSyntax.named(Array(dropFirst())).oneForm
    }
    let arguments = (self[0].arguments ?? []).map(\.oneForm)
    switch (count == 1 ? self[0].name.bare : "", arguments.count) {
    case ("Void", 0): return .tuple([])
    case ("AnyClass", 0): return .metatype(.name("AnyObject"), keyword: "Type")
    case ("Optional", 1): return .optional(arguments[0].inParentheses)
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    case ("InlineArray", 2): return .inlineArray(count: arguments[0], arguments[1])
    case ("Codable", 0): return .composition([.name("Decodable"), .name("Encodable")])
    default:
      if let name = TypeSyntax.standardAliases["\(TypeSyntax.named(self))"] {
        return .named(name.map { TypeSyntax.Component(Identifier($0)) })
      }
      if count == 2,
        let type = TypeSyntax.named([self[0]]).oneForm.standardMember(self[1].name.bare)
      {
        return type
      }
      // A subclass may name a nested type of its superclass with or without that class's arguments.
      return .named(
        enumerated().map { index, component in
          TypeSyntax.Component(
            Identifier(component.name.bare),
            arguments: index == count - 1 ? component.arguments?.map(\.oneForm) : nil)
        })
    }
  }
}

extension FunctionTypeSyntax {
  /// Names of parameters are only for readers.
  fileprivate var inOneForm: FunctionTypeSyntax {
    var form = self
    form.parameters = parameters.map {
      TypeSyntax.TupleElement($0.type.oneForm, isVariadic: $0.isVariadic)
    }
    form.result = result.oneForm
    guard case .typed(let error) = effects.throwing else { return form }
    let formed = error.oneForm
    form.effects.throwing =
      formed.isStandard("Error") ? .throws : formed.isStandard("Never") ? nil : .typed(formed)
    return form
  }
}
