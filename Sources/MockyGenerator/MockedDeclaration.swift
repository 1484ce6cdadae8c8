/// A protocol, a class or a struct with `@Mockable`, read and planned once for both roles.
package struct MockedDeclaration {
  private var diagnostics: [Diagnostic] = []
  /// The mocks to write; none after an error, and several if conditions decide which associated types
  /// a protocol has.
  private var mocks: [Mock] = []
  private var unknown = UnknownParents(names: [])

  private struct Mock {
    var conditions: [Condition] = []
    let mocked: ProtocolPlan
    var writer: ClassWriter
  }

  /// - Parameters:
  ///   - declaration: the declaration's source, its attributes included.
  ///   - lexicalContext: the sources of the declarations around it, innermost first, each
  ///     without its members.
  package init(_ declaration: String, lexicalContext: [String] = []) {
    let bytes = Array(declaration.utf8)
    let other = OtherDeclaration(parsing: bytes)
    let word = other.keyword.text
    let around = lexicalContext.reversed().map { EnclosingDeclaration(parsing: $0) }
    let isLocal = around.contains { $0 == nil || $0?.keyword == "func" }
    let file = SourceFile(
      parsing: bytes, readsClasses: word != "protocol", readsStructs: word == "struct")
    guard var parsed = word == "protocol" ? file.protocols.first : file.classes.first,
      ["class", "protocol", "struct"].contains(word)
    else {
      let problems = word == "class" ? file.classProblems.prefix(1) : file.problems[...]
      let isKnown = word == "class" || word == "protocol"
      diagnostics = isKnown ? problems.map(Diagnostic.unreadable) : [.notAProtocol(other)]
      return
    }
    parsed.enclosing = around.compactMap(\.self)
    switch word {
    case "protocol": plan(protocol: parsed, isLocal, file.problems)
    case "class": plan(class: parsed, isLocal)
    default:
      var read = ProtocolDeclaration(struct: parsed)
      guard read.storesClosures() else {
        diagnostics = [.notAProtocol(other)]
        return
      }
      diagnostics = isLocal ? [.error(.localType, read.name.range, "struct")] : []
      let nested = file.typeNames.filter { $0.path.count == 2 }.map { $0.path[1] }
      diagnostics += read.takeClosures(named: read.name.text, nestedTypes: Set(nested))
      guard diagnostics.isEmpty else { return }
      let mocked = ProtocolPlan(beside: read)
      mocks = [Mock(mocked: mocked, writer: ClassWriter(mocked: mocked))]
    }
  }

  private mutating func plan(
    protocol parsed: ProtocolDeclaration, _ isLocal: Bool, _ problems: [SyntaxProblem]
  ) {
    diagnostics = problems.map(Diagnostic.unreadable)
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
      let plan = ProtocolPlan(varied, primary: parsed.primaryAssociatedTypes)
      var writer = ClassWriter(mocked: plan)
      (writer.values, writer.notesAliases) = (declaration.closures, true)
      return Mock(conditions: conditions, mocked: plan, writer: writer)
    }
  }

  private mutating func plan(class parsed: ProtocolDeclaration, _ isLocal: Bool) {
    diagnostics =
      parsed.problems.map(Diagnostic.unreadable) + ClassCheck(parsed, isLocal: isLocal).diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    let mocked = ClassPlan(parsed)
    var writer = ClassWriter(mocked: mocked)
    writer.values = parsed.closures
    mocks = [Mock(mocked: mocked.mocked, writer: writer)]
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
          return ExtensionWriter(mocked: mock.mocked, hasOwnMock: true).write(to: &lines)
        }
        if mock.writer.isOfProtocol {
          BuilderWriter(mocked: mock.mocked).write(to: &lines)
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

extension ProtocolPlan {
  /// The mock of a function or a struct is beside it, inside the same types.
  convenience init(beside declaration: ProtocolDeclaration) {
    var beside = declaration
    beside.enclosing = []
    self.init(beside, access: AccessLevels(declaration))
  }
}
