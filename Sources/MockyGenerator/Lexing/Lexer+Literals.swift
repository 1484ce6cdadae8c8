extension Lexer {
  /// An open string during a scan, or the open parenthesis of a value in one.
  struct OpenString {
    var delimiter: UInt8
    var isMultiline: Bool
    var pounds: Int

    var isString: Bool { delimiter != UInt8(ascii: "(") }
  }

  /// Scans a string of any kind, with all the values and strings within it.
  ///
  /// The values are not divided into tokens: only strings, parentheses and comments matter for
  /// finding their end. The compiler does the same.
  mutating func scanString(pounds: Int) -> Token.Kind {
    var open: [OpenString] = []
    offset += pounds
    openString(pounds, &open)
    while offset < end {
      let current = open[open.count - 1]
      let isUnbroken = current.isString ? scanInString(current, &open) : scanInValue(current, &open)
      guard isUnbroken else { return .unterminatedString }
      if open.isEmpty { return .string }
    }
    offset = min(offset, end)
    return .unterminatedString
  }

  /// Skips the opening quotes.
  private mutating func openString(_ pounds: Int, _ open: inout [OpenString]) {
    let delimiter = bytes[offset]
    let isMultiline = opensMultiline(delimiter, pounds)
    open.append(OpenString(delimiter: delimiter, isMultiline: isMultiline, pounds: pounds))
    offset += isMultiline ? 3 : 1
  }

  /// Returns whether three quotes open several lines; in `#"""#` they do not.
  private func opensMultiline(_ delimiter: UInt8, _ pounds: Int) -> Bool {
    guard delimiter == UInt8(ascii: "\""), threeQuotes(offset) else { return false }
    guard pounds > 0 else { return true }
    var index = offset + 2
    while index < end, !bytes[index].isLineBreak {
      if bytes[index] == delimiter, poundsFollow(index + 1, pounds) { return false }
      index += 1
    }
    return true
  }

  private func threeQuotes(_ index: Int) -> Bool {
    byte(index) == UInt8(ascii: "\"") && byte(index + 1) == UInt8(ascii: "\"")
      && byte(index + 2) == UInt8(ascii: "\"")
  }

  /// Scans the next piece of text. It returns false if a line ends before the string does.
  private mutating func scanInString(_ current: OpenString, _ open: inout [OpenString]) -> Bool {
    let next = bytes[offset]
    switch next {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      if !current.isMultiline { return false }
      offset += 1
    case UInt8(ascii: "\\"):
      offset += 1
      scanEscape(current, &open)
    case current.delimiter:
      closeString(current, &open)
    default:
      offset += 1
    }
    return true
  }

  private mutating func closeString(_ current: OpenString, _ open: inout [OpenString]) {
    let quotes = current.isMultiline ? 3 : 1
    guard !current.isMultiline || threeQuotes(offset), poundsFollow(offset + quotes, current.pounds)
    else {
      offset += 1
      return
    }
    offset += quotes + current.pounds
    open.removeLast()
  }

  /// Scans the text after a backslash.
  private mutating func scanEscape(_ current: OpenString, _ open: inout [OpenString]) {
    guard poundsFollow(offset, current.pounds) else { return }
    offset += current.pounds
    let next = byte(offset)
    if next == UInt8(ascii: "(") {
      var value = current
      value.delimiter = next
      open.append(value)
    }
    if !next.isLineBreak { offset += 1 }
  }

  /// Scans the next piece of a value in a string. It returns false if a line ends before its string
  /// does.
  private mutating func scanInValue(_ current: OpenString, _ open: inout [OpenString]) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      if !current.isMultiline { return false }
    case UInt8(ascii: "("):
      open.append(current)
    case UInt8(ascii: ")"):
      open.removeLast()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      openString(0, &open)
      return true
    case UInt8(ascii: "#"):
      scanPoundsInValue(&open)
      return true
    case UInt8(ascii: "/"):
      return scanSlashInValue(current)
    default:
      break
    }
    offset += 1
    return true
  }

  private mutating func scanPoundsInValue(_ open: inout [OpenString]) {
    var pounds = 0
    while byte(offset + pounds) == UInt8(ascii: "#") { pounds += 1 }
    offset += pounds
    let next = byte(offset)
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { openString(pounds, &open) }
  }

  private mutating func scanSlashInValue(_ current: OpenString) -> Bool {
    let next = byte(offset + 1)
    if next == UInt8(ascii: "*") {
      let comment = endOfComment(from: offset, inLine: !current.isMultiline)
      guard let comment else { return endLine(current) }
      offset = comment.end
    } else if next == UInt8(ascii: "/") {
      guard current.isMultiline else { return endLine(current) }
      skipLine()
    } else {
      offset += 1
    }
    return true
  }

  /// Gives up a string at a comment without an end within the string.
  private mutating func endLine(_ current: OpenString) -> Bool {
    if current.isMultiline { offset = end } else { skipLine() }
    return false
  }
}

