/// A plan for the mock of a class: a subclass that overrides all members that can be overridden.
package struct ClassPlan {
  /// The parts that the mock of a protocol has as well: names, access, the overriding members.
  package let mocked: ProtocolPlan
  let genericParameters: [GenericParameter]
  let requirements: [GenericRequirement]
  /// The initializers of the class that make the mock.
  let initializers: [PlanItem]

  /// The attribute of the actor that the class declares, with a blank after it. A main actor by
  /// default is known only inside its module.
  let actor: String

  /// A Boolean value that indicates whether the class is an error without `@unchecked Sendable`.
  /// Only a final class can then inherit from it.
  let isFinal: Bool

  /// `Cache<Key, Value>`
  var superclass: String { mocked.declaredName + arguments }
  /// `MockCache<Key, Value>`
  var type: String { mocked.className + arguments }

  private let arguments: String
}

extension ClassPlan {
  /// - Parameters:
  ///   - written: the class, with what it inherits if that is known.
  ///   - declaredName: its name at the place of the mock, if not the declared one.
  package init(_ written: ProtocolDeclaration, declaredName: String? = nil) {
    let declaration = written.withoutShadows
    genericParameters = declaration.classParts?.genericParameters ?? []
    requirements = declaration.requirements
    actor = declaration.header.attributes.first(where: \.isGlobalActor).map { "\($0) " } ?? ""
    let parents = declaration.inheritance.map(\.type)
    isFinal =
      parents.contains { parent in
        ["Error", "LocalizedError", "CustomNSError"].contains(where: parent.isStandard)
      } && actor.isEmpty && !parents.contains { "\($0)" == "@unchecked Sendable" }
    let list = genericParameters.map(\.argument).joined(separator: ", ")
    arguments = list.isEmpty ? "" : "<\(list)>"
    var overridden = declaration
    overridden.enclosing = []
    overridden.requirements = []
    overridden.members =
      declaration.members.overridable + [declaration.decodingInitializer].compactMap(\.self)
    mocked = ProtocolPlan(
      overridden, declaredName: declaredName, access: AccessLevels(declaration),
      subclass: Keyword.escaping("Mock\(declaration.name.bare)") + arguments)
    let reader = MemberPlanner(
      declaration, Copyability(overridden), ClassGenerics(overridden), isOfClass: true)
    initializers = reader.items(declaration.members.designatedInitializers)
  }
}

extension GenericParameter {
  /// The parameter as an argument for the superclass.
  fileprivate var argument: String { kind == .pack ? "repeat each \(name.text)" : name.text }
}

extension [Member] {
  /// The members that a subclass in the same file, or one that sees as much, can override.
  var overridable: [Member] {
    compactMap { member in
      member.kind == .conditional
        ? .conditional(member.clauses.mapping(\.overridable)) : member.overridden
    }
  }

  /// The initializers that a subclass can call; the class need not declare any.
  var designatedInitializers: [Member] {
    let initializers = filter(\.isInitializer)
    let found = designated
    let isImplicit = initializers.allSatisfy(\.isConvenience) && found.isEmpty
    return isImplicit ? [.implicitInitializer] : found
  }

  private var designated: [Member] {
    keeping { $0.kind == .initializer && $0.isDesignated }
  }
}

extension Member {
  /// The member as a mock overrides it; nil if it cannot.
  fileprivate var overridden: Member? {
    switch kind {
    case .method, .property, .subscript:
      guard header.isOverridable, !isConstant, !isStandard, kind != .property || !lacksType else {
        return nil
      }
      let overridden =
        kind == .method ? self : changing { $0.accessors = visibleAccessors }
      return RequirementCheck(overridden).diagnostics.isEmpty ? overridden : nil
    case .initializer: return header.has(modifier: "required") && isDesignated ? self : nil
    case .typeAlias, .unreadable: return self
    case .conditional, .associatedType: return nil
    }
  }

  package var isInitializer: Bool {
    kind == .initializer || clauses.contains { $0.members.contains(where: \.isInitializer) }
  }

  fileprivate var isConvenience: Bool {
    if kind == .initializer { return header.has(modifier: "convenience") }
    return clauses.allSatisfy {
      $0.members.filter(\.isInitializer).allSatisfy(\.isConvenience)
    }
  }

  /// A Boolean value that indicates whether a subclass can call the initializer, which excludes
  /// convenience initializers.
  var isDesignated: Bool {
    !header.has(modifier: "convenience") && !header.isPrivate && !header.isUnavailable
      && !parameters.contains(where: \.isVariadic)
  }

  /// The initializer of a class that declares none.
  static var implicitInitializer: Member {
    Member(MemberParts(kind: .initializer, name: Identifier("init")))
  }

  /// Members that describe and compare objects are no calls of a test.
  private var isStandard: Bool {
    switch kind {
    case .method: ["isEqual", "hash"].contains(name.bare) && parameters.count == 1
    case .property:
      ["description", "debugDescription", "hash", "hashValue", "customMirror"].contains(name.bare)
    default: false
    }
  }

  /// The plain accessors, without a setter that is hidden from a subclass.
  private var visibleAccessors: [Accessor] {
    let hidesSetter = header.modifiers.contains(where: \.hidesSetter)
    return accessors.plain.filter { !hidesSetter || $0.keyword.text != "set" }
  }
}

extension DeclarationHeader {
  /// A Boolean value that indicates whether a subclass sees it and may override it.
  var isOverridable: Bool {
    !has(modifier: "final") && !has(modifier: "static") && !isPrivate && !isUnavailable
  }

  package var isPrivate: Bool { has(access: ["private"]) }

  package var isUnavailable: Bool {
    attributes.contains { $0.name == "available" && $0.words.contains(["unavailable"]) }
  }
}

extension Modifier {
  fileprivate var hidesSetter: Bool {
    ["private", "fileprivate"].contains(name) && detail == "set"
  }
}

extension [Accessor] {
  /// The plain accessors with the same effect for readers and writers.
  fileprivate var plain: [Accessor] {
    let isWritten = contains {
      ["set", "_modify", "modify", "unsafeMutableAddress", "mutate"].contains($0.keyword.text)
    }
    let effects = first { $0.keyword.text == "get" }?.effects ?? Effects()
    let getter = Accessor(keyword: Identifier("get"), effects: effects)
    let setter = Accessor(keyword: Identifier("set"))
    return isWritten ? [getter, setter] : [getter]
  }
}

extension DeclarationHeader {
  /// Returns the modifiers before an overriding member; its isolation is inherited.
  func modifiersOfOverride(of kind: MemberPlan.Kind) -> [String] {
    let access = accessOfOverride.isEmpty ? [] : [String(accessOfOverride.dropLast())]
    guard kind != .initializer else { return access }
    let setter = modifiers.filter {
      $0.detail == "set" && ["internal", "package"].contains($0.name)
    }
    return access + setter.map(\.description) + ["override"]
      + (has(modifier: "class") ? ["class"] : [])
  }

  /// The access with a blank after it: as wide as that of the overridden member.
  var accessOfOverride: String {
    let words = ["open", "public", "package", "fileprivate"]
    let access = words.first { has(access: [$0]) }.map { "\($0) " } ?? ""
    return access == "open " ? "public " : access
  }
}
