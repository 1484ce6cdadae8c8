extension TypeSyntax: CustomStringConvertible {
  /// The type in its usual form, without the blanks, line breaks and comments of the source.
  ///
  /// It does not recurse, because types may be nested deeply and threads have little stack.
  package var description: String { plainName ?? Piece.type(self).description }

  /// A name without anything before or after it, as most types are.
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

  /// The pieces of its text, from left to right.
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
    isEmpty ? "" : pieces.map { $0.description }.joined()
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
