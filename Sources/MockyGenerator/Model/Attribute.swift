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
