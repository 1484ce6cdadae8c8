/// A declaration that is no protocol, read as far as a message about it needs.
struct OtherDeclaration {
  /// The word that introduces it, `class` or `func`; otherwise the token in its place.
  let keyword: Identifier
  /// The macro's attribute with the blanks after it.
  private(set) var attribute: SourceRange?

  /// - Parameters:
  ///   - parser: the parser of the declaration, after its attributes and modifiers.
  ///   - introducer: these; nil if they could not be read.
  ///   - macro: the name of the attribute.
  init(at parser: Parser, _ introducer: Introducer?, named macro: String) {
    keyword = Identifier(parser.text(parser.token), parser.token.range)
    attribute = introducer?.attributes.first { $0.isMacro(macro) }?.range
    let source = parser.lexer.bytes
    while let end = attribute?.end, end < source.count, Self.blanks.contains(source[end]) {
      attribute?.end += 1
    }
  }

  private static let blanks = Array(" \t\r\n".utf8)

  /// "a class", and a remedy; nil if it is no declaration.
  var kind: (name: String, remedy: String)? {
    let name = keyword.text
    let conforming = "attach it to a protocol that the \(name) conforms to"
    switch name {
    case "struct": return ("a struct without closures", conforming)
    case "enum", "actor": return ("an \(name)", conforming)
    case "extension": return ("an extension", "attach it to the protocol itself")
    case "func": return ("a function", "remove it")
    case "var", "let": return ("a property", "remove it")
    case "init": return ("an initializer", "remove it")
    case "subscript", "case", "macro": return ("a \(name)", "remove it")
    case "typealias": return ("a type alias", "attach @MockableFunction to that of a function")
    default: return nil
    }
  }
}
