/// Tells which types of a protocol can be copied and kept, as far as its declaration tells.
struct Copyability {
  /// Whether values of a type can be arguments and results like any others.
  enum Answer {
    case yes, no
    /// The compiler has to find out: `recorded` is the name of the type that asks it.
    case unknown(recorded: String)
  }

  /// Types that are known not to be.
  private var noncopyable: Set<String>
  /// Names that are known to be: associated types.
  private var copyable: Set<String>
  /// Types that a parameter borrows or consumes, which may mean anything.
  private var owned: Set<String> = []

  init(_ declaration: ProtocolDeclaration) {
    noncopyable = Self.standard.union(declaration.noncopyableTypes)
    let types = declaration.members.associatedTypes
    copyable = Set(types.map(\.name.bare) + declaration.primaryAssociatedTypes.map(\.bare))
    let suppressed = types.filter { type in
      type.inheritance.contains { $0.type.contains(\.isSuppressed) }
        || type.requirements.contains { $0.object.contains(\.isSuppressed) }
    }
    noncopyable.formUnion(suppressed.map(\.name.bare))
    owned = Set(
      declaration.members.parameterTypes.compactMap { type in
        guard type.isOwned else { return nil }
        return "\(type.withoutOwnership.stored.withoutOptional)"
      })
  }

  /// The same for a member with generic parameters of its own.
  func inside(
    _ parameters: [GenericParameter], _ requirements: [GenericRequirement]
  ) -> Copyability {
    var inner = self
    for parameter in parameters {
      let name = parameter.name.bare
      let demands =
        [parameter.constraint].compactMap(\.self)
        + requirements.filter { $0.subject.description == name }.map(\.object)
      if demands.contains(where: { $0.contains(\.isSuppressed) }) {
        inner.noncopyable.insert(name)
        inner.copyable.remove(name)
      } else {
        inner.copyable.insert(name)
        inner.noncopyable.remove(name)
      }
    }
    return inner
  }

  /// Whether a type can be copied.
  func answer(_ type: TypeSyntax) -> Answer {
    let type = type.valueOnly.stored
    switch type.core {
    case .optional(let wrapped), .inlineArray(_, let wrapped):
      if case .yes = answer(wrapped) { return .yes }
      if case .no = answer(wrapped) { return .no }
    case .some(let constraint):
      return constraint.contains(\.isSuppressed) ? .no : .yes
    case .named(let components):
      if let answer = answer(components) { return answer }
    default: return .yes
    }
    guard owned.contains("\(type.withoutOptional)") else { return .yes }
    return .unknown(recorded: "__\(Self.identifier(type))")
  }

  private func answer(_ components: [TypeSyntax.Component]) -> Answer? {
    let name = components.map(\.name.bare).joined(separator: ".")
    if noncopyable.contains(name) || noncopyable.contains(components.last?.name.bare ?? "") {
      return .no
    }
    if ["Optional", "Result", "InlineArray"].contains(name) {
      let answers = (components[0].arguments ?? []).map(answer)
      if answers.contains(where: { if case .no = $0 { true } else { false } }) { return .no }
    }
    if name == "Self" || copyable.contains(components[0].name.bare) || components.areKnown {
      return .yes
    }
    return nil
  }

  /// The types that the compiler has to be asked about, with the names they are asked by.
  func asked(_ items: [MockedItem]) -> [(name: String, type: TypeSyntax)] {
    var found: [String: TypeSyntax] = [:]
    for requirement in items.members.flatMap(\.requirements) {
      for parameter in requirement.parameters {
        if let name = parameter.recordedType { found[name] = parameter.declaredType }
      }
      if case .unknown(let name) = requirement.resultCopyability {
        found[name] = requirement.result
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.valueOnly.stored) }
  }

  /// A type's text as a name.
  private static func identifier(_ type: TypeSyntax) -> String {
    let text = "\(type)".replacing("?", with: "_Optional")
    return String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// Those of the standard library.
  private static let standard: Set<String> = [
    "Span", "RawSpan", "UTF8Span", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan",
    "Mutex", "Atomic", "AtomicLazyReference",
  ]
}

extension TypeSyntax {
  /// Whether it is one of the standard library's views that cannot outlive a call.
  var isView: Bool {
    guard case .named(let components) = core, let last = components.last else { return false }
    let isStandard = components.count == 1 || components[0].name.text == "Swift"
    let isGeneric = !last.name.text.contains("Raw") && !last.name.text.contains("UTF8")
    return isStandard && Self.views.contains(last.name.text)
      && isGeneric == (last.arguments?.count == 1)
  }

  /// Whether a view of that type can be changed.
  var isMutableView: Bool {
    guard isView, case .named(let components) = core else { return false }
    return components.contains {
      $0.name.text.hasPrefix("Mutable") || $0.name.text.hasPrefix("Output")
    }
  }

  private static let views: Set<String> = [
    "Span", "RawSpan", "UTF8Span", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan",
  ]

  /// Whether it says who owns the value: `borrowing T`, `consuming T`.
  var isOwned: Bool { hasSpecifier(["borrowing", "consuming"]) }

  func hasSpecifier(_ names: [String]) -> Bool {
    guard case .attributed(_, let specifiers, _) = self else { return false }
    return specifiers.contains { names.contains($0.name) }
  }

  /// `T` for `T?`.
  var withoutOptional: TypeSyntax {
    switch core {
    case .optional(let wrapped), .unwrapped(let wrapped): wrapped.withoutOptional
    default: self
    }
  }

  /// What stands for it in an expectation, where it cannot be recorded.
  var unrecorded: TypeSyntax {
    func name(_ text: String, _ arguments: [TypeSyntax]? = nil) -> Component {
      Component(Identifier(text, SourceRange(0, 0)), arguments: arguments)
    }
    return .named([name("MockyCore"), name("Unrecorded", [self])])
  }
}

extension [Member] {
  /// The types of all parameters, whatever they stand in.
  fileprivate var parameterTypes: [TypeSyntax] {
    flatMap { member -> [TypeSyntax] in
      switch member {
      case .method(let method): method.parameters.map(\.type)
      case .initializer(let initializer): initializer.parameters.map(\.type)
      case .subscript(let declaration): declaration.parameters.map(\.type)
      case .conditional(let clauses): clauses.flatMap(\.members.parameterTypes)
      case .property, .associatedType, .typeAlias, .unreadable: []
      }
    }
  }
}

extension ProtocolDeclaration {
  /// The types that `@Mockable(noncopyable:)` names.
  var noncopyableTypes: Set<String> {
    let mockable = header.attributes.first { $0.name.hasSuffix("Mockable") }
    guard let list = mockable?.arguments, list.contains("noncopyable") else { return [] }
    let types = list.drop { $0 != ":" }.dropFirst().split(separator: ",")
    return Set(
      types.map { type in
        let text = type.filter { !$0.isWhitespace }
        return String((text.hasSuffix(".self") ? text.dropLast(5) : text[...]).prefix { $0 != "<" })
      })
  }
}
