extension Lexer {
  /// Scans a word, reserved or not.
  mutating func scanWord() -> Token.Kind {
    offset += 1
    skipWord()
    return .identifier
  }

  /// Skips the characters of a word.
  mutating func skipWord() {
    while offset < end {
      let next = bytes[offset]
      if next.isWordStart || next.isDigit {
        offset += 1
      } else if next >= 0x80, let scalar = scalar(at: offset), !scalar.value.isOperator {
        if scalar.value.value == 0xA0 { return }
        offset += scalar.length
      } else {
        return
      }
    }
  }

  /// Scans a name in backticks, which ends with its line at the latest.
  mutating func scanQuotedIdentifier() -> Token.Kind {
    offset += 1
    let start = offset
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "`"):
        offset += 1
        return offset - start > 1 ? .quotedIdentifier : .unknown
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return .unknown
      default:
        offset += 1
      }
    }
    return .unknown
  }

  /// Scans a number of any kind; the meaning of letters in it does not matter.
  mutating func scanNumber() -> Token.Kind {
    let isHexadecimal = byte(offset + 1) == UInt8(ascii: "x")
    while offset < end {
      skipWord()
      switch byte(offset) {
      case UInt8(ascii: ".") where byte(offset + 1).isDigit:
        offset += 1
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard isExponent(byte(offset - 1), isHexadecimal), byte(offset + 1).isDigit else {
          return .number
        }
        offset += 1
      default:
        return .number
      }
    }
    return .number
  }

  private func isExponent(_ letter: UInt8, _ isHexadecimal: Bool) -> Bool {
    let lower = letter | 0x20
    return lower == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
  }

  /// Scans a token that begins with a number sign.
  mutating func scanPound() -> Token.Kind {
    var pounds = 0
    while byte(offset + pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch byte(offset + pounds) {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return scanString(pounds: pounds)
    case UInt8(ascii: "/"):
      return scanRawRegex(pounds: pounds)
    default:
      offset += pounds
      let start = offset
      skipWord()
      return pounds == 1 && offset > start ? .pound : .unknown
    }
  }
}

extension Lexer {
  /// Scans the longest operator, or a regex that begins in it.
  mutating func scanOperator() -> Token.Kind {
    let start = offset
    offset = endOfOperator(from: start)
    if let slash = firstSlash(from: start, to: offset), !followsOperand(start),
      let regex = endOfRegex(slash, operatorStart: start, operatorEnd: offset)
    {
      offset = regex
      return .regex
    }
    return .operator
  }

  /// Scans a scalar outside ASCII: an operator, a name, or neither.
  mutating func scanUnicode() -> Token.Kind {
    guard let scalar = scalar(at: offset) else { return scanUnknown() }
    return scalar.value.isOperator ? scanOperator() : scanWord(of: scalar.length)
  }

  private mutating func scanWord(of length: Int) -> Token.Kind {
    offset += length
    skipWord()
    return .identifier
  }

  /// Returns the end of the operator that begins at an offset.
  func endOfOperator(from start: Int) -> Int {
    let allowsDots = byte(start) == UInt8(ascii: ".")
    var index = start
    while index < end {
      let next = bytes[index]
      if next == UInt8(ascii: "/"), index > start, isComment(index) { break }
      if next.isOperator {
        index += 1
      } else if next == UInt8(ascii: "."), allowsDots {
        index += 1
      } else if next >= 0x80, let scalar = scalar(at: index), scalar.value.isOperator {
        index += scalar.length
      } else {
        break
      }
    }
    return max(index, start + 1)
  }

  private func isComment(_ index: Int) -> Bool {
    let next = byte(index + 1)
    return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
  }

  private func firstSlash(from start: Int, to stop: Int) -> Int? {
    var index = start
    while index < stop {
      if bytes[index] == UInt8(ascii: "/") { return index }
      index += 1
    }
    return nil
  }
}

extension Lexer {
  /// Returns the scalar outside ASCII at an offset, and its length; nil if the bytes are not UTF-8.
  func scalar(at index: Int) -> (value: Unicode.Scalar, length: Int)? {
    let first = UInt32(byte(index))
    switch first {
    case 0xC2...0xDF: return decode(index, first & 0x1F, length: 2)
    case 0xE0...0xEF: return decode(index, first & 0x0F, length: 3)
    case 0xF0...0xF4: return decode(index, first & 0x07, length: 4)
    default: return nil
    }
  }

  private func decode(
    _ index: Int, _ bits: UInt32, length: Int
  ) -> (value: Unicode.Scalar, length: Int)? {
    var value = bits
    var position = index + 1
    while position < index + length {
      let next = UInt32(byte(position))
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | next & 0x3F
      position += 1
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether operators may contain it, for scalars outside ASCII.
  var isOperator: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053: true
    case 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF: true
    case 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
    default: false
    }
  }
}

/// The roles of an ASCII byte in Swift.
extension UInt8 {
  /// A letter, an underscore or a dollar sign.
  var isWordStart: Bool {
    let lower = self | 0x20
    return lower >= 97 && lower <= 122 || self == 95 || self == 36
  }

  var isDigit: Bool { self >= 48 && self <= 57 }

  /// A blank within a line.
  var isBlank: Bool { self == 32 || self == 9 }

  var isLineBreak: Bool { self == 10 || self == 13 }

  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"): true
    case UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    case UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"): true
    case UInt8(ascii: "~"), UInt8(ascii: "?"): true
    default: false
    }
  }
}

extension StringProtocol {
  /// Returns whether it contains a text: the standard library's own method needs macOS 13.
  func contains(_ part: String) -> Bool {
    part.isEmpty || indices.contains { self[$0...].hasPrefix(part) }
  }
}
