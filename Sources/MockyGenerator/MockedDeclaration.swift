/// A declaration with a macro of Mocky, read and planned once for both roles.
package struct MockedDeclaration {
  private var diagnostics: [Diagnostic] = []
  /// The mocks to write; none after an error, and several if conditions decide which associated types
  /// a protocol has.
  private var mocks: [(conditions: [Condition], writer: ClassWriter)] = []
  private var unknown = UnknownParents(names: [])

  /// - Parameters:
  ///   - declaration: the declaration's source, its attributes included.
  ///   - macro: the name of the macro, "Mockable" or "MockableFunction".
  ///   - lexicalContext: the sources of the declarations around it, innermost first, each
  ///     without its members.
  package init(
    _ declaration: String, of macro: String = "Mockable", lexicalContext: [String] = []
  ) {
    let parser = Parser(Array(declaration.utf8))
    let introducer = try? parser.parseIntroducer()
    let other = OtherDeclaration(at: parser, introducer, named: macro)
    let around = lexicalContext.reversed().map { EnclosingDeclaration(parsing: $0) }
    let enclosing = around.compactMap(\.self)
    let isLocal = around.contains { $0 == nil || $0?.keyword == "func" }
    let isOfFunctions = macro == "MockableFunction"
    diagnostics = [isOfFunctions ? .notAnAlias(other) : .notAProtocol(other)]
    guard let introducer else { return }
    do throws(SyntaxProblem) {
      switch (isOfFunctions, other.keyword.text) {
      case (true, "typealias"):
        plan(alias: try parser.parseTypeAlias(introducer), in: enclosing, isLocal)
      case (false, "protocol"):
        let parsed = parser.parseProtocol(introducer, in: enclosing)
        diagnostics = parser.problems.map(Diagnostic.unreadable)
        if let parsed { plan(protocol: parsed, isLocal) }
      case (false, "class"): plan(class: try parser.parseClass(introducer, enclosing), isLocal)
      case (false, "struct"):
        parser.readsStructs = true
        guard let parsed = try? parser.parseClass(introducer, enclosing) else { return }
        plan(struct: parsed, isLocal)
      default: break
      }
    } catch {
      diagnostics = [.unreadable(error)]
    }
  }

  private mutating func plan(
    alias: Member, in enclosing: [EnclosingDeclaration], _ isLocal: Bool
  ) {
    guard let read = ProtocolDeclaration(function: alias, in: enclosing) else {
      diagnostics = [.error(.notAFunction, alias.name.range, alias.name.bare)]
      return
    }
    diagnostics = FunctionAliasCheck(read, isLocal: isLocal).diagnostics
    plan(beside: read)
  }

  private mutating func plan(struct parsed: ProtocolDeclaration, _ isLocal: Bool) {
    var read = ProtocolDeclaration(struct: parsed)
    guard read.storesClosures() else { return }
    diagnostics = isLocal ? [.error(.localType, read.name.range, "struct")] : []
    diagnostics += read.takeClosures(
      named: read.name.text, nestedTypes: parsed.classParts?.nestedTypes ?? [])
    plan(beside: read)
  }

  /// Plans the mock of a function or a struct, which is beside it, inside the same types.
  private mutating func plan(beside declaration: ProtocolDeclaration) {
    guard diagnostics.isEmpty else { return }
    var beside = declaration
    beside.enclosing = []
    let mocked = ProtocolPlan(beside, access: AccessLevels(declaration))
    mocks = [([], ClassWriter(mocked: mocked))]
  }

  private mutating func plan(protocol parsed: ProtocolDeclaration, _ isLocal: Bool) {
    let requirements = InheritedRequirements(standardParentsOf: parsed)
    let variants = requirements.declaration.variants
    for variant in variants {
      let check = ProtocolCheck(variant.declaration, isLocal: isLocal)
      diagnostics += check.diagnostics.filter { !diagnostics.contains($0) }
    }
    if variants.isEmpty { diagnostics.append(.error(.tooManyVariants, parsed.name.range)) }
    guard diagnostics.isEmpty else { return }
    unknown = UnknownParents(names: requirements.unknownParents)
    mocks = variants.map { conditions, declaration in
      var varied = requirements
      varied.declaration = declaration
      var writer = ClassWriter(
        mocked: ProtocolPlan(varied, primary: parsed.primaryAssociatedTypes))
      (writer.values, writer.notesAliases) = (declaration.closures, true)
      return (conditions, writer)
    }
  }

  private mutating func plan(class parsed: ProtocolDeclaration, _ isLocal: Bool) {
    diagnostics =
      parsed.problems.map(Diagnostic.unreadable) + ClassCheck(parsed, isLocal: isLocal).diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    var writer = ClassWriter(mocked: ClassPlan(parsed))
    writer.values = parsed.closures
    mocks = [([], writer)]
  }

  /// Returns its expansion.
  ///
  /// - Parameter role: the part that is requested. Only the peers come with diagnostics, so that
  ///   none is repeated.
  package func expansion(_ role: MockableExpansion.Role) -> MockableExpansion {
    MockableExpansion(source(role), role == .peer ? diagnostics : [])
  }

  /// Mocks are for debug builds, and for builds that ask for them.
  private func source(_ role: MockableExpansion.Role) -> String {
    let written = mocks.filter { role == .peer || $0.writer.isOfProtocol }
    if written.isEmpty { return "" }
    var lines = SourceLines()
    lines.add("#if DEBUG || MOCKY")
    for (index, mock) in written.enumerated() {
      if index > 0 { lines.add("") }
      lines.under(mock.conditions) { lines in
        if role == .extension {
          return ExtensionWriter(mocked: mock.writer.mocked, hasOwnMock: true).write(to: &lines)
        }
        if mock.writer.isOfProtocol {
          BuilderWriter(mocked: mock.writer.mocked).write(to: &lines)
          lines.add("")
          unknown.write(to: &lines)
        }
        mock.writer.write(to: &lines)
      }
    }
    lines.add("#endif")
    return lines.text
  }
}
