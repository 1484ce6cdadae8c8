/// A word of the source: what it is and where it stands.
struct Token {
  var kind: Kind
  var start: Int
  /// The offset after the last byte.
  var end: Int
  /// Whether it is the first one on its line.
  var startsLine: Bool
  /// Whether blanks or comments stand before it.
  var followsBlank: Bool

  var range: SourceRange { SourceRange(start, end) }

  enum Kind: UInt8 {
    case endOfFile
    /// Words, reserved ones too.
    case identifier
    /// A name in backticks.
    case quotedIdentifier
    case number
    case string, unterminatedString
    case regex, unterminatedRegex
    case `operator`
    /// `?` or `!` directly after what it belongs to.
    case postfixMark
    case leftParenthesis, rightParenthesis
    case leftBrace, rightBrace
    case leftBracket, rightBracket
    case comma, colon, semicolon, period, at, backslash
    /// `#` and a word: a directive or a macro.
    case pound
    case unterminatedComment
    /// Bytes that mean nothing in Swift.
    case unknown

    /// Whether it should have had an end.
    var isUnterminated: Bool {
      self == .unterminatedString || self == .unterminatedRegex || self == .unterminatedComment
    }
  }
}
