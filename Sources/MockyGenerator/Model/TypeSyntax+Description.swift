extension TypeSyntax: CustomStringConvertible {
  /// The type as one would write it: blanks, line breaks and comments do not count.
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
    case .function(let function): function.description
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
    return "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension TypeSyntax.TupleElement: CustomStringConvertible {
  package var description: String {
    let written = type.description + (isVariadic ? "..." : "")
    guard !names.isEmpty else { return written }
    return names.map(\.text).joined(separator: " ") + ": " + written
  }
}

extension FunctionTypeSyntax: CustomStringConvertible {
  package var description: String { "(\(parameters.list))\(effects) -> \(result)" }
}

extension Effects: CustomStringConvertible {
  /// The effects with a blank before each: " async throws".
  package var description: String {
    let suspends = asynchrony.map { " \($0.rawValue)" } ?? ""
    return switch throwing {
    case nil: suspends
    case .throws: suspends + " throws"
    case .rethrows: suspends + " rethrows"
    case .typed(let type): suspends + " throws(\(type))"
    }
  }
}

extension [TypeSyntax.TupleElement] {
  fileprivate var list: String { map(\.description).joined(separator: ", ") }
}
