/// Divides a source into tokens, one at a time.
///
/// Every byte is looked at a bounded number of times, nothing recurses, and every call to
/// ``next()`` moves on until the end is reached.
struct Lexer {
  let bytes: [UInt8]
  let end: Int
  var offset = 0
  /// The token before, by which a slash is known to divide or to begin a regex.
  var previous: Token?
  /// Whether the token before is the mark after the word `try`.
  var followsTry = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
    skipPreamble()
  }

  /// A byte, or zero outside the source.
  func byte(_ index: Int) -> UInt8 {
    index >= 0 && index < end ? bytes[index] : 0
  }

  /// The next token; the end of the file again and again when there are no more.
  mutating func next() -> Token {
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

  /// Whether a stretch of the source is that ASCII text.
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
