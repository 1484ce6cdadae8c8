import MockyGenerator

/// A mock to write, and the declaration it is written from.
struct OnDemandMock {
  let found: FoundProtocol
  /// The conditions around it.
  let conditions: [Condition]
  let mocked: ProtocolPlan
  let ancestors: [FoundProtocol]
  private let symbols: Symbols
  /// The plan for a class; nil for a protocol.
  let mockedClass: ClassPlan?
  /// The values that it makes up.
  var values: [MadeUpValue] = []
  /// The mock of the class that the protocol is bound to.
  var base: TypeSyntax?
  /// A Boolean value that indicates whether the class has all that it inherits.
  let hasInheritedMembers: Bool

  /// Returns the mocks of a protocol: several if conditions decide which associated types it has.
  ///
  /// - Throws: the problem that keeps them from being written.
  static func all(
    of found: FoundProtocol, in symbols: Symbols, for mock: MockPlace
  ) throws(SourceProblem) -> [OnDemandMock] {
    let ancestry = SourceAncestry(
      symbols: symbols, mock: mock, defaults: ExtensionDefaults(of: found, in: symbols, for: mock))
    let requirements = InheritedRequirements(of: found, in: ancestry)
    var mocks: [OnDemandMock] = []
    let variants = requirements.declaration.variants
    let name = found.declaration.name
    if variants.isEmpty { throw found.problem(.error(.tooManyVariants, name.range)) }
    for variant in variants {
      var varied = requirements
      varied.declaration = variant.declaration
      mocks.append(
        try OnDemandMock(
          of: found, varied, under: found.conditions + variant.conditions, in: symbols, for: mock))
    }
    return mocks
  }

  private init(
    of found: FoundProtocol, _ inherited: InheritedRequirements, under conditions: [Condition],
    in symbols: Symbols, for mock: MockPlace
  ) throws(SourceProblem) {
    self.found = found
    self.conditions = conditions
    var requirements = inherited
    mockedClass = nil
    ancestors = requirements.ancestors.filter { !$0.isStandard }
    hasInheritedMembers = !requirements.ancestors.isEmpty && !requirements.hasUnknownParents
    let name = symbols.name(of: found, in: mock)
    let diagnostics =
      found.kind == .struct
      ? requirements.declaration.takeClosures(named: name ?? found.declaration.name.text)
      : found.kind == .function
        ? FunctionAliasCheck(requirements.declaration, isLocal: false).diagnostics
        : ProtocolCheck(requirements.declaration, isLocal: false, seesSources: true).diagnostics
    if let diagnostic = diagnostics.first { throw found.problem(diagnostic) }
    requirements.declaration.moveIntoTests(found, mock.access)
    mocked = ProtocolPlan(
      requirements, primary: found.declaration.primaryAssociatedTypes, declaredName: name)
    self.symbols = symbols
  }

  /// The part of a mock of several protocols that covers one of them, with its own requirements
  /// only.
  init?(extending found: FoundProtocol, in symbols: Symbols) {
    self.found = found
    conditions = found.conditions
    mockedClass = nil
    self.symbols = symbols
    ancestors = []
    hasInheritedMembers = false
    var declaration = found.declaration
    // Only a class can conform to it, and brings the conformance.
    declaration.inheritance = declaration.inheritance.flatMap(\.parts)
      .filter { StandardProtocol.systemClass($0.type) == nil }
    declaration.requirements.removeAll { StandardProtocol.systemClass($0.object) != nil }
    declaration.copyingRules =
      InheritedRequirements(of: found, in: SourceAncestry(symbols: symbols)).declaration
      .copyingRules
    guard ProtocolCheck(declaration, isLocal: false).diagnostics.isEmpty else { return nil }
    declaration.header.modifiers = []
    mocked = ProtocolPlan(declaration)
  }

  /// - Parameters:
  ///   - found: the class.
  ///   - symbols: the declarations of all sources.
  ///   - mock: the place of the mock.
  /// - Throws: the problem that keeps it from being written.
  init(
    ofClass found: FoundProtocol, in symbols: Symbols, for mock: MockPlace
  ) throws(SourceProblem) {
    self.found = found
    conditions = found.conditions
    self.symbols = symbols
    let inherited = InheritedMembers(of: found, in: symbols, mock: mock)
    ancestors = inherited.ancestors
    hasInheritedMembers = true
    if let one = ([found] + ancestors).first(where: symbols.isUnsendable) {
      throw found.problem(.error(.notSendable, found.declaration.name.range, one.name))
    }
    let errors =
      found.declaration.problems.map(Diagnostic.unreadable)
      + ClassCheck(inherited.declaration, isLocal: false).diagnostics.filter {
        $0.severity == .error
      }
    if let diagnostic = errors.first { throw found.problem(diagnostic) }
    var declaration = inherited.declaration
    declaration.moveIntoTests(found)
    let mockedClass = ClassPlan(declaration, declaredName: symbols.name(of: found, in: mock))
    self.mockedClass = mockedClass
    mocked = mockedClass.mocked
  }

  /// Returns the imports that it needs. Those whose declarations a public mock may name are public.
  func imports(in testModule: String) -> [ImportDeclaration] {
    ([found] + ancestors).flatMap { origin in
      let names = origin.declaration.mentionedNames.union([origin.name])
      let saysWhich = origin.imports.contains(where: \.isPublic)
      var imports = origin.imports
      for (index, one) in imports.enumerated() {
        let isNamed = isPublic && one.isPublic == saysWhich && symbols.mayDeclare(one.module, names)
        imports[index].isPublic = isNamed
      }
      if origin.module != testModule {
        let groups = symbols.spiGroups(of: origin.module, for: names).map { "@_spi(\($0)) " }
        let text =
          groups.joined()
          + (origin.isPublic && origin.kind != .class && origin.kind != .struct ? "" : "@testable ")
          + "import \(origin.module)"
        imports.append(ImportDeclaration(text: text, module: origin.module))
        imports[imports.count - 1].isPublic = isPublic && origin.identity == found.identity
      }
      return imports
    }.filter { $0.module != testModule }
  }

  /// A Boolean value that indicates whether other modules see it.
  private var isPublic: Bool { !mocked.access.ofMembers.isEmpty }
}

extension ProtocolDeclaration {
  /// Its mock is written into the test target, in an extension of the types around it.
  fileprivate mutating func moveIntoTests(_ found: FoundProtocol, _ access: Modifier? = nil) {
    enclosing = []
    header.modifiers = access.map { [$0] } ?? []
    header.attributes += found.outerAvailability
    header.attributes.removeAll { $0.name == "_spi" }
  }

  /// The names in all types that its requirements name.
  fileprivate var mentionedNames: Set<String> {
    var names: Set<String> = []
    for member in members {
      _ = member.mapping { part in
        names.formUnion((part.named ?? []).map(\.name.bare))
        return nil
      }
    }
    return names.subtracting(ownTypeNames).subtracting(members.flatMap(\.genericNames))
  }
}

extension FoundProtocol {
  /// Returns the problem that its mock cannot be written.
  fileprivate func problem(_ diagnostic: Diagnostic) -> SourceProblem {
    SourceProblem(
      "'Mock\(name)' cannot be generated: \(diagnostic.messageOnDemand)", path: path,
      position: position)
  }
}
