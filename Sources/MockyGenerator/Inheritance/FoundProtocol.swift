/// A protocol, and where it was found.
package struct FoundProtocol: Sendable {
  package let declaration: ProtocolDeclaration
  package let path: String
  package let fileName: String
  package let module: String
  package let position: SourcePosition
  /// What it stands under in its file.
  package let conditions: [Condition]
  package let imports: [ImportDeclaration]
  /// The modules of these.
  let importedModules: Set<String>

  package init(
    declaration: ProtocolDeclaration, path: String, fileName: String, module: String,
    position: SourcePosition, conditions: [Condition], imports: [ImportDeclaration],
    importedModules: Set<String>
  ) {
    self.declaration = declaration
    self.path = path
    self.fileName = fileName
    self.module = module
    self.position = position
    self.conditions = conditions
    self.imports = imports
    self.importedModules = importedModules
  }

  package var name: String { declaration.name.bare }
  /// The types around it, as they are named from outside.
  package var enclosing: [String] { declaration.enclosing.map { "\($0.type)" } }
  /// `Shop.Subscriber`, without the module.
  /// Since when the types around it are available.
  package var outerAvailability: [Attribute] {
    declaration.enclosing.flatMap { $0.header.attributes.filter { $0.name == "available" } }
  }

  package var qualifiedName: String { (enclosing + [name]).joined(separator: ".") }
  /// Where it was found, as far as it tells what a name means there.
  package var place: Place {
    Place(module: module, enclosing: declaration.enclosing.path, imports: importedModules)
  }

  /// What no other protocol has, unless only one of the two is compiled.
  package var identity: String { "\(module).\(qualifiedName)" }

  package var isMockable: Bool {
    let macro = isFunction ? "MockableFunction" : "Mockable"
    return declaration.header.attributes.contains { $0.isMacro(macro) }
  }

  /// Whether it is a class.
  package var isClass: Bool { declaration.classParts != nil }

  /// Whether it is the type alias of a function.
  package var isFunction: Bool { declaration.functionParts != nil }

  /// Whether other files see it.
  package var isVisible: Bool {
    !headers.contains { $0.has(modifier: "private") || $0.has(modifier: "fileprivate") }
      && !declaration.enclosing.contains { $0.keyword == "func" }
  }

  /// Whether other modules see it without `@testable`.
  package var isPublic: Bool {
    let words = ["public", "open", "package"]
    if declaration.enclosing.last?.keyword == "extension",
      declaration.enclosing.last?.header.modifiers.contains(where: { words.contains($0.name) })
        ?? false
    {
      return true
    }
    let own = [declaration.header]
    let types = declaration.enclosing.filter { $0.keyword != "extension" }.map(\.header)
    return (own + types).allSatisfy { header in
      header.modifiers.contains { words.contains($0.name) }
    }
  }

  private var headers: [DeclarationHeader] {
    declaration.enclosing.map(\.header) + [declaration.header]
  }
}

/// Where a declaration stands, as far as it tells what a name means there.
package struct Place: Sendable {
  package let module: String
  /// The names of the types around it, outermost first.
  package let enclosing: [String]
  /// The modules that its file imports.
  package let imports: Set<String>

  package init(module: String, enclosing: [String], imports: Set<String>) {
    self.module = module
    self.enclosing = enclosing
    self.imports = imports
  }
}

/// An import as it is to be repeated.
package struct ImportDeclaration: Hashable, Sendable {
  /// Without access modifiers, which say nothing to a test.
  package var text: String
  package var module: String
  package var conditions: [Condition] = []

  package init(text: String, module: String, conditions: [Condition] = []) {
    self.text = text
    self.module = module
    self.conditions = conditions
  }

  /// What is imported, in the order of the groups in a file.
  package enum Kind: CaseIterable { case module, declaration, testable }

  package var kind: Kind {
    if text.contains("@testable ") { return .testable }
    return text.hasSuffix("import \(module)") ? .module : .declaration
  }
}
