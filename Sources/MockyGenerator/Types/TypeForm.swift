extension TypeSyntax {
  /// The type in the one form in which types are compared. Different ways to write it become one,
  /// and parts that separate no members are left out. Names mean what they say.
  package var oneForm: TypeSyntax {
    mapping { part in
      switch part {
      case .named(let components): components.inOneForm
      case .unwrapped(let base), .optional(let base): .optional(base.oneForm.inParentheses)
      case .any(let base): base.oneForm
      case .tuple(let elements) where elements.count == 1 && elements[0].isPlain:
        elements[0].type.oneForm
      case .member(let base, let last): base.oneForm.standardMember(last.name.bare)?.oneForm
      case .metatype(let base, let keyword): base.oneMetatype(keyword)
      case .composition(let types): Self.sorted(types)
      case .function(let function): .function(function.inOneForm)
      case .attributed(let attributes, let specifiers, let base):
        base.oneForm.with(attributes, specifiers)
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
  var composed: [TypeSyntax] { if case .composition(let types) = self { types } else { [self] } }

  /// `(any P).Type` is not `any P.Type`.
  private func oneMetatype(_ keyword: String) -> TypeSyntax {
    let base = oneForm
    if case .any = core { return .metatype(.tuple([TupleElement(.any(base))]), keyword: keyword) }
    return .metatype(base.inParentheses, keyword: keyword)
  }

  /// The order of attributes and specifiers does not count, and neither does whether a closure
  /// escapes.
  private func with(_ attributes: [Attribute], _ specifiers: [Modifier]) -> TypeSyntax {
    let kept = attributes.filter { $0.name != "escaping" }.sorted { "\($0)" < "\($1)" }
    if kept.isEmpty, specifiers.isEmpty { return self }
    return .attributed(kept, specifiers: specifiers.sorted { "\($0)" < "\($1)" }, self)
  }
}

extension TypeSyntax {
  /// Returns an associated type of a standard collection or optional, in one form: `Int` for
  /// `[Int].Element`.
  fileprivate func standardMember(_ name: String) -> TypeSyntax? {
    switch (self, name) {
    case (.array(let type), "Element"), (.optional(let type), "Wrapped"),
      (.dictionary(let type, _), "Key"),
      (.dictionary(_, let type), "Value"):
      type
    case (.named(let components), "Element")
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
      if let name = TypeSyntax.standardAliases[map(\.description).joined(separator: ".")] {
        return .named(name.map { TypeSyntax.Component(Identifier($0, SourceRange(0, 0))) })
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
            Identifier(component.name.bare, SourceRange(0, 0)),
            arguments: index == count - 1 ? component.arguments?.map(\.oneForm) : nil)
        })
    }
  }
}

extension TypeSyntax.TupleElement {
  fileprivate var isPlain: Bool { names.isEmpty && !isVariadic }
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
    switch error.oneForm {
    case let error where error.isStandard("Error"): form.effects.throwing = .throws
    case let error where error.isStandard("Never"): form.effects.throwing = nil
    case let error: form.effects.throwing = .typed(error)
    }
    return form
  }
}
