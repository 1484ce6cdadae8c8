/// Types of variables that do not say theirs, where the value shows it beyond doubt.
extension Parser {
  /// The type of the value that begins here, without moving: of a literal, and of `T()`.
  mutating func seenType() -> TypeSyntax? {
    let mark = mark
    defer { goBack(to: mark) }
    if at(.operator), at(operator: "-") { advance() }
    if let literal = literalType {
      advance()
      return isAtEndOfValue ? .name(literal) : nil
    }
    // An initializer without arguments does not fail; one with arguments may.
    let type = try? parseType("a type")
    guard let type, type.isNominal, take(.leftParenthesis), take(.rightParenthesis),
      isAtEndOfValue
    else { return nil }
    return type
  }

  private var literalType: String? {
    switch token.kind {
    case .string: "String"
    case .number:
      text(token).hasPrefix("0x") || !text(token).contains { ".eE".contains($0) }
        ? "Int" : "Double"
    case .identifier where at(word: "true") || at(word: "false"): "Bool"
    default: nil
    }
  }

  /// Whether the value cannot go on.
  private var isAtEndOfValue: Bool {
    switch token.kind {
    case .endOfFile, .rightBrace, .semicolon, .comma, .leftBrace: true
    case .identifier, .at, .pound: token.startsLine
    default: false
    }
  }
}

extension TypeSyntax {
  /// Whether it can be followed by the arguments of an initializer.
  fileprivate var isNominal: Bool {
    switch self {
    case .named(let components):
      components.last?.name.text.utf8.first.map { (65...90).contains($0) } ?? false
    case .array, .dictionary: true
    default: false
    }
  }
}
