/// The parts of the full name of a declared type: "Zoo.Keeper". The runtime finds a type by its
/// mangled name. The name doesn't show whether a type is a struct, an enum or a class, so all three
/// are tried.
struct NominalTypeName {
  let module: String
  /// The types around it, and its own name last.
  let path: [String]
}

extension NominalTypeName {
  /// Reads a text of `String(reflecting:)`; nil for generic and private types, tuples and functions.
  init?(_ text: String) {
    let names = text.dropFirst(text.hasPrefix("any ") ? 4 : 0)
      .split(separator: Character("."), omittingEmptySubsequences: false).map(String.init)
    guard names.count > 1, names.allSatisfy({ $0.isIdentifier && $0.allSatisfy(\.isASCII) }) else {
      return nil
    }
    module = names[0]
    path = Array(names.dropFirst())
  }

  /// The mangled names of all types that may have this name.
  var mangledNames: [String] {
    path.reduce([Self.mangled(module: module)]) { Self.mangled($1, in: $0) }
  }

  /// Returns the mangled names of types with this name in an extension in another module.
  func mangledNames(inExtensionOf other: String) -> [String] {
    guard let name = path.last, path.count > 1 else { return [] }
    let outer = NominalTypeName(module: module, path: path.dropLast())
    return Self.mangled(name, in: outer.mangledNames.map { "\($0)\(Self.mangled(module: other))E" })
  }

  private static func mangled(_ name: String, in contexts: [String]) -> [String] {
    contexts.flatMap { context in "CVO".map { "\(context)\(name.count)\(name)\($0)" } }
  }

  private static func mangled(module: String) -> String {
    module == "Swift" ? "s" : "\(module.count)\(module)"
  }
}
