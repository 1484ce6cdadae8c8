import MockyGenerator

extension FoundProtocol {
  /// The path's last component.
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The availability of the types around it.
  var outerAvailability: [Attribute] {
    declaration.enclosing.flatMap { $0.header.attributes.filter { $0.name == "available" } }
  }

  /// The place of the declaration, or of the members of a struct.
  var place: Place {
    isStruct
      ? placeInside : Place(module: module, enclosing: enclosingPath, imports: importedModules)
  }

  /// The place of a declaration inside of it.
  var placeInside: Place {
    Place(module: module, enclosing: enclosingPath + [name], imports: importedModules)
  }

  var isMockable: Bool {
    let macro = isFunction ? "MockableFunction" : "Mockable"
    return declaration.header.attributes.contains { $0.isMacro(macro) }
  }

  /// A Boolean value that indicates whether it is a class.
  var isClass: Bool { declaration.classParts != nil }

  /// A Boolean value that indicates whether it is the type alias of a function.
  var isFunction: Bool { declaration.functionParts != nil }

  /// A Boolean value that indicates whether it is a struct of closures.
  var isStruct: Bool { declaration.structParts != nil }

  /// A Boolean value that indicates whether other files see it.
  var isVisible: Bool {
    hidingWord == nil && !declaration.enclosing.contains { $0.keyword == "func" }
  }

  /// The modifier that hides it from other files.
  var hidingWord: String? {
    ["private", "fileprivate"].first { word in headers.contains { $0.has(modifier: word) } }
  }

  /// A Boolean value that indicates whether other modules see it without `@testable`.
  var isPublic: Bool {
    let last = declaration.enclosing.last
    if last?.keyword == "extension", last?.header.isPublic == true { return true }
    let types = declaration.enclosing.filter { $0.keyword != "extension" }.map(\.header)
    return ([declaration.header] + types).allSatisfy(\.isPublic)
  }

  private var headers: [DeclarationHeader] {
    declaration.enclosing.map(\.header) + [declaration.header]
  }
}

/// The place of a declaration, which decides the meaning of names in it.
struct Place {
  let module: String
  /// The names of the types around it, outermost first.
  let enclosing: [String]
  /// The modules that its file imports.
  let imports: Set<String>
}
