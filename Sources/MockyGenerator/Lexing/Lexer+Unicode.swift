extension Lexer {
  /// The scalar outside ASCII at an offset and its length; nil where the bytes are not UTF-8.
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
  /// Whether operators may contain it, which lies outside ASCII.
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
