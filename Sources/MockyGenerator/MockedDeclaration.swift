/// A protocol, a class or a struct with `@Mockable`, read and planned once for both roles.
package struct MockedDeclaration {
  private var diagnostics: [Diagnostic] = []
  private var mocks = Mocks.none

  /// The mocks to write.
  private enum Mocks {
    /// None, for the reasons that the diagnostics give.
    case none
    /// Those of a protocol: several if conditions decide which associated types it has.
    case ofProtocol([Variant], UnknownParents)
    case ofClass(ClassPlan, [MadeUpValue])
    case ofClosures(ProtocolPlan)
  }

  private typealias Variant = (
    conditions: [Condition], mocked: ProtocolPlan, values: [MadeUpValue]
  )

  /// - Parameters:
  ///   - declaration: the declaration's source, its attributes included.
  ///   - lexicalContext: the sources of the declarations around it, innermost first, each
  ///     without its members.
  package init(_ declaration: String, lexicalContext: [String] = []) {
    let bytes = Array(declaration.utf8)
    let other = OtherDeclaration(parsing: bytes)
    let around = lexicalContext.reversed().map { EnclosingDeclaration(parsing: $0) }
    switch other.keyword.text {
    case "class": readClass(bytes, around)
    case "protocol": readProtocol(bytes, around)
    case "struct": readStruct(bytes, around, other)
    default: diagnostics = [.notAProtocol(other)]
    }
  }

  private mutating func readProtocol(_ bytes: [UInt8], _ around: [EnclosingDeclaration?]) {
    let file = SourceFile(parsing: bytes)
    diagnostics = file.problems.map(Diagnostic.unreadable)
    guard var parsed = file.protocols.first else { return }
    parsed.enclosing = around.compactMap(\.self)
    let requirements = InheritedRequirements(standardParentsOf: parsed)
    let isLocal = around.contains { $0 == nil || $0?.keyword == "func" }
    let variants = requirements.declaration.variants
    for variant in variants {
      let check = ProtocolCheck(variant.declaration, isLocal: isLocal)
      diagnostics += check.diagnostics.filter { !diagnostics.contains($0) }
    }
    if variants.isEmpty { diagnostics.append(.error(.tooManyVariants, parsed.name.range)) }
    guard diagnostics.isEmpty else { return }
    let mocked = variants.map { variant -> Variant in
      var varied = requirements
      varied.declaration = variant.declaration
      let plan = ProtocolPlan(varied, primary: parsed.primaryAssociatedTypes)
      return (variant.conditions, plan, variant.declaration.closures)
    }
    mocks = .ofProtocol(mocked, UnknownParents(names: requirements.unknownParents))
  }

  private mutating func readClass(_ bytes: [UInt8], _ around: [EnclosingDeclaration?]) {
    let file = SourceFile(parsing: bytes, readsClasses: true)
    guard var parsed = file.classes.first else {
      diagnostics = file.classProblems.prefix(1).map(Diagnostic.unreadable)
      return
    }
    parsed.enclosing = around.compactMap(\.self)
    let isLocal = around.contains { $0 == nil || $0?.keyword == "func" }
    diagnostics =
      parsed.problems.map(Diagnostic.unreadable) + ClassCheck(parsed, isLocal: isLocal).diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    mocks = .ofClass(ClassPlan(parsed), parsed.closures)
  }

  private mutating func readStruct(
    _ bytes: [UInt8], _ around: [EnclosingDeclaration?], _ other: OtherDeclaration
  ) {
    let file = SourceFile(parsing: bytes, readsClasses: true, readsStructs: true)
    let read = file.classes.first.map(ProtocolDeclaration.init(struct:))
    guard var parsed = read, parsed.storesClosures() else {
      diagnostics = [.notAProtocol(other)]
      return
    }
    parsed.enclosing = around.compactMap(\.self)
    let isLocal = around.contains { $0 == nil || $0?.keyword == "func" }
    diagnostics = isLocal ? [.error(.localType, parsed.name.range, "struct")] : []
    let nested = file.typeNames.filter { $0.path.count == 2 }.map { $0.path[1] }
    diagnostics += parsed.takeClosures(named: parsed.name.text, nestedTypes: Set(nested))
    if diagnostics.isEmpty { mocks = .ofClosures(ProtocolPlan(beside: parsed)) }
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
    var lines = SourceLines()
    lines.add("#if DEBUG || MOCKY")
    switch mocks {
    case .ofProtocol(let variants, let unknown):
      for (index, variant) in variants.enumerated() {
        if index > 0 { lines.add("") }
        lines.under(variant.conditions) { write(role, variant, unknown, to: &$0) }
      }
    case .ofClass(let mocked, let values) where role == .peer:
      ClassMockWriter(mocked: mocked, values: values).write(to: &lines)
    case .ofClosures(let mocked) where role == .peer:
      ClosureMockWriter(mocked: mocked).write(to: &lines)
    case .none, .ofClass, .ofClosures: return ""
    }
    lines.add("#endif")
    return lines.text
  }

  private func write(
    _ role: MockableExpansion.Role, _ variant: Variant, _ unknown: UnknownParents,
    to lines: inout SourceLines
  ) {
    switch role {
    case .peer:
      BuilderWriter(mocked: variant.mocked).write(to: &lines)
      lines.add("")
      unknown.write(to: &lines)
      var writer = ClassWriter(mocked: variant.mocked)
      writer.values = variant.values
      writer.notesAliases = true
      writer.write(to: &lines)
    case .extension:
      ExtensionWriter(mocked: variant.mocked, hasOwnMock: true).write(to: &lines)
    }
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
