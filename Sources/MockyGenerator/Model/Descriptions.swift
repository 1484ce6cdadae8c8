extension MethodDeclaration: CustomStringConvertible {
  package var description: String {
    "\(header)func \(name)\(genericParameters.clause)\(parameters.clause)\(effects)"
      + (result.map { " -> \($0)" } ?? "") + requirements.clause
  }
}

extension InitializerDeclaration: CustomStringConvertible {
  package var description: String {
    "\(header)init\(failability)\(genericParameters.clause)\(parameters.clause)\(effects)"
      + requirements.clause
  }
}

extension SubscriptDeclaration: CustomStringConvertible {
  package var description: String {
    "\(header)subscript\(genericParameters.clause)\(parameters.clause) -> \(result)"
      + requirements.clause + accessors.clause
  }
}

extension PropertyDeclaration: CustomStringConvertible {
  package var description: String { "\(header)var \(name): \(type)\(accessors.clause)" }
}

extension AssociatedTypeDeclaration: CustomStringConvertible {
  package var description: String {
    "\(header)associatedtype \(name)\(inheritance.clause)"
      + (defaultType.map { " = \($0)" } ?? "") + requirements.clause
  }
}

extension TypeAliasDeclaration: CustomStringConvertible {
  package var description: String {
    "\(header)typealias \(name)\(genericParameters.clause) = \(type)\(requirements.clause)"
  }
}

extension Parameter: CustomStringConvertible {
  package var description: String {
    let names = firstName.text + (secondName.map { " \($0)" } ?? "")
    let before = attributes.map { "\($0) " }.joined() + names
    return "\(before): \(type)" + (isVariadic ? "..." : "") + (hasDefault ? " = _" : "")
  }
}

extension Accessor: CustomStringConvertible {
  package var description: String {
    let before = attributes.map { "\($0) " }.joined() + modifiers.map { "\($0) " }.joined()
    return "\(before)\(keyword)\(effects)"
  }
}

extension DeclarationHeader: CustomStringConvertible {
  /// The attributes and the modifiers, with a blank after each.
  package var description: String {
    attributes.map { "\($0) " }.joined() + modifiers.map { "\($0) " }.joined()
  }
}

extension ProtocolDeclaration: CustomStringConvertible {
  /// The declaration in a normal form, one member a line, for tests and for comparing.
  package var description: String {
    let primary = primaryAssociatedTypes.map(\.text).joined(separator: ", ")
    let name = name.text + (primary.isEmpty ? "" : "<\(primary)>")
    let first = "\(header)protocol \(name)\(inheritance.clause)\(requirements.clause)"
    return ([first] + members.lines).joined(separator: "\n")
  }
}

extension [Member] {
  /// The members, indented, those of a condition further.
  fileprivate var lines: [String] { flatMap(\.lines).map { "  " + $0 } }
}

extension Member: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] {
    switch self {
    case .method(let method): [method.description]
    case .property(let property): [property.description]
    case .subscript(let declaration): [declaration.description]
    case .initializer(let initializer): [initializer.description]
    case .associatedType(let type): [type.description]
    case .typeAlias(let alias): [alias.description]
    case .conditional(let clauses): clauses.flatMap(\.lines) + ["#endif"]
    case .unreadable: ["unreadable"]
    }
  }
}

extension ConditionalClause {
  fileprivate var lines: [String] { [directive] + members.lines }
}

extension EnclosingDeclaration: CustomStringConvertible {
  package var description: String { "\(header)\(keyword) \(type)\(genericParameters.clause)" }
}

extension TypeSyntax: CustomStringConvertible {
  /// The type as one would write it: blanks, line breaks and comments do not count.
  ///
  /// Types may be nested deeply, and threads have little stack: so this does not call itself.
  package var description: String { plainName ?? Piece.type(self).description }

  /// A name with nothing before or after it, which most types are.
  private var plainName: String? {
    guard case .named(let components) = self, components.count == 1,
      components[0].arguments == nil
    else { return nil }
    return components[0].name.text
  }

