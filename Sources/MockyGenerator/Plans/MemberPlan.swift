/// A member of a mock: a method, or a property or subscript with its getter and setter.
package struct MemberPlan {
  let kind: Kind
  /// Attributes that its implementations repeat.
  let attributes: [Attribute]
  let isolation: Isolation
  /// `static`, and for operators `prefix` and the like.
  let modifiers: [String]
  /// The kinds of calls: one requirement for a method, one or two for the others.
  package let requirements: [CallablePlan]
  /// A Boolean value that indicates whether a result builder would change a body without `return`.
  let needsReturn: Bool

  enum Kind { case method, property, `subscript`, initializer }

  /// True if it is called on the type.
  package var isStatic: Bool { requirements[0].isStatic }
}

/// The members of a mock in the order of the protocol, with its `#if` around them.
package enum PlanItem {
  case member(MemberPlan)
  /// The message about a member that a mock cannot have.
  case error(String)
  case conditional([(directive: String, items: [PlanItem])])
}

extension [PlanItem] {
  /// All members, including those under conditions.
  package var members: [MemberPlan] {
    flatMap { item in
      switch item {
      case .member(let member): [member]
      case .error: [MemberPlan]()
      case .conditional(let clauses): clauses.flatMap(\.items.members)
      }
    }
  }
}

/// Makes the members of a mock from those of its protocol.
struct MemberPlanner {
  /// The isolation of members that declare none.
  let isolation: Isolation
  let isActor: Bool
  let isIdentifiable: Bool
  let copyability: Copyability
  /// True if the members override those of a class.
  let isOfClass: Bool
  let generics: ClassGenerics
  /// The associated types that a mock shares with the object that it spies on.
  let sharedTypes: Set<String>
  /// A Boolean value that indicates whether a parent that a macro does not see may have a global
  /// actor, which members would inherit.
  let mayInheritIsolation: Bool
  /// The attributes of the protocol, and of the types around it, that restrict its availability.
  let outerAvailability: [Attribute]
  /// A Boolean value that indicates whether each method represents a closure.
  let isOfClosures: Bool
  /// A Boolean value that indicates whether the only method represents a function.
  let isOfFunction: Bool

  init(
    _ declaration: ProtocolDeclaration, _ copyability: Copyability, _ generics: ClassGenerics,
    primary: [String] = [], outerAvailability: [Attribute] = [], isOfClass: Bool
  ) {
    isolation = declaration.isolation
    isActor = !isOfClass && declaration.inheritsActor
    isIdentifiable = !isOfClass && declaration.inherits("Identifiable")
    (self.copyability, self.isOfClass, self.generics) = (copyability, isOfClass, generics)
    let names: Set = ["Self", Keyword.escaping("Mock\(declaration.name.bare)")]
    sharedTypes = Set(primary.map(\.bare))
      .union(generics.fixed.types.filter { !$0.type.mentions(names) }.map(\.name))
    mayInheritIsolation =
      declaration.isolation.written == nil
      && !declaration.parents.allSatisfy { StandardProtocol.isNonisolated($0.type) }
    self.outerAvailability = outerAvailability
    isOfClosures = declaration.representsClosures
    isOfFunction = declaration.functionParts != nil
  }

  func items(_ members: [Member]) -> [PlanItem] {
    members.compactMap { member in
      switch member.kind {
      case .method, .initializer: .member(read(callable: member))
      case .property, .subscript: .member(read(stored: member))
      case .conditional: .conditional(member.clauses.map { ($0.directive, items($0.members)) })
      case .unreadable: .error(member.name.text)
      case .associatedType, .typeAlias: nil
      }
    }
  }

  private func read(callable declared: Member) -> MemberPlan {
    let inner = copyability.inside(declared)
    let parameters = parameters(of: declared, declared.effects, inner)
    let isolation = declared.parameters.isolation
    let made = TypeSyntax.name("Self")
    let isMethod = declared.kind == .method
    let result =
      isMethod ? declared.result : declared.failability.isEmpty ? made : .optional(made)
    let call = CallablePlan(
      isMethod ? .method : .initializer, declared, parameters, declared.effects, result: result,
      isMethod ? result.map(inner.answer) ?? .yes : .yes, in: self, isolation: isolation)
    return member(
      isMethod ? .method : .initializer, declared.header, [call], isolation: isolation)
  }

