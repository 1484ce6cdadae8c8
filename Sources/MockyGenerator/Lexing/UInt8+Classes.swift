/// What a byte of ASCII may be in Swift.
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
