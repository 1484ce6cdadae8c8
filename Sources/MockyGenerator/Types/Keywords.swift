/// The words that cannot be a name without backticks where an expression is expected, or that
/// may mean something else there.
enum Keywords {
  static func contains(_ name: String) -> Bool { reserved.contains(name) }

  /// The name as it is declared: with backticks where it needs them.
  static func escaping(_ name: String) -> String {
    contains(name) || !name.isPlain ? "`\(name)`" : name
  }

  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
    // Words that begin an expression.
    "any", "await", "borrow", "consume", "copy", "discard", "each", "some", "unsafe", "yield",
  ]
}

extension String {
  /// Whether it is a name without backticks.
  var isPlain: Bool {
    self != "_" && utf8.allSatisfy(\.isPartOfName) && !(utf8.first?.isDigit ?? true)
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