extension Lexer {
  /// Returns the end of the regex that begins at a slash in an operator; nil if it is none.
  ///
  /// A slash may divide as well. The compiler's rules decide which it is. A scan that finds no
  /// regex passes only escaped slashes, before which none can begin, so no byte is scanned twice.
  func endOfRegex(_ slash: Int, operatorStart: Int, operatorEnd: Int) -> Int? {
    if previousIs("func") || previousIs("operator") { return nil }
    if isFollowedByOperand(operatorEnd) { return endOfRegex(slash, isCertain: false) }
    guard followsTry || expectsExpression else { return nil }
    return endOfRegex(slash, isCertain: !followsOpening)
  }

  /// Finds the closing slash on the same line.
  private func endOfRegex(_ slash: Int, isCertain: Bool) -> Int? {
    guard isCertain || !byte(slash + 1).isBlank else { return nil }
    var index = slash + 1
    var groups = 0
    var classes = 0
    while index < end {
      let next = bytes[index]
      switch next {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return nil
      case UInt8(ascii: "\\"):
        index += byte(index + 1).isLineBreak ? 0 : 1
      case UInt8(ascii: "["):
        classes += 1
      case UInt8(ascii: "]"):
        classes = max(0, classes - 1)
      case UInt8(ascii: "(") where classes == 0:
        groups += 1
      case UInt8(ascii: ")") where classes == 0:
        if groups == 0, !isCertain { return nil }
        groups = max(0, groups - 1)
      case UInt8(ascii: "/"):
        return closes(index, from: slash, isCertain: isCertain) ? index + 1 : nil
      default:
        break
      }
      index += 1
    }
    return nil
  }

  private func closes(_ index: Int, from slash: Int, isCertain: Bool) -> Bool {
    let next = byte(index + 1)
    if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") || index == slash + 1 { return false }
    let endsInBlank = byte(index - 1).isBlank && byte(index - 2) != UInt8(ascii: "\\")
    return isCertain || !endsInBlank
  }

  private func isFollowedByOperand(_ index: Int) -> Bool {
    switch byte(index) {
    case 0, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 11, 12:
      false
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): false
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): false
    case UInt8(ascii: "/"):
      byte(index + 1) != UInt8(ascii: "/") && byte(index + 1) != UInt8(ascii: "*")
    default: true
    }
  }

  /// A Boolean value that indicates whether a value is expected after the previous token.
  private var expectsExpression: Bool {
    guard let previous else { return true }
    switch previous.kind {
    case .leftBrace, .leftParenthesis, .leftBracket, .operator: return true
    case .semicolon, .comma, .colon, .unknown: return true
    case .pound: return true
    case .identifier:
      return Keyword.precedesExpression(text(previous.start, previous.end))
    default: return false
    }
  }

  /// A Boolean value that indicates whether an operator could itself be an argument here.
  private var followsOpening: Bool {
    switch previous?.kind {
    case .leftParenthesis, .leftBracket, .comma, .colon: true
    default: false
    }
  }

  package func text(_ start: Int, _ stop: Int) -> String {
    String(decoding: bytes[start..<stop], as: UTF8.self)
  }

  /// Scans a regex between slashes with number signs, which may have several lines.
  mutating func scanRawRegex(pounds: Int) -> Token.Kind {
    offset += pounds + 1
    let isMultiline = startsMultilineRegex
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { return .unterminatedRegex }
      case UInt8(ascii: "\\"):
        if !byte(offset + 1).isLineBreak { offset += 1 }
      case UInt8(ascii: "/"):
        if poundsFollow(offset + 1, pounds) {
          offset += pounds + 1
          return .regex
        }
      default:
        break
      }
      offset += 1
    }
    offset = end
    return .unterminatedRegex
  }

  private var startsMultilineRegex: Bool {
    var index = offset
    while byte(index).isBlank { index += 1 }
    return byte(index).isLineBreak
  }

  /// Returns whether at least that many number signs follow.
  func poundsFollow(_ start: Int, _ count: Int) -> Bool {
    var index = 0
    while index < count {
      if byte(start + index) != UInt8(ascii: "#") { return false }
      index += 1
    }
    return true
  }
}
