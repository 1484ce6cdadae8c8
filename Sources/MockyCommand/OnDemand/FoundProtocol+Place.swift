import MockyGenerator

extension FoundProtocol {
  /// The kinds of declarations, in the order in which they are searched.
  package enum Kind: Int { case `protocol`, `class`, function, `struct` }

  package var kind: Kind {
    switch declaration.otherParts {
    case nil: .protocol
    case .ofClass: .class
    case .ofFunction: .function
    case .ofStruct: .struct
    }
  }

  /// The path's last component.
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The availability of the types around it.
  var outerAvailability: [Attribute] {
    declaration.enclosing.flatMap { $0.header.attributes.filter { $0.name == "available" } }
  }

  /// The place of the declaration, or of the members of a struct.
  var place: Place {
    kind == .struct
      ? placeInside : Place(module: module, enclosing: enclosingPath, imports: importedModules)
  }

  /// The place of a declaration inside of it.
  var placeInside: Place {
    Place(module: module, enclosing: enclosingPath + [name], imports: importedModules)
  }

  var isMockable: Bool {
    let macro = kind == .function ? "MockableFunction" : "Mockable"
    return declaration.header.attributes.contains { $0.isMacro(macro) }
  }

  /// A Boolean value that indicates whether other files see it.
  package var isVisible: Bool { hidingWord == nil }

  /// The modifier that hides it from other files.
  var hidingWord: String? {
    let headers = declaration.enclosing.map(\.header) + [declaration.header]
    return ["private", "fileprivate"].first { word in
      headers.contains { $0.has(modifier: word) }
    }
  }

  /// A Boolean value that indicates whether other modules see it without `@testable`.
  var isPublic: Bool { !AccessLevels(declaration).ofMembers.isEmpty }
}

/// The place of a declaration, which decides the meaning of names in it.
struct Place {
  let module: String
  /// The names of the types around it, outermost first.
  let enclosing: [String]
  /// The modules that its file imports.
  let imports: Set<String>
}
