import MockyGenerator

/// A type as a tree in text, the same for the compiler's reading and for Mocky's.
enum TypeShape {
  // MARK: Mocky's

  static func of(_ type: TypeSyntax) -> String {
    let parts = type.parts.map { of($0) }
    switch type.kind {
    case .named:
      var text = of(type.components[0])
      for component in type.components.dropFirst() { text = "(\(text)).\(of(component))" }
      return text
    case .member: return "(\(parts[0])).\(of(type.components[0]))"
    case .metatype:
      return (type.keyword == "Type" ? "type_metatype" : "type_protocol") + "(\(parts[0]))"
    case .optional: return "optional(\(parts[0]))"
    case .unwrapped: return "unwrapped(\(parts[0]))"
    case .array: return "array(\(parts[0]))"
    case .inlineArray: return "inline(\(parts[0]), \(parts[1]))"
    case .dictionary: return "dictionary(\(parts[0]), \(parts[1]))"
    case .tuple: return tuple(type.elements)
    case .function:
      guard let function = type.function else { return "" }
      return "function(\(effects(function.effects))\(tuple(function.parameters)), "
        + "\(of(function.result)))"
    case .some: return "some(\(parts[0]))"
    case .any: return "any(\(parts[0]))"
    case .composition:
      // The compiler leaves out `Any` here.
      let shapes = parts.filter { $0 != "all()" }
      return "all(\(shapes.joined(separator: ", ")))"
    case .suppressed: return "not(\(parts[0]))"
    case .packExpansion: return "repeat(\(parts[0]))"
    case .packElement: return "each(\(parts[0]))"
    case .attributed:
      return adorned(type.attributes.map(\.description) + type.specifiers.map(\.name), parts[0])
    case .literal: return "\(type)"
    }
  }

  static func effects(_ effects: Effects) -> String {
    (effects.asynchrony != nil ? "async " : "") + (effects.throwing != nil ? "throws " : "")
  }

  static func adorned(_ words: [String], _ base: String) -> String {
    let sorted = words.map { $0.filter { $0 != " " } }.sorted().joined(separator: " ")
    return "adorned(\(sorted): \(base))"
  }

  static func tuple(_ elements: [TypeSyntax.TupleElement], named: Bool = true) -> String {
    let parts = elements.map { element in
      let name = named ? element.names.last?.bare ?? "" : ""
      let type = of(element.type)
      return (name.isEmpty || name == "_" ? "" : "\(name): ") + type
        + (element.isVariadic ? "..." : "")
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  private static func of(_ component: TypeSyntax.Component) -> String {
    if component.name.text == "Any" { return "all()" }
    let arguments = (component.arguments ?? []).map(of)
    guard !arguments.isEmpty else { return component.name.bare }
    return "\(component.name.bare)<\(arguments.joined(separator: ", "))>"
  }

  // MARK: The compiler's

  static func of(_ node: DumpNode, named: Bool = true) -> String {
    let parts = node.children.map { of($0) }
    switch node.kind {
    case "type_unqualified_ident": return name(node, parts[...])
    case "type_qualified_ident":
      return "(\(parts.first ?? "?")).\(name(node, parts.dropFirst()))"
    case "type_metatype", "type_protocol": return "\(node.kind)(\(parts[0]))"
    case "type_optional": return "optional(\(parts[0]))"
    case "type_implicitly_unwrapped_optional": return "unwrapped(\(parts[0]))"
    case "type_array": return "array(\(parts[0]))"
    case "type_inline_array": return "inline(\(parts.joined(separator: ", ")))"
    case "type_dictionary": return "dictionary(\(parts.joined(separator: ", ")))"
    case "type_tuple": return tuple(node, parts, named: named)
    case "type_function": return function(node)
    case "type_opaque_return": return "some(\(parts[0]))"
    case "type_existential": return "any(\(parts[0]))"
    case "type_composite": return "all(\(parts.joined(separator: ", ")))"
    case "inverse": return "not(\(parts[0]))"
    case "pack_expansion": return "repeat(\(parts[0]))"
    case "pack_element": return "each(\(parts[0]))"
    case "vararg": return "\(parts[0])..."
    case "type_placeholder": return "_"
    case "type_integer":
      return (node.rest.contains("is_negative") ? "-" : "") + (node.value("value") ?? "?")
    default: return adorned(node)
    }
  }

  private static func function(_ node: DumpNode) -> String {
    let words = (node.has("async") ? "async " : "") + (node.has("throws") ? "throws " : "")
    return "function(\(words)\(node.children.map { of($0) }.joined(separator: ", ")))"
  }

  private static func name(_ node: DumpNode, _ arguments: ArraySlice<String>) -> String {
    let name = node.value("id") ?? "?"
    return arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>"
  }

  private static func tuple(_ node: DumpNode, _ parts: [String], named: Bool) -> String {
    let names = (node.value("names") ?? "").split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").last.map(String.init) ?? "" }
    let elements = parts.enumerated().map { index, part in
      let name = named && index < names.count ? names[index] : ""
      return name.isEmpty || name == "''" || name == "_" ? part : "\(name): \(part)"
    }
    return "(\(elements.joined(separator: ", ")))"
  }

  /// Attributes and specifiers, however they are nested, in one.
  private static func adorned(_ node: DumpNode) -> String {
    var words: [String] = []
    var inner = node
    while let next = inner.children.first, let found = adornments(inner) {
      words += found
      inner = next
    }
    return words.isEmpty ? "unknown \(node.kind)" : adorned(words, of(inner))
  }

  private static func adornments(_ node: DumpNode) -> [String]? {
    switch node.kind {
    case "type_attributed": node.value("attrs")?.split(separator: " ").map(String.init) ?? []
    case "type_ownership":
      ["inout", "borrowing", "consuming", "__owned", "__shared"].filter { node.has($0) }
    case "sending", "isolated": [node.kind]
    case "caller_isolated": ["nonisolated"]
    case "compile_time_const", "compile_time_literal": ["_const"]
    default: nil
    }
  }
}
