/// An attribute, known or not: `@available(macOS 14, *)`.
package struct Attribute: Sendable, CustomStringConvertible {
  /// The name after the `@`, with its module and generic arguments if they are written.
  package var name: String
  /// The text between the parentheses; nil without parentheses.
  package var arguments: String?
  package var range: SourceRange

  package init(_ name: String, arguments: String? = nil, _ range: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }

  package var description: String { "@\(name)" + (arguments.map { "(\($0))" } ?? "") }

  var isMockable: Bool { isMacro("Mockable") }

  /// Returns whether it is a macro of Mocky, with a module before it or without, and not another
  /// one whose name ends alike.
  package func isMacro(_ macro: String) -> Bool {
    ["", "MockyCore.", "Mocky."].contains { name == $0 + macro }
  }

  /// The attribute without its line breaks.
  var onOneLine: String {
    let lines = description.split(whereSeparator: \.isNewline)
      .map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }
    return lines.dropFirst().reduce(lines[0]) { text, line in
      text.hasSuffix("(") || line.hasPrefix(")") ? text + line : "\(text) \(line)"
    }
  }
}

/// A modifier, known or not: `public`, `static`, `private(set)`, `nonisolated(unsafe)`.
package struct Modifier: Sendable, CustomStringConvertible {
  package var name: String
  /// The text in parentheses after it.
  package var detail: String?
  package var range: SourceRange

  package init(_ name: String, detail: String? = nil, _ range: SourceRange) {
    self.name = name
    self.detail = detail
    self.range = range
  }

  package var description: String { name + (detail.map { "(\($0))" } ?? "") }
}

/// The attributes and modifiers before a declaration's keyword, and the range of the declaration.
package struct DeclarationHeader: Sendable {
  package var attributes: [Attribute] = []
  package var modifiers: [Modifier] = []
  /// The whole declaration, attributes and body included.
  package var range = SourceRange.nowhere
  /// The word that introduces it: `protocol`, `func`, `var`.
  package var keyword = SourceRange.nowhere
  /// The lines of the comments that document it.
  package var documentation: [String] = []
  /// The default that an extension gives a requirement; nil for none, or if it is not looked for.
  package var givenDefault: GivenDefault?

  package func has(modifier name: String) -> Bool { modifiers.contains { $0.name == name } }
  package func has(attribute name: String) -> Bool { attributes.contains { $0.name == name } }
}

/// The default that an extension gives a requirement.
package enum GivenDefault: Sendable {
  /// One that a mock can run. The number tells it from the other defaults of the protocol.
  case runs(Int)
  /// One that no mock can run, for this reason.
  case refused(String)
}

/// A generic parameter: `T`, `T: Decodable`, `each T`, `let n: Int`.
package struct GenericParameter: Sendable, CustomStringConvertible {
  package var kind = Kind.type
  package var name: Identifier
  /// The type after the colon.
  package var constraint: TypeSyntax?

  package enum Kind: Sendable { case type, pack, value }

  package var description: String {
    let word =
      switch kind {
      case .type: ""
      case .pack: "each "
      case .value: "let "
      }
    return word + name.text + (constraint.map { ": \($0)" } ?? "")
  }
}

/// One term of a `where` clause.
package struct GenericRequirement: Sendable, CustomStringConvertible {
  package var subject: TypeSyntax
  package var relation: Relation
  package var object: TypeSyntax
  package var range: SourceRange

  package enum Relation: String, Sendable {
    case conforms = ":"
    case equals = "=="
  }

  package var description: String {
    relation == .conforms ? "\(subject): \(object)" : "\(subject) == \(object)"
  }
}
