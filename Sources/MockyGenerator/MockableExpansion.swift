/// What `@Mockable` is expanded to: source, and what is to be said about the declaration.
package struct MockableExpansion: Sendable {
  package var source: String
  /// Their ranges are offsets into the UTF-8 of the declaration.
  package var diagnostics: [Diagnostic]

  /// The two places in which the compiler asks for an expansion.
  package enum Role: Sendable {
    /// The builder of expectations and the mock's class, beside the protocol.
    case peer
    /// The extension of the protocol for the mocks of protocols that inherit from it.
    case `extension`
  }

  /// Expands a declaration.
  ///
  /// - Parameters:
  ///   - role: which part is asked for. Diagnostics are given with the peers only, so that
  ///     nothing is said twice.
  ///   - declaration: the declaration's source, its attributes included.
  ///   - lexicalContext: the sources of the declarations around it, innermost first, each
  ///     without its members.
  package init(_ role: Role, of declaration: String, lexicalContext: [String] = []) {
    self = Self.expanding(role, declaration, lexicalContext)
    if role == .extension { diagnostics = [] }
  }

  private init(source: String = "", diagnostics: [Diagnostic] = []) {
    self.source = source
    self.diagnostics = diagnostics
  }

  private static func expanding(
    _ role: Role, _ declaration: String, _ lexicalContext: [String]
  ) -> MockableExpansion {
    let bytes = Array(declaration.utf8)
    let other = OtherDeclaration(parsing: bytes)
    if other.keyword.text == "class" { return expandingClass(role, bytes, lexicalContext) }
    guard other.keyword.text == "protocol" else {
      return Self(diagnostics: [.notAProtocol(other)])
    }
    let file = SourceFile(parsing: bytes)
    let problems = file.problems.map(Diagnostic.unreadable)
    guard var parsed = file.protocols.first else { return Self(diagnostics: problems) }
    let around = lexicalContext.reversed().map { EnclosingDeclaration(parsing: $0) }
    parsed.enclosing = around.compactMap(\.self)
    let requirements = InheritedRequirements(standardParentsOf: parsed)
    let isLocal = around.contains { $0 == nil || $0?.keyword == "func" }
    let variants = requirements.declaration.variants
    let diagnostics = variants.reduce(into: problems) { diagnostics, variant in
      let check = ProtocolCheck(variant.declaration, isLocal: isLocal)
      diagnostics += check.diagnostics.filter { !diagnostics.contains($0) }
    }
    guard diagnostics.isEmpty else { return Self(diagnostics: diagnostics) }
    let mocked = variants.map { variant in
      var varied = requirements
      varied.declaration = variant.declaration
      return (
        variant.conditions, ProtocolPlan(varied, primary: parsed.primaryAssociatedTypes)
      )
    }
    let unknown = UnknownParents(names: requirements.unknownParents)
    return Self(source: source(role, mocked, unknown))
  }

  private static func expandingClass(
    _ role: Role, _ bytes: [UInt8], _ lexicalContext: [String]
  ) -> MockableExpansion {
    guard role == .peer else { return Self() }
    let file = SourceFile(parsing: bytes, readsClasses: true)
    guard var parsed = file.classes.first else {
      return Self(diagnostics: file.classProblems.prefix(1).map(Diagnostic.unreadable))
    }
    let around = lexicalContext.reversed().map { EnclosingDeclaration(parsing: $0) }
    parsed.enclosing = around.compactMap(\.self)
    let isLocal = around.contains { $0 == nil || $0?.keyword == "func" }
    let problems = parsed.classParts?.problems.map(Diagnostic.unreadable) ?? []
    let diagnostics = problems + ClassCheck(parsed, isLocal: isLocal).diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      return Self(diagnostics: diagnostics)
    }
    var lines = SourceLines()
    lines.add("#if DEBUG || MOCKY")
    ClassMockWriter(mocked: ClassPlan(parsed)).write(to: &lines)
    lines.add("#endif")
    return Self(source: lines.text, diagnostics: diagnostics)
  }

  /// Mocks are for debug builds, and for those who ask for them.
  ///
  /// There are several if conditions decide which associated types the protocol has.
  private static func source(
    _ role: Role, _ variants: [(conditions: [Condition], mocked: ProtocolPlan)],
    _ unknown: UnknownParents
  ) -> String {
    var lines = SourceLines()
    lines.add("#if DEBUG || MOCKY")
    for (index, variant) in variants.enumerated() {
      if index > 0 { lines.add("") }
      lines.under(variant.conditions) { write(role, variant.mocked, unknown, to: &$0) }
    }
    lines.add("#endif")
    return lines.text
  }

  private static func write(
    _ role: Role, _ mocked: ProtocolPlan, _ unknown: UnknownParents, to lines: inout SourceLines
  ) {
    switch role {
    case .peer:
      BuilderWriter(mocked: mocked).write(to: &lines)
      lines.add("")
      unknown.write(to: &lines)
      ClassWriter(mocked: mocked).write(to: &lines)
    case .extension:
      ExtensionWriter(mocked: mocked).write(to: &lines)
    }
  }
}

/// What `@MockableFunction` is expanded to: the mock's class, beside the type alias.
package struct MockableFunctionExpansion: Sendable {
  package private(set) var source = ""
  /// Their ranges are offsets into the UTF-8 of the declaration.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Expands a declaration.
  ///
  /// - Parameters:
  ///   - declaration: the declaration's source, its attributes included.
  ///   - lexicalContext: the sources of the declarations around it, innermost first, each
  ///     without its members.
  package init(of declaration: String, lexicalContext: [String] = []) {
    let bytes = Array(declaration.utf8)
    let other = OtherDeclaration(parsing: bytes, named: "MockableFunction")
    guard other.keyword.text == "typealias" else {
      diagnostics = [.notAnAlias(other)]
      return
    }
    do throws(SyntaxProblem) {
      expand(try TypeAliasDeclaration(parsing: bytes), lexicalContext)
    } catch {
      diagnostics = [.unreadable(error)]
    }
  }

  private mutating func expand(_ alias: TypeAliasDeclaration, _ lexicalContext: [String]) {
    let around = lexicalContext.reversed().map { EnclosingDeclaration(parsing: $0) }
    guard let read = ProtocolDeclaration(function: alias, in: around.compactMap(\.self)) else {
      diagnostics = [.notAFunction(alias.name.bare, alias.name.range)]
      return
    }
    let isLocal = around.contains { $0 == nil || $0?.keyword == "func" }
    diagnostics = FunctionCheck(read, isLocal: isLocal).diagnostics
    guard diagnostics.isEmpty else { return }
    var lines = SourceLines()
    lines.add("#if DEBUG || MOCKY")
    FunctionMockWriter(mocked: ProtocolPlan(function: read)).write(to: &lines)
    lines.add("#endif")
    source = lines.text
  }
}

extension TypeAliasDeclaration {
  /// Reads one.
  fileprivate init(parsing source: [UInt8]) throws(SyntaxProblem) {
    var parser = Parser(source)
    self = try parser.parseTypeAlias(try parser.parseIntroducer())
  }
}

extension ProtocolPlan {
  /// The mock of a function stands beside its alias, in whatever type that stands.
  fileprivate init(function declaration: ProtocolDeclaration) {
    var beside = declaration
    beside.enclosing = []
    self.init(beside, access: AccessLevels(declaration))
  }
}
