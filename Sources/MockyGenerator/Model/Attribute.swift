/// An attribute, known or not: `@available(macOS 14, *)`.
package struct Attribute: Sendable, CustomStringConvertible {
  /// The name after the `@`, with its module and generic arguments if they are written.
  package var name: String
  /// What stands between the parentheses, word for word; nil where there are none.
  package var arguments: String?
  package var range: SourceRange

  package init(_ name: String, arguments: String? = nil, _ range: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }

  package var description: String { "@\(name)" + (arguments.map { "(\($0))" } ?? "") }

  var isMockable: Bool { isMacro("Mockable") }

  /// Whether it is a macro of Mocky's, with a module before it or without: not any whose name ends so.
  func isMacro(_ macro: String) -> Bool {
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
  /// What stands in parentheses after it.
  package var detail: String?
  package var range: SourceRange

  package init(_ name: String, detail: String? = nil, _ range: SourceRange) {
    self.name = name
    self.detail = detail
    self.range = range
  }

  package var description: String { name + (detail.map { "(\($0))" } ?? "") }
}

/// What stands before a declaration's keyword, and how far the declaration reaches.
package struct DeclarationHeader: Sendable {
  package var attributes: [Attribute]
  package var modifiers: [Modifier]
  /// The whole declaration, attributes and body included.
  package var range: SourceRange
  /// The word that introduces it: `protocol`, `func`, `var`.
  package var keyword: SourceRange

  package init(
    attributes: [Attribute], modifiers: [Modifier], range: SourceRange, keyword: SourceRange
  ) {
    self.attributes = attributes
    self.modifiers = modifiers
    self.range = range
    self.keyword = keyword
  }

  package func has(modifier name: String) -> Bool { modifiers.contains { $0.name == name } }
  package func has(attribute name: String) -> Bool { attributes.contains { $0.name == name } }
}
