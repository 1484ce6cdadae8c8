extension TypeSyntax: CustomStringConvertible {
  /// The type in its usual form, without the blanks, line breaks and comments of the source.
  package var description: String {
    switch self {
    case .named(let components): components.map(\.description).joined(separator: ".")
    case .member(let base, let component): "\(base).\(component)"
    case .metatype(let base, let keyword): "\(base).\(keyword)"
    case .optional(let base): "\(base)?"
    case .unwrapped(let base): "\(base)!"
    case .array(let element): "[\(element)]"
    case .inlineArray(let count, let element): "[\(count) of \(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements): "(\(elements.list))"
    case .function(let function):
      "(\(function.parameters.list))\(function.effects) -> \(function.result)"
    case .some(let base): "some \(base)"
    case .any(let base): "any \(base)"
    case .composition(let types): types.map(\.description).joined(separator: " & ")
    case .suppressed(let base): "~\(base)"
    case .packExpansion(let base): "repeat \(base)"
    case .packElement(let base): "each \(base)"
    case .attributed(let attributes, let specifiers, let base):
      (specifiers.map(\.description) + attributes.map(\.description) + [base.description])
        .joined(separator: " ")
    case .literal(let text): text
    }
  }
}

extension TypeSyntax.Component: CustomStringConvertible {
  package var description: String {
    guard let arguments else { return name.text }
    return "\(name.text)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension [TypeSyntax.TupleElement] {
  fileprivate var list: String {
    map { element in
      let label =
        element.names.isEmpty ? "" : element.names.map(\.text).joined(separator: " ") + ": "
      return "\(label)\(element.type)\(element.isVariadic ? "..." : "")"
    }.joined(separator: ", ")
  }
}

extension Effects: CustomStringConvertible {
  /// The effects with a blank before each: " async throws".
  package var description: String {
    let suspends = asynchrony.map { " \($0.rawValue)" } ?? ""
    return switch throwing {
    case nil: suspends
    case .throws: "\(suspends) throws"
    case .rethrows: "\(suspends) rethrows"
    case .typed(let type): "\(suspends) throws(\(type))"
    }
  }
}
