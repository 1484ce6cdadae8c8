/// A declaration that is no protocol, as far as one has to know it to say so.
struct OtherDeclaration {
  /// The word that introduces it, `class` or `func`; where there is none, what stands there.
  let keyword: Identifier
  /// The macro's attribute with the blanks after it.
  private(set) var attribute: SourceRange?

  /// - Parameters:
  ///   - source: the declaration.
  ///   - macro: what the attribute is called.
  init(parsing source: [UInt8], named macro: String = "Mockable") {
    var parser = Parser(source)
    let introducer = try? parser.parseIntroducer()
    keyword = Identifier(parser.text(parser.token), parser.token.range)
    attribute = introducer?.attributes.first { $0.isMacro(macro) }?.range
    while let end = attribute?.end, end < source.count, Self.blanks.contains(source[end]) {
      attribute?.end += 1
    }
  }

  private var conforming: String {
    "attach it to a protocol that the \(keyword.text) conforms to"
  }

  private static let blanks = Array(" \t\r\n".utf8)

  /// "a class", and what else can be done about it; nil for what is no declaration.
  var kind: (name: String, remedy: String)? {
    let name = keyword.text
    switch name {
    case "struct": return ("a \(name)", conforming)
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
