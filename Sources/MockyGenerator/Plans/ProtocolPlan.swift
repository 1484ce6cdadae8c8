/// A plan for the mock of a protocol, derived from its declaration.
package final class ProtocolPlan {
  private let declaration: ProtocolDeclaration
  /// The name in the declaration.
  package let declaredName: String
  package let access: AccessLevels
  /// The names after the protocol's own: `["Item"]` for `Store<Item>`.
  let primaryAssociatedTypes: [String]
  package let generics: ClassGenerics
  package let items: [PlanItem]
  /// The requirements that share a name, and how they differ.
  package let overloads: Overloads
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
  /// A Boolean value that indicates whether its mock is a subclass.
  let isSubclass: Bool

  /// The name without backticks.
  package var name: String { declaration.name.bare }
  /// A Boolean value that indicates whether its methods represent closures.
  var isOfClosures: Bool { declaration.representsClosures }
  /// The parts of a struct of closures; nil for other mocks.
  package var structParts: StructParts? { declaration.structParts }
  var isActor: Bool { declaration.inheritsActor }
  /// A Boolean value that indicates whether its mocks are subclasses of `NSObject`.
  var isObject: Bool { declaration.isObject }
  var availability: [Attribute] { declaration.header.availability }
  /// The availability of the extension, which is outside of the types around the protocol and
  /// repeats theirs.
  package var extensionAvailability: [Attribute] { declaration.extensionAvailability }
  /// The types around it, outermost first: `["Shop"]` for `Shop.Subscriber`.
  var enclosing: [String] { declaration.enclosing.map { "\($0.type)" } }
  package var className: String { Keyword.escaping("Mock\(name)") }
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
  package convenience init(
    _ requirements: InheritedRequirements, primary: [Identifier]? = nil,
    declaredName: String? = nil
  ) {
    self.init(
      requirements.declaration, primary: primary, declaredName: declaredName,
      standardRequirements: StandardRequirement.all(of: requirements),
      hasUsualTypes: requirements.hasUsualTypes,
      inheritsFromElsewhere: requirements.inheritsFromElsewhere)
  }

  /// - Parameters:
  ///   - declaration: the protocol, with what it inherits if that is known.
  ///   - primary: its own primary associated types, if the declaration has others as well.
  ///   - declaredName: its name, if not the declared one.
  ///   - access: the access of generated declarations, if it is not the protocol's.
  ///   - subclass: the mock's type, if it is a class.
  package init(
    _ declaration: ProtocolDeclaration, primary: [Identifier]? = nil,
    declaredName: String? = nil, access: AccessLevels? = nil, subclass: String? = nil,
    standardRequirements: [StandardRequirement] = [], hasUsualTypes: Bool = false,
    inheritsFromElsewhere: Bool = false
  ) {
    self.declaration = declaration
    isSubclass = subclass != nil
    self.declaredName = declaredName ?? declaration.name.text
    self.access = access ?? AccessLevels(declaration)
    self.standardRequirements = standardRequirements
    self.hasUsualTypes = hasUsualTypes
    self.inheritsFromElsewhere = inheritsFromElsewhere
    primaryAssociatedTypes = (primary ?? declaration.primaryAssociatedTypes).map(\.text)
    let resolved = declaration.withoutShadows.withoutAliases
    generics = ClassGenerics(resolved)
    let copyability = Copyability(resolved)
    items = MemberPlanner(
      declaration, copyability, generics, primary: primaryAssociatedTypes,
      outerAvailability: declaration.extensionAvailability, isOfClass: isSubclass
    ).items(resolved.members)
    let requirements = items.members.flatMap(\.requirements)
    overloads = Overloads(requirements)
    recordedTypes = copyability.asked(items)
    hasGenericBuilder = !generics.names.isEmpty || requirements.contains { $0.mentions("Self") }
    let taken = generics.names + [declaration.name.bare]
    let free = ["M", "Mocked", "MockedType", "MockedSelf"].first { name in
      !taken.contains(name) && !requirements.contains { $0.mentions(name) }
    }
    mockParameter = subclass ?? (hasGenericBuilder ? free ?? "MockOfThisProtocol" : "")
  }
}

extension ProtocolPlan {
  package var hasStaticMembers: Bool { items.members.contains(where: \.isStatic) }

  var hasInitializers: Bool {
    items.members.contains { $0.kind == .initializer }
  }

  /// The systems that this type needs and the protocol itself does not.
  var existentialSupport: SystemSupport? {
    primaryAssociatedTypes.isEmpty || isOfClosures
      ? nil : SystemSupport.parameterizedProtocols.beyond(extensionAvailability)
  }

  /// Returns the type of any conforming object, with the arguments that its mocks are generic over:
  /// `any Store<Item>`. For closures, it is the type of a struct that a spy can keep.
  ///
  /// - Parameter name: the protocol's name at that place.
  /// - Returns: the type; nil if there is no such type.
  func existential(named name: String) -> String? {
    if isOfClosures { return structParts.flatMap { $0.canBeSpied ? $0.type : nil } }
    let primary = primaryAssociatedTypes
    // An attribute of the user's own may be a global actor, which a mock does not see.
    let mayBeIsolated = declaration.header.attributes.contains {
      $0.isCustom && !$0.isGlobalActor && !$0.isMockable
    }
    guard !hasUsualTypes, !mayBeIsolated else { return nil }
    guard generics.parameters.allSatisfy({ primary.contains($0.name.text) }) else { return nil }
    return primary.isEmpty ? "any \(name)" : "any \(name)<\(primary.joined(separator: ", "))>"
  }

  /// The reason why none of the defaults can run.
  package var obstacleOfDefaults: String? {
    if isActor { return "its protocol is for actors" }
    if hasInitializers { return "its protocol requires an initializer" }
    if hasGenericBuilder { return "its protocol names 'Self' or an associated type" }
    if inheritsFromElsewhere {
      return "its protocol inherits from a protocol whose source is not available"
    }
    return existential(named: "") == nil ? "its protocol has an unknown attribute" : nil
  }

  /// Returns a type in the builder, whose `Self` is the builder: `Self.Item` is the mock's.
  func inBuilder(_ type: TypeSyntax) -> TypeSyntax {
    type.mapping { $0.withSelf(named: self.mockParameter) }
  }
}

extension CallablePlan {
  fileprivate func mentions(_ name: String) -> Bool {
    genericParameters.contains { $0.name.bare == name }
      || (types + effects.types).contains { $0.mentions([name]) }
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

  fileprivate var extensionAvailability: [Attribute] {
    enclosing.flatMap(\.header.availability) + header.availability
  }

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
