/// A protocol, and where it was found.
struct FoundProtocol {
  let declaration: ProtocolDeclaration
  let path: String
  let fileName: String
  let module: String
  let position: SourcePosition
  /// What it stands under in its file.
  let conditions: [Condition]
  let imports: [ImportDeclaration]

  var name: String { declaration.name.bare }
  /// The types around it, as they are named from outside.
  var enclosing: [String] { declaration.enclosing.map { "\($0.type)" } }
  /// `Shop.Subscriber`, without the module.
  var qualifiedName: String { (enclosing + [name]).joined(separator: ".") }
  /// What no other protocol has, unless only one of the two is compiled.
  var identity: String { "\(module).\(qualifiedName)" }

  var isMockable: Bool {
    declaration.header.attributes.contains {
      ["Mockable", "MockyCore.Mockable", "Mocky.Mockable"].contains($0.name)
    }
  }

  /// Whether other files see it.
  var isVisible: Bool {
    !headers.contains { $0.has(modifier: "private") || $0.has(modifier: "fileprivate") }
      && !declaration.enclosing.contains { $0.keyword == "func" }
  }

  /// Whether other modules see it without `@testable`.
  var isPublic: Bool {
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

extension SourceInput {
  /// The protocols in the source, and what could not be read of it.
  func protocols() -> (found: [FoundProtocol], problems: [SourceProblem]) {
    let file = SourceFile(parsing: bytes)
    guard !file.protocols.isEmpty || !file.problems.isEmpty else { return ([], []) }
    let outline = SourceOutline(bytes)
    let positions = SourcePositions(of: bytes)
    let found = file.protocols.map { declaration in
      FoundProtocol(
        declaration: declaration, path: path, fileName: fileName, module: module,
        position: positions[declaration.name.range.start],
        conditions: outline.conditions(at: declaration.name.range.start),
        imports: outline.imports)
    }
    let problems = file.problems.map {
      SourceProblem($0.message, path: path, position: positions[$0.range.start])
    }
    return (found, problems)
  }
}
