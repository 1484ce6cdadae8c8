/// A source by lines and columns, as the compiler counts them.
struct SourceText {
  let bytes: [UInt8]
  private let lines: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lines = [0]
    for (index, byte) in bytes.enumerated()
    where byte == 10 || byte == 13 && index + 1 < bytes.count && bytes[index + 1] != 10 {
      lines.append(index + 1)
    }
    self.lines = lines
  }

  func offset(_ position: (Int, Int)?) -> Int? {
    guard let (line, column) = position, line >= 1, line <= lines.count else { return nil }
    return lines[line - 1] + column - 1
  }

  /// The text of a node, to the end of its last token.
  func slice(_ start: Int, lastToken: Int) -> String {
    var end = lastToken
    if bytes[end] == UInt8(ascii: "`") {
      end += 1
      while bytes[end] != UInt8(ascii: "`") { end += 1 }
    }
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    if end == lastToken || bytes[end] == UInt8(ascii: "`") { end += 1 }
    return String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || byte >= 48 && byte <= 57
      || byte == 95 || byte >= 0x80
  }

  /// A declaration without blanks, comments, semicolons and what the normal form leaves out.
  static func essence(_ bytes: [UInt8]) -> String {
    var kept: [UInt8] = []
    var index = 0
    var inString = false
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == UInt8(ascii: "\"") { inString.toggle() }
      if !inString, byte == 47, next == 47 {
        while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
        continue
      }
      if !inString, byte == 47, next == 42 {
        index = endOfComment(bytes, index)
        continue
      }
      if byte > 32, byte != UInt8(ascii: ";") { kept.append(byte) }
      index += 1
    }
    let text = String(decoding: kept, as: UTF8.self)
    return text.filter { $0 != "{" && $0 != "}" }
  }

  private static func endOfComment(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    var depth = 0
    while index + 1 < bytes.count {
      if bytes[index] == 47, bytes[index + 1] == 42 {
        depth += 1
        index += 2
      } else if bytes[index] == 42, bytes[index + 1] == 47 {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}
