extension Lexer {
  /// Where the regex ends that begins at a slash in an operator; nil if it is none.
  ///
  /// A slash may divide as well. These are the rules by which the compiler tells them apart.
  /// A scan that finds no regex passes escaped slashes only, before which none can begin, so
  /// no byte is scanned twice.
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

  /// Whether the token before leads one to expect a value.
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

  /// Whether an operator could itself be an argument here.
  private var followsOpening: Bool {
    switch previous?.kind {
    case .leftParenthesis, .leftBracket, .comma, .colon: true
    default: false
    }
  }

  func text(_ start: Int, _ stop: Int) -> String {
    String(decoding: bytes[start..<stop], as: UTF8.self)
  }

  /// A regex between slashes with number signs, which may have several lines.
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

  /// Whether at least that many number signs stand there.
  func poundsFollow(_ start: Int, _ count: Int) -> Bool {
    var index = 0
    while index < count {
      if byte(start + index) != UInt8(ascii: "#") { return false }
      index += 1
    }
    return true
  }
}
