/// Divides a source into tokens, one at a time.
///
/// Every byte is examined a bounded number of times, no function recurses, and every call to
/// ``next()`` advances until the end is reached.
package struct Lexer {
  package let bytes: [UInt8]
  let end: Int
  var offset = 0
  /// The previous token, which decides whether a slash divides or begins a regex.
  var previous: Token?
  /// A Boolean value that indicates whether the previous token is the mark after the word `try`.
  var followsTry = false

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
    skipPreamble()
  }

  /// Returns a byte, or zero outside the source.
  func byte(_ index: Int) -> UInt8 {
    index >= 0 && index < end ? bytes[index] : 0
  }

  /// Returns the next token, or the end of the file if there are no more.
  package mutating func next() -> Token {
    let before = offset
    let startsLine = skipBlanks()
    let start = offset
    let kind = scanToken()
    let token = Token(
      kind: kind, start: start, end: offset, startsLine: startsLine || previous == nil,
      followsBlank: start > before || previous == nil)
    followsTry = kind == .postfixMark && previousIs("try")
    previous = token
    return token
  }

  /// Returns whether a range of the source is that ASCII text.
  func matches(_ text: StaticString, _ start: Int, _ stop: Int) -> Bool {
    guard stop - start == text.utf8CodeUnitCount else { return false }
    let pointer = text.utf8Start
    var index = 0
    while index < stop - start {
      if bytes[start + index] != pointer[index] { return false }
      index += 1
    }
    return true
  }

  func previousIs(_ text: StaticString) -> Bool {
    guard let previous, previous.kind == .identifier else { return false }
    return matches(text, previous.start, previous.end)
  }
}

extension Lexer {
  /// Scans one token and returns its kind.
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

  /// Scans all invalid bytes that follow.
  mutating func scanUnknown() -> Token.Kind {
    offset += 1
    while offset < end, bytes[offset] >= 0x80, scalar(at: offset) == nil { offset += 1 }
    return .unknown
  }

  /// Returns whether the token at an offset directly follows an operand.
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

extension Lexer {
  /// Skips a byte order mark and a line that names an interpreter.
  mutating func skipPreamble() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { offset = 3 }
    if byte(offset) == UInt8(ascii: "#"), byte(offset + 1) == UInt8(ascii: "!") { skipLine() }
  }

  /// Skips blanks and comments, and returns whether a line break was among them.
  mutating func skipBlanks() -> Bool {
    var brokeLine = false
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 11, 12:
        offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        brokeLine = true
        offset += 1
      case UInt8(ascii: "/"):
        guard skipComment(&brokeLine) else { return brokeLine }
      case 0xC2 where byte(offset + 1) == 0xA0:
        offset += 2
      default:
        return brokeLine
      }
    }
    return brokeLine
  }

  /// Skips a comment, and returns whether it had an end.
  private mutating func skipComment(_ brokeLine: inout Bool) -> Bool {
    switch byte(offset + 1) {
    case UInt8(ascii: "/"):
      skipLine()
      return true
    case UInt8(ascii: "*"):
      guard let comment = endOfComment(from: offset) else { return false }
      if comment.breaksLine { brokeLine = true }
      offset = comment.end
      return true
    default:
      return false
    }
  }

  /// Returns the documentation among the comments between two tokens, line by line and without its
  /// indentation.
  func documentation(_ range: SourceRange) -> [String] {
    guard range.end > range.start + 3 else { return [] }
    var ahead = self
    ahead.offset = range.start
    var lines: [String] = []
    while ahead.offset < range.end {
      guard ahead.bytes[ahead.offset] == UInt8(ascii: "/") else {
        ahead.offset += 1
        continue
      }
      let start = ahead.offset
      var brokeLine = false
      guard ahead.skipComment(&brokeLine) else { return lines }
      lines += documentation(in: start, ahead.offset)
    }
    return lines
  }

  /// Returns the lines of one comment; none if it documents nothing.
  private func documentation(in start: Int, _ stop: Int) -> [String] {
    let mark = byte(start + 2)
    let isDocumentation =
      byte(start + 1) == UInt8(ascii: "/")
      ? mark == UInt8(ascii: "/") : mark == UInt8(ascii: "*") && stop > start + 4
    guard isDocumentation else { return [] }
    let column = bytes[..<start].reversed().prefix { $0.isBlank }.count
    let lines = bytes[start..<stop].split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == UInt8(ascii: "\n") })
    return lines.enumerated().map { index, line in
      var line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      var blanks = index == 0 ? 0 : column
      while blanks > 0, line.first?.isBlank == true {
        line = line.dropFirst()
        blanks -= 1
      }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// Advances to the line break.
  mutating func skipLine() {
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return }
      offset += 1
    }
  }

  /// Returns the end of a comment that may contain comments; nil if it has none.
  ///
  /// - Parameter inLine: whether it must end before its line does.
  func endOfComment(from start: Int, inLine: Bool = false) -> (end: Int, breaksLine: Bool)? {
    var index = start + 2
    var depth = 1
    var breaksLine = false
    while index < end {
      let next = byte(index + 1)
      switch bytes[index] {
      case UInt8(ascii: "*") where next == UInt8(ascii: "/"):
        depth -= 1
        index += 2
        if depth == 0 { return (index, breaksLine) }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        depth += 1
        index += 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if inLine { return nil }
        breaksLine = true
        index += 1
      default:
        index += 1
      }
    }
    return nil
  }
}

/// A token of the source: its kind and its place.
package struct Token {
  package var kind: Kind
  package var start: Int
  /// The offset after the last byte.
  package var end: Int
  /// A Boolean value that indicates whether it is the first one on its line.
  package var startsLine: Bool
  /// A Boolean value that indicates whether blanks or comments precede it.
  package var followsBlank: Bool

  package var range: SourceRange { SourceRange(start, end) }

  package enum Kind: UInt8 {
    case endOfFile
    /// Words, including reserved ones.
    case identifier
    /// A name in backticks.
    case quotedIdentifier
    case number
    case string, unterminatedString
    case regex, unterminatedRegex
    case `operator`
    /// `?` or `!` directly after its operand.
    case postfixMark
    case leftParenthesis, rightParenthesis
    case leftBrace, rightBrace
    case leftBracket, rightBracket
    case comma, colon, semicolon, period, at, backslash
    /// `#` and a word: a directive or a macro.
    case pound
    case unterminatedComment
    /// Bytes that are invalid in Swift.
    case unknown

    /// A Boolean value that indicates whether its end is missing.
    var isUnterminated: Bool {
      self == .unterminatedString || self == .unterminatedRegex || self == .unterminatedComment
    }
  }
}
