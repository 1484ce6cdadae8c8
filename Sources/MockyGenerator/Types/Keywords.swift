/// The words that cannot be a name without backticks where an expression is expected, or that
/// may mean something else there.
enum Keywords {
  static func contains(_ name: String) -> Bool { reserved.contains(name) }

  /// The name as it is declared: with backticks where it needs them.
  static func escaping(_ name: String) -> String { contains(name) ? "`\(name)`" : name }

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
