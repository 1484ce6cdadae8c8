/// A plan for the mock of a protocol, derived from its declaration.
package final class ProtocolPlan {
  /// The name without backticks.
  package let name: String
  /// The name in the declaration.
  package let declaredName: String
  package let access: AccessLevels
  let availability: [Attribute]
  /// The availability of the extension, which is outside of the types around the protocol and
  /// repeats theirs.
  package let extensionAvailability: [Attribute]
  let isActor: Bool
  /// A Boolean value that indicates whether its mocks are subclasses of `NSObject`.
  let isObject: Bool
  /// The names after the protocol's own: `["Item"]` for `Store<Item>`.
  let primaryAssociatedTypes: [String]
  /// True if an attribute of the user's own may be a global actor, which a mock does not see.
  let mayBeIsolated: Bool
  /// A Boolean value that indicates whether a parent that a macro does not see may have a global
  /// actor, which members would inherit.
  let mayInheritIsolation: Bool
  /// The types around it, outermost first: `["Shop"]` for `Shop.Subscriber`.
  let enclosing: [String]
  package let generics: ClassGenerics
  package let items: [PlanItem]
  /// The requirements that share a name, and how they differ.
  package let overloads: Overloads
  let setterNames: SetterNames
  /// The types that only the compiler knows to be copyable or not, with names that ask it.
  package let recordedTypes: [(name: String, type: TypeSyntax)]
  /// The standard library's requirements that its mocks implement themselves.
  let standardRequirements: [StandardRequirement]
  /// A Boolean value that indicates whether a fixed associated type may be another one in a real
  /// object.
  let hasUsualTypes: Bool
  /// The name of the builder's generic parameter, which no type of the protocol has; empty without
  /// one.
  let mockParameter: String
  /// A Boolean value that indicates whether the builder depends on the mock's type: some type is
  /// one of the mock's own.
  let hasGenericBuilder: Bool
  /// A Boolean value that indicates whether a parent requires members that its mock has from
  /// elsewhere.
  let inheritsFromElsewhere: Bool
  /// A Boolean value that indicates whether expectations can leave out arguments, behind
  /// `anyArguments`.
  let hasAnyArguments: Bool

  /// The parts of a struct of closures; nil for other mocks.
  package let structParts: StructParts?

  var className: String { Keyword.escaping("Mock\(name)") }
  var builderName: String { Keyword.escaping("\(name)Expectations") }
  var qualifiedName: String { (enclosing + [declaredName]).joined(separator: ".") }
  var qualifiedClassName: String { (enclosing + [className]).joined(separator: ".") }
  var qualifiedBuilderName: String { (enclosing + [builderName]).joined(separator: ".") }

  /// Returns the builder for mocks of a type.
  func qualifiedBuilder(of mock: String) -> String {
    qualifiedBuilderName + (hasGenericBuilder ? "<\(mock)>" : "")
  }

  /// Plans the mock of a protocol with its inherited requirements.
  ///
  /// - Parameters:
  ///   - requirements: the requirements of the protocol and its parents.
  ///   - primary: its own primary associated types.
  ///   - declaredName: its name at the place of the mock, if not the declared one.
  ///   - hasAnyArguments: true if expectations can leave out arguments.
  package convenience init(
    _ requirements: InheritedRequirements, primary: [Identifier]? = nil,
    declaredName: String? = nil, hasAnyArguments: Bool = false
  ) {
    self.init(
      requirements.declaration, primary: primary, declaredName: declaredName,
      standardRequirements: StandardRequirement.all(of: requirements),
      hasUsualTypes: requirements.hasUsualTypes,
      inheritsFromElsewhere: requirements.inheritsFromElsewhere, hasAnyArguments: hasAnyArguments)
  }

  /// Plans the mock of a protocol without inherited requirements.
  ///
  /// - Parameters:
  ///   - declaration: the protocol.
  ///   - hasAnyArguments: true if expectations can leave out arguments.
  package convenience init(_ declaration: ProtocolDeclaration, hasAnyArguments: Bool = false) {
    self.init(declaration, primary: nil, hasAnyArguments: hasAnyArguments)
  }

  /// - Parameters:
  ///   - declaration: the protocol, with what it inherits if that is known.
  ///   - primary: its own primary associated types, if the declaration has others as well.
  ///   - declaredName: its name, if not the declared one.
  ///   - access: the access of generated declarations, if it is not the protocol's.
  ///   - subclass: the mock's type, if it is a class.
  init(
    _ declaration: ProtocolDeclaration, primary: [Identifier]? = nil,
    declaredName: String? = nil, access: AccessLevels? = nil, subclass: String? = nil,
    standardRequirements: [StandardRequirement] = [], hasUsualTypes: Bool = false,
    inheritsFromElsewhere: Bool = false, hasAnyArguments: Bool = false
  ) {
    let name = declaration.name.bare
    self.name = name
    structParts = declaration.structParts
    self.declaredName = declaredName ?? declaration.name.text
    self.access = access ?? AccessLevels(declaration)
    self.standardRequirements = standardRequirements
    self.hasUsualTypes = hasUsualTypes
    self.inheritsFromElsewhere = inheritsFromElsewhere
    self.hasAnyArguments = hasAnyArguments
    availability = declaration.header.availability
    extensionAvailability = declaration.enclosing.flatMap(\.header.availability) + availability
    isActor = declaration.inheritsActor
    isObject = declaration.isObject
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
    items = MemberPlanner(
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

  func inherits(_ name: String) -> Bool {
    parents.contains { $0.type.description.prefix { $0 != "<" } == name }
  }
}

extension DeclarationHeader {
  /// The attributes that restrict when it is available, and to whom.
  fileprivate var availability: [Attribute] {
    attributes.filter { ["available", "diagnose", "_spi"].contains($0.name) }
  }
}

extension InheritedType {
  package var parts: [InheritedType] {
    type.kind == .composition ? type.parts.map { InheritedType($0, $0.nameRange ?? range) } : [self]
  }
}

extension [Member] {
  /// The associated types that are under no condition.
  package var associatedTypes: [Member] { filter { $0.kind == .associatedType } }
}
