extension Lexer {
  /// Moves over one token and says what it is.
  mutating func scanToken() -> Token.Kind {
    guard offset < end else { return .endOfFile }
    let first = bytes[offset]
    if first.isWordStart { return scanWord() }
    if let kind = Lexer.punctuation(first) {
      offset += 1
      return kind
    }
    if first.isDigit { return scanNumber() }
    return scanOther(first)
  }

  private static func punctuation(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case UInt8(ascii: "("): .leftParenthesis
    case UInt8(ascii: ")"): .rightParenthesis
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "\\"): .backslash
    default: nil
    }
  }

  private mutating func scanOther(_ first: UInt8) -> Token.Kind {
    switch first {
    case UInt8(ascii: "."): return scanPeriod()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return scanString(pounds: 0)
    case UInt8(ascii: "`"): return scanQuotedIdentifier()
    case UInt8(ascii: "#"): return scanPound()
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      if followsOperand(offset) {
        offset += 1
        return .postfixMark
      }
      return scanOperator()
    case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"):
      // Blanks have been skipped, so this comment has no end.
      offset = end
      return .unterminatedComment
    default:
      return first >= 0x80 ? scanUnicode() : first.isOperator ? scanOperator() : scanUnknown()
    }
  }

  private mutating func scanPeriod() -> Token.Kind {
    if byte(offset + 1) == UInt8(ascii: ".") { return scanOperator() }
    offset += 1
    return .period
  }

  /// Bytes that mean nothing, all at once.
  mutating func scanUnknown() -> Token.Kind {
    offset += 1
    while offset < end, bytes[offset] >= 0x80, scalar(at: offset) == nil { offset += 1 }
    return .unknown
  }

  /// Whether what stands at an offset directly follows something it can belong to.
  func followsOperand(_ index: Int) -> Bool {
    switch byte(index - 1) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0, 11, 12:
      false
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): false
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): false
    case UInt8(ascii: "/"): byte(index - 2) != UInt8(ascii: "*")
    default: true
    }
  }
}
