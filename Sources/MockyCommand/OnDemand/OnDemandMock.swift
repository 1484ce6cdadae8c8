import MockyGenerator

/// A mock to write, and the declaration it is written from.
struct OnDemandMock {
  let found: FoundProtocol
  /// The conditions around it.
  let conditions: [Condition]
  let mocked: ProtocolPlan
  /// The plan for a class; nil for a protocol.
  var mockedClass: ClassPlan?
  var ancestors: [FoundProtocol] = []
  /// A Boolean value that indicates whether it has all that it inherits.
  var hasInheritedMembers = false
  /// The values that it makes up.
  var values: [MadeUpValue] = []
  /// The mock of the class that the protocol is bound to.
  var base: TypeSyntax?
}

extension OnDemandMock {
  /// Returns the mocks of a declaration: several if conditions decide which associated types it has.
  ///
  /// - Throws: the problem that keeps them from being written.
  static func all(
    of found: FoundProtocol, in symbols: Symbols, for mock: MockPlace
  ) throws(SourceProblem) -> [OnDemandMock] {
    if found.kind == .class { return [try OnDemandMock(ofClass: found, in: symbols, for: mock)] }
    let ancestry = SourceAncestry(
      symbols: symbols, mock: mock, defaults: ExtensionDefaults(of: found, in: symbols, for: mock))
    var requirements = InheritedRequirements(of: found, in: ancestry)
    let variants = requirements.declaration.variants
    let written = found.declaration.name
    if variants.isEmpty { throw found.problem(.error(.tooManyVariants, written.range)) }
    let name = symbols.name(of: found, in: mock)
    return try variants.map { variant throws(SourceProblem) in
      requirements.declaration = variant.declaration
      let diagnostics =
        switch found.kind {
        case .struct: requirements.declaration.takeClosures(named: name ?? written.text)
        case .function:
          FunctionAliasCheck(requirements.declaration, isLocal: false).diagnostics
        default:
          ProtocolCheck(requirements.declaration, isLocal: false, seesSources: true).diagnostics
        }
      if let diagnostic = diagnostics.first { throw found.problem(diagnostic) }
      requirements.declaration.moveIntoTests(found, mock.access)
      return OnDemandMock(
        found: found, conditions: found.conditions + variant.conditions,
        mocked: ProtocolPlan(
          requirements, primary: found.declaration.primaryAssociatedTypes, declaredName: name),
        ancestors: requirements.ancestors.filter { !$0.isStandard },
        hasInheritedMembers: !requirements.ancestors.isEmpty && !requirements.hasUnknownParents)
    }
  }

  /// The part of a mock of several protocols that covers one of them, with its own requirements
  /// only.
  init?(extending found: FoundProtocol, in symbols: Symbols) {
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
    self.init(found: found, conditions: found.conditions, mocked: ProtocolPlan(declaration))
  }

  private init(
    ofClass found: FoundProtocol, in symbols: Symbols, for mock: MockPlace
  ) throws(SourceProblem) {
    let inherited = InheritedMembers(of: found, in: symbols, mock: mock)
    if let one = ([found] + inherited.ancestors)
      .first(where: { symbols[$0.symbolPath]?.isUnsendable == true })
    {
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
    let plan = ClassPlan(declaration, declaredName: symbols.name(of: found, in: mock))
    self.init(
      found: found, conditions: found.conditions, mocked: plan.mocked, mockedClass: plan,
      ancestors: inherited.ancestors, hasInheritedMembers: true)
  }

  /// Returns the imports that it needs. Those whose declarations a public mock may name are public.
  func imports(in symbols: Symbols) -> [ImportDeclaration] {
    let isPublic = !mocked.access.ofMembers.isEmpty
    return ([found] + ancestors).flatMap { origin in
      let names = origin.declaration.mentionedNames.union([origin.name])
      let saysWhich = origin.imports.contains(where: \.isPublic)
      var imports = origin.imports
      for (index, one) in imports.enumerated() {
        imports[index].isPublic =
          isPublic && one.isPublic == saysWhich && symbols.mayDeclare(one.module, names)
      }
      let module = origin.module
      let groups = symbols.spiGroups(of: module, for: names).map { "@_spi(\($0)) " }.joined()
      let isPlain = origin.isPublic && origin.kind != .class && origin.kind != .struct
      imports.append(
        ImportDeclaration(
          text: "\(groups)\(isPlain ? "" : "@testable ")import \(module)", module: module,
          isPublic: isPublic && origin.identity == found.identity))
      return imports
    }.filter { $0.module != symbols.testModule }
  }
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
    let names = Set(members.flatMap(\.mentionedNames).flatMap { $0.map(\.name.bare) })
    return names.subtracting(ownTypeNames).subtracting(members.flatMap(\.genericNames))
  }
}

extension Member {
  /// The names of all types in it, and of their parts.
  var mentionedNames: [[TypeSyntax.Component]] {
    var names: [[TypeSyntax.Component]] = []
    _ = mapping { part in
      names += [part.named].compactMap(\.self)
      return nil
    }
    return names
  }
}