  private func read(stored declared: Member) -> MemberPlan {
    let inner = copyability.inside(declared)
    let isSubscript = declared.kind == .subscript
    let effects = declared.accessors.getter?.effects ?? Effects()
    let answer = inner.answer(declared.type)
    let parameters = parameters(of: declared, effects, inner)
    let isolation = declared.parameters.isolation
    let getterIsolation = isDescribing(declared) ? .nonisolated : isolation
    let getter = CallablePlan(
      isSubscript ? .subscriptGetter : .getter, declared, parameters, effects,
      result: declared.type, answer, in: self, isolation: getterIsolation)
    let value = ParameterPlan(newValue: declared.type, answer, fixed: generics.fixed)
    let setter = declared.accessors.setter.map { _ in
      CallablePlan(
        isSubscript ? .subscriptSetter : .setter, declared, parameters + [value], Effects(),
        in: self, isolation: isolation)
    }
    return member(
      isSubscript ? .subscript : .property, declared.header, [getter] + [setter].compactMap(\.self),
      isolation: getterIsolation)
  }

  /// Returns whether a property also serves as the mock's own description or identity, which is
  /// bound to no actor.
  private func isDescribing(_ property: Member) -> Bool {
    guard property.kind == .property, !isOfClass else { return false }
    switch property.name.bare {
    case "description" where property.type.description == "String":
      return isActor || isIdentifiable || isolation(of: property.header).written != nil
    case "id": return isIdentifiable
    default: return false
    }
  }

  /// - Parameter isolation: its isolation, if the header does not declare it.
  private func member(
    _ kind: MemberPlan.Kind, _ header: DeclarationHeader, _ requirements: [CallablePlan],
    isolation: Isolation? = nil
  ) -> MemberPlan {
    let repeated = header.attributes.filter {
      ["available", "diagnose", "discardableResult", "concurrent"].contains($0.name)
    }
    let modifiers =
      isOfClass
      ? header.modifiersOfOverride(of: kind)
      : (requirements[0].isStatic && kind != .initializer ? ["static"] : [])
        + header.modifiers.map(\.name).filter { ["prefix", "postfix"].contains($0) }
    return MemberPlan(
      kind: kind, attributes: repeated,
      isolation: isOfClass ? .none : isolation ?? self.isolation(of: header),
      modifiers: modifiers, requirements: requirements,
      // A result builder is inherited, and an explicit `return` keeps it out of the mock.
      needsReturn: header.hasCustomAttribute)
  }

  func isolation(of header: DeclarationHeader) -> Isolation {
    if let word = header.modifiers.first(where: { $0.name == "nonisolated" }) {
      return Isolation(written: "\(word)", isMainActor: false)
    }
    if header.has(attribute: "concurrent") { return .none }
    // A custom attribute of a closure's type is a global actor, whatever its name.
    let actor = header.attributes.first { isOfClosures ? $0.isCustom : $0.isGlobalActor }
    return actor.map(Isolation.globalActor) ?? isolation
  }

  private func parameters(
    of declared: Member, _ effects: Effects, _ copyability: Copyability
  ) -> [ParameterPlan] {
    if declared.parameters.isEmpty { return [] }
    let names = ParameterNames(declared.parameters).usable
    return zip(declared.parameters, names).map { parameter, name in
      let isLabel = declared.kind != .subscript || parameter.secondName != nil
      let label = isLabel && !declared.isOperator ? parameter.firstName.text : "_"
      return ParameterPlan(
        parameter, name: name, label: label == "_" ? nil : label, of: effects.ofMock, copyability,
        fixed: generics.fixed)
    }
  }
}

extension DeclarationHeader {
  /// True if there is an attribute of the user's own, which may be a global actor or a result builder.
  var hasCustomAttribute: Bool { attributes.contains { $0.isCustom && !$0.isGlobalActor } }

  /// The attributes that also apply to its builder's methods.
  var availableAttributes: [Attribute] {
    attributes.filter { ["available", "diagnose"].contains($0.name) }
  }
}

extension [Accessor] {
  var getter: Accessor? { first { $0.keyword.text == "get" } }
  var setter: Accessor? { first { $0.keyword.text == "set" } }
}

extension MemberPlan {
  /// A Boolean value that indicates whether its getter may return `Void`, in a `get`: the compiler
  /// prefers an explicit `return` there.
  var hasVoidAccessor: Bool {
    guard kind == .property || kind == .subscript else { return false }
    let getter = requirements[0]
    return (requirements.count > 1 || !getter.effects.isEmpty) && getter.result?.mayBeVoid ?? true
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether it is `Void`, or an alias that may mean it.
  fileprivate var mayBeVoid: Bool {
    if isVoid { return true }
    return core.named.map { !$0.areKnown && core.parts.isEmpty } ?? false
  }
}
