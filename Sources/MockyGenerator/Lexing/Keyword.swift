/// The words of the language, by their use.
package enum Keyword {
  /// Words that are no names except in backticks.
  static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "func", "import", "init", "inout",
    "let", "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
    "fileprivate", "internal", "private", "public", "static", "defer", "if", "guard", "do",
    "repeat", "else", "for", "in", "while", "return", "break", "continue", "fallthrough",
    "switch", "case", "default", "where", "catch", "throw", "as", "Any", "false", "is", "nil",
    "rethrows", "super", "self", "Self", "true", "try", "throws",
  ]

  /// Reserved words that are values or types.
  static let operands: Set<String> = ["true", "false", "nil", "self", "Self", "super", "Any"]

  /// Words that begin a declaration anywhere.
  package static let declarations: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "func", "import", "init", "let",
    "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var", "case",
  ]

  /// The words that may precede a declaration's keyword; others are kept as well.
  static let modifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "static", "class", "final",
    "override", "mutating", "nonmutating", "__consuming", "consuming", "borrowing", "sending",
    "lazy", "optional", "required", "convenience", "dynamic", "weak", "unowned", "prefix",
    "postfix", "infix", "indirect", "nonisolated", "isolated", "distributed", "_const", "_local",
    "async", "yielding",
  ]

  /// The words that may precede a type.
  static let typeSpecifiers: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_const",
    "nonisolated", "__consuming", "_resultDependsOnSelf",
  ]

  /// The accessors of a property or a subscript.
  static let accessors: Set<String> = [
    "get", "set", "_read", "_modify", "read", "modify", "borrow", "mutate", "init", "willSet",
    "didSet", "unsafeAddress", "unsafeMutableAddress",
  ]

  /// Names that always mean the standard library's type, which is no optional or closure.
  package static let standardTypes: Set<String> = [
    "Int", "String", "Bool", "Double", "Float", "Character", "Substring", "UInt", "UInt8",
    "Int8", "Int16", "Int32", "Int64", "UInt16", "UInt32", "UInt64", "Array", "Dictionary",
    "Set", "URL", "Data", "Date", "UUID", "Duration", "Never",
  ]

  /// Returns whether an expression may follow that word.
  static func precedesExpression(_ word: String) -> Bool {
    reserved.contains(word) && !operands.contains(word)
  }

  /// Words that begin an expression, or have another meaning at its beginning.
  private static let expressions: Set<String> = [
    "any", "await", "borrow", "consume", "copy", "discard", "each", "some", "unsafe", "yield",
  ]

  /// Returns whether a word needs backticks to be a name in an expression.
  static func contains(_ name: String) -> Bool {
    reserved.contains(name) || expressions.contains(name)
  }

  /// Returns the name as it is declared: with backticks if it needs them.
  static func escaping(_ name: String) -> String {
    contains(name) || !name.isPlain ? "`\(name)`" : name
  }
}

extension String {
  /// A Boolean value that indicates whether it is a name without backticks.
  var isPlain: Bool {
    var isFirst = true
    for byte in utf8 {
      if !byte.isPartOfName || isFirst && byte.isDigit { return false }
      isFirst = false
    }
    return !isFirst && self != "_"
  }
}

extension UInt8 {
  package var isPartOfName: Bool {
    isWordStart && self != UInt8(ascii: "$") || isDigit || self >= 0x80
  }
}
