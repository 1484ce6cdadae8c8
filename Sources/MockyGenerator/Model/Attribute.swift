/// An attribute, known or not: `@available(macOS 14, *)`.
package struct Attribute: Sendable, CustomStringConvertible {
  /// The name after the `@`, with its module and generic arguments if they are written.
  package var name: String
  /// The text between the parentheses; nil without parentheses.
  package var arguments: String?
  package var range: SourceRange

  package init(_ name: String, arguments: String? = nil, _ range: SourceRange) {
    (self.name, self.arguments, self.range) = (name, arguments, range)
  }

  package var description: String { "@\(name)" + (arguments.map { "(\($0))" } ?? "") }

  /// The names and numbers in each of its arguments, without those in angle brackets, strings and comments.
  var words: [[String]] {
    var lexer = Lexer(Array((arguments ?? "").utf8))
    var words: [[String]] = [[]]
    var depth = 0
    while true {
      let token = lexer.next()
      let text = lexer.text(token.start, token.end)
      switch token.kind {
      case .endOfFile: return words
      case .operator: depth += text == "<" ? 1 : text.hasPrefix(">") ? -text.count : 0
      case .comma where depth == 0: words.append([])
      case .identifier, .number:
        if depth == 0 { words[words.count - 1].append(text) }
      default: break
      }
    }
  }

  var isMockable: Bool { isMacro("Mockable") }

  /// Returns whether it is a macro of Mocky, with a module before it or without, and not another
  /// one whose name ends alike.
  package func isMacro(_ macro: String) -> Bool {
    ["", "MockyCore.", "Mocky."].contains { name == $0 + macro }
  }
}
