import MockyGenerator

extension FoundProtocol {
  /// Since when the types around it are available.
  var outerAvailability: [Attribute] {
    declaration.enclosing.flatMap { $0.header.attributes.filter { $0.name == "available" } }
  }

  /// Where it was found, as far as it tells what a name means there.
  var place: Place {
    Place(module: module, enclosing: enclosingPath, imports: importedModules)
  }

  /// The place of what stands in it.
  var placeInside: Place {
    Place(module: module, enclosing: enclosingPath + [name], imports: importedModules)
  }

  var isMockable: Bool {
    let macro = isFunction ? "MockableFunction" : "Mockable"
    return declaration.header.attributes.contains { $0.isMacro(macro) }
  }

  /// Whether it is a class.
  var isClass: Bool { declaration.classParts != nil }

  /// Whether it is the type alias of a function.
  var isFunction: Bool { declaration.functionParts != nil }

  /// Whether other files see it.
  var isVisible: Bool {
    hidingWord == nil && !declaration.enclosing.contains { $0.keyword == "func" }
  }

  /// The word that keeps other files from seeing it.
  var hidingWord: String? {
    ["private", "fileprivate"].first { word in headers.contains { $0.has(modifier: word) } }
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

/// Where a declaration stands, as far as it tells what a name means there.
struct Place {
  let module: String
  /// The names of the types around it, outermost first.
  let enclosing: [String]
  /// The modules that its file imports.
  let imports: Set<String>
}
