import Foundation

/// The parts of the full name of a declared type: "Zoo.Keeper<Swift.Int>". The runtime finds a type
/// by its mangled name. The name doesn't show whether a type is a struct, an enum or a class, so
/// all three are tried.
struct NominalTypeName {
  let module: String
  /// The types around it, and its own name last.
  let path: [String]
  let arguments: [NominalTypeName]
}

extension NominalTypeName {
  /// Reads a text of `String(reflecting:)`; nil for private types, tuples and functions. In "any
  /// Zoo.Keeper<Self.Zoo.Keeper.Food == Swift.Int>", the arguments are the types on the right.
  init?(_ text: some StringProtocol) {
    let text = String(text.hasPrefix("any ") ? text.dropFirst(4) : text[...])
    let base = text.prefix { $0 != "<" }
    let names = base.split(separator: Character("."), omittingEmptySubsequences: false).map(
      String.init)
    guard names.count > 1, names.allSatisfy({ $0.isIdentifier && $0.allSatisfy(\.isASCII) }) else {
      return nil
    }
    module = names[0]
    path = Array(names.dropFirst())
    let list = text.dropFirst(base.count)
    guard list.isEmpty || list.hasSuffix(">") else { return nil }
    let texts = Self.parts(of: list.dropFirst().dropLast())
    arguments = texts.compactMap { NominalTypeName($0) }
    guard arguments.count == texts.count else { return nil }
  }

  /// The mangled names of all types that may have this name.
  var mangledNames: [String] {
    var candidates = [Self.mangled(module: module)]
    for name in path {
      let identifier = Self.mangled(name)
      candidates = candidates.flatMap { context in "CVO".map { "\(context)\(identifier)\($0)" } }
    }
    return candidates.flatMap(applied)
  }

  /// Returns the mangled names of types with this name in an extension in another module.
  func mangledNames(inExtensionOf other: String) -> [String] {
    guard path.count > 1 else { return [] }
    let outer = NominalTypeName(module: module, path: path.dropLast(), arguments: [])
    let identifier = Self.mangled(path[path.count - 1])
    return outer.mangledNames.flatMap { context in
      "CVO".map { "\(context)\(Self.mangled(module: other))E\(identifier)\($0)" }
    }.flatMap(applied)
  }

  private func applied(_ type: String) -> [String] {
    guard !arguments.isEmpty else { return [type] }
    let found = arguments.compactMap(\.mangledNameOfType)
    return found.count == arguments.count ? ["\(type)y\(found.joined())G"] : []
  }

  /// The mangled name of the existing type with this name, including a protocol's `any P`.
  private var mangledNameOfType: String? {
    let protocolNames = mangledNames.map { "\($0.dropLast())_p" }
    return (mangledNames + protocolNames).first { _typeByName($0) != nil }
  }

  private static func mangled(module: String) -> String {
    module == "Swift" ? "s" : mangled(module)
  }

  private static func mangled(_ identifier: String) -> String { "\(identifier.count)\(identifier)" }

  /// Returns the arguments of a list, each without the text before "==".
  private static func parts(of list: some StringProtocol) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    for character in list {
      depth += character == "<" ? 1 : character == ">" ? -1 : 0
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    let texts = parts.map { part in
      part.range(of: " == ").map { String(part[$0.upperBound...]) } ?? part
    }
    return texts.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }
}