  /// A part of a type's text.
  fileprivate enum Piece: CustomStringConvertible {
    case text(String)
    case type(TypeSyntax)

    var description: String {
      var text = ""
      var rest = [self]
      while let piece = rest.popLast() {
        switch piece {
        case .text(let part): text += part
        case .type(let type): rest += type.pieces.reversed()
        }
      }
      return text
    }
  }

  /// What its text consists of, from left to right.
  private var pieces: [Piece] {
    switch self {
    case .named(let components):
      components.map(\.pieces).separated(by: ".")
    case .member(let base, let component): [.type(base), .text(".")] + component.pieces
    case .metatype(let base, let keyword): [.type(base), .text(".\(keyword)")]
    case .optional(let base): [.type(base), .text("?")]
    case .unwrapped(let base): [.type(base), .text("!")]
    case .array(let element): [.text("["), .type(element), .text("]")]
    case .inlineArray(let count, let element):
      [.text("["), .type(count), .text(" of "), .type(element), .text("]")]
    case .dictionary(let key, let value):
      [.text("["), .type(key), .text(": "), .type(value), .text("]")]
    case .tuple(let elements): [.text("(")] + elements.pieces + [.text(")")]
    case .function(let function): function.pieces
    case .some(let base): [.text("some "), .type(base)]
    case .any(let base): [.text("any "), .type(base)]
    case .composition(let types):
      types.map { [.type($0)] }.separated(by: " & ")
    case .suppressed(let base): [.text("~"), .type(base)]
    case .packExpansion(let base): [.text("repeat "), .type(base)]
    case .packElement(let base): [.text("each "), .type(base)]
    case .attributed(let attributes, let specifiers, let base):
      (specifiers.map(\.description) + attributes.map(\.description)).map { .text("\($0) ") }
        + [.type(base)]
    case .literal(let text): [.text(text)]
    }
  }
}

extension TypeSyntax.Component: CustomStringConvertible {
  package var description: String { TypeSyntax.named([self]).description }

  fileprivate var pieces: [TypeSyntax.Piece] {
    guard let arguments else { return [.text(name.text)] }
    let list = arguments.map { [TypeSyntax.Piece.type($0)] }.separated(by: ", ")
    return [.text("\(name)<")] + list + [.text(">")]
  }
}

extension TypeSyntax.TupleElement {
  fileprivate var pieces: [TypeSyntax.Piece] {
    let label = names.isEmpty ? "" : names.map(\.text).joined(separator: " ") + ": "
    return [.text(label), .type(type), .text(isVariadic ? "..." : "")]
  }
}

extension [TypeSyntax.TupleElement] {
  fileprivate var pieces: [TypeSyntax.Piece] {
    map(\.pieces).separated(by: ", ")
  }
}

extension [[TypeSyntax.Piece]] {
  fileprivate func separated(by text: String) -> [TypeSyntax.Piece] {
    [TypeSyntax.Piece](joined(separator: [TypeSyntax.Piece.text(text)]))
  }
}

extension FunctionTypeSyntax {
  fileprivate var pieces: [TypeSyntax.Piece] {
    [.text("(")] + parameters.pieces + [.text(")")] + effects.pieces
      + [.text(" -> "), .type(result)]
  }
}

extension Effects: CustomStringConvertible {
  /// The effects with a blank before each: " async throws".
  package var description: String {
    pieces.map(\.description).joined()
  }

  fileprivate var pieces: [TypeSyntax.Piece] {
    let suspends = TypeSyntax.Piece.text(asynchrony.map { " \($0.rawValue)" } ?? "")
    return switch throwing {
    case nil: [suspends]
    case .throws: [suspends, .text(" throws")]
    case .rethrows: [suspends, .text(" rethrows")]
    case .typed(let type): [suspends, .text(" throws("), .type(type), .text(")")]
    }
  }
}
