extension Lexer {
  /// A word, reserved or not.
  mutating func scanWord() -> Token.Kind {
    offset += 1
    skipWord()
    return .identifier
  }

  /// Moves over what may stand inside a word.
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

  /// A name in backticks, which ends with its line at the latest.
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

  /// A number of any kind; what letters mean in it does not matter.
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

  /// Something that begins with a number sign.
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
