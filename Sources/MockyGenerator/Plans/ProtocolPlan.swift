/// All that is to be written for a protocol, worked out from its declaration.
package final class ProtocolPlan {
  /// Without backticks.
  package let name: String
  /// As it is declared.
  package let declaredName: String
  let access: AccessLevels
  let availability: [Attribute]
  /// The extension stands outside of the types around the protocol, and so says theirs, too.
  package let extensionAvailability: [Attribute]
  let isActor: Bool
  /// The names after the protocol's own: `["Item"]` for `Store<Item>`.
  let primaryAssociatedTypes: [String]
  /// True if an attribute of the user's own may be a global actor, which a mock does not see.
  let mayBeIsolated: Bool
  /// Whether a parent that a macro does not see may have a global actor, and so its members.
  let mayInheritIsolation: Bool
  /// The types around it, outermost first: `["Shop"]` for `Shop.Subscriber`.
  let enclosing: [String]
  package let generics: ClassGenerics
  package let items: [PlanItem]
  /// The requirements that share a name, and how they differ.
  package let overloads: Overloads
  let setterNames: SetterNames
  /// The types of which only the compiler knows whether they can be copied, and names to ask by.
  package let recordedTypes: [(name: String, type: TypeSyntax)]
  /// What of the standard library's requirements its mocks answer themselves.
  let standardRequirements: [StandardRequirement]
  /// Whether an associated type is fixed that a real object may have otherwise.
  let hasUsualTypes: Bool
  /// The name of the builder's generic parameter, which no type of the protocol has; empty where it has
  /// none.
  let mockParameter: String
  /// Whether the builder has to know the mock's type: some type is one of the mock's own.
  let hasGenericBuilder: Bool

  var className: String { Keyword.escaping("Mock\(name)") }
  var builderName: String { Keyword.escaping("\(name)Expectations") }
  var qualifiedName: String { (enclosing + [declaredName]).joined(separator: ".") }
  var qualifiedClassName: String { (enclosing + [className]).joined(separator: ".") }
  var qualifiedBuilderName: String { (enclosing + [builderName]).joined(separator: ".") }

  /// The builder for mocks of some type.
  func qualifiedBuilder(of mock: String) -> String {
    qualifiedBuilderName + (hasGenericBuilder ? "<\(mock)>" : "")
  }

  /// A protocol with what it inherits.
  ///
  /// - Parameters:
  ///   - requirements: the protocol's and its parents'.
  ///   - primary: its own primary associated types.
  ///   - declaredName: how it is named where the mock stands, if not as it is declared.
  package convenience init(
    _ requirements: InheritedRequirements, primary: [Identifier]? = nil,
    declaredName: String? = nil
  ) {
    self.init(
      requirements.declaration, primary: primary, declaredName: declaredName,
      standardRequirements: StandardRequirement.all(of: requirements),
      hasUsualTypes: requirements.hasUsualTypes)
  }

  /// A protocol without what it inherits.
  package convenience init(_ declaration: ProtocolDeclaration) {
    self.init(declaration, primary: nil)
  }

  /// - Parameters:
  ///   - declaration: the protocol, with what it inherits if that is known.
  ///   - primary: its own primary associated types, if it is given others' as well.
  ///   - declaredName: how it is named, if not as it is declared.
  ///   - access: the access of what is written, if something else says it.
  ///   - subclass: the mock's type, where this is a class.
  init(
    _ declaration: ProtocolDeclaration, primary: [Identifier]? = nil,
    declaredName: String? = nil, access: AccessLevels? = nil, subclass: String? = nil,
    standardRequirements: [StandardRequirement] = [], hasUsualTypes: Bool = false
  ) {
    let name = declaration.name.bare
    self.name = name
    self.declaredName = declaredName ?? declaration.name.text
    self.access = access ?? AccessLevels(declaration)
    self.standardRequirements = standardRequirements
    self.hasUsualTypes = hasUsualTypes
    availability = declaration.header.availability
    extensionAvailability = declaration.enclosing.flatMap(\.header.availability) + availability
    isActor = declaration.inheritsActor
    mayInheritIsolation =
      declaration.isolation.written == nil
      && !declaration.parents.allSatisfy { StandardProtocol.isNonisolated($0.type) }
    mayBeIsolated = declaration.header.attributes.contains {
      $0.isCustom && !$0.isGlobalActor && !$0.isMockable
    }
    primaryAssociatedTypes = (primary ?? declaration.primaryAssociatedTypes).map(\.text)
    enclosing = declaration.enclosing.map { "\($0.type)" }
    let resolved = declaration.withoutShadows.withoutAliases
    generics = ClassGenerics(resolved)
    let copyability = Copyability(resolved)
    items = MemberReader(
      declaration, copyability, fixed: generics.fixed, outerAvailability: extensionAvailability,
      isOfClass: subclass != nil
    ).items(resolved.members)
    let requirements = items.members.flatMap(\.requirements)
    overloads = Overloads(requirements)
    setterNames = SetterNames(requirements)
    recordedTypes = copyability.asked(items)
    hasGenericBuilder = !generics.names.isEmpty || requirements.contains { $0.mentions("Self") }
    mockParameter =
      subclass ?? (hasGenericBuilder ? Self.freeName(requirements, generics, besides: name) : "")
  }

  private static func freeName(
    _ requirements: [CallablePlan], _ generics: ClassGenerics, besides taken: String
  ) -> String {
    let names = ["M", "Mocked", "MockedType", "MockedSelf"]
    return names.first { name in
      name != taken && !generics.names.contains(name)
        && !requirements.contains { $0.mentions(name) }
    } ?? "MockOfThisProtocol"
  }
}

extension CallablePlan {
  fileprivate func mentions(_ name: String) -> Bool {
    genericParameters.contains { $0.name.bare == name } || hasType { $0.mentions([name]) }
      || effects.types.contains { $0.mentions([name]) }
  }
}

extension ProtocolDeclaration {
  /// The names after the colon, and those that a `where` clause adds to `Self`.
  package var parents: [InheritedType] {
    inheritance.flatMap(\.parts)
      + requirements.filter { $0.relation == .conforms && $0.subject.description == "Self" }
      .flatMap { InheritedType($0.object, $0.object.nameRange ?? $0.range).parts }
  }

  var inheritsActor: Bool { inherits("Actor") || inherits("_Concurrency.Actor") }

  func inherits(_ name: String) -> Bool { parents.contains { $0.type.description == name } }
}

extension DeclarationHeader {
  /// Since when, and to whom it is available.
  fileprivate var availability: [Attribute] {
    attributes.filter { ["available", "_spi"].contains($0.name) }
  }
}

extension InheritedType {
  package var parts: [InheritedType] {
    guard case .composition(let types) = type else { return [self] }
    return types.map { InheritedType($0, $0.nameRange ?? range) }
  }
}

extension [Member] {
  /// The associated types that stand under no condition.
  var associatedTypes: [AssociatedTypeDeclaration] {
    compactMap { if case .associatedType(let type) = $0 { type } else { nil } }
  }
}
