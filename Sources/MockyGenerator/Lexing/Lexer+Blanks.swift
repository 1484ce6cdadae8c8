extension Lexer {
  /// Skips a byte order mark and a line that names an interpreter.
  mutating func skipPreamble() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { offset = 3 }
    if byte(offset) == UInt8(ascii: "#"), byte(offset + 1) == UInt8(ascii: "!") { skipLine() }
  }

  /// Skips blanks and comments, and says whether a line break was among them.
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

  /// Skips a comment, and says whether one with an end stood there.
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

  /// Moves to the line break.
  mutating func skipLine() {
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return }
      offset += 1
    }
  }

  /// Where a comment that may contain comments ends; nil where it does not.
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
