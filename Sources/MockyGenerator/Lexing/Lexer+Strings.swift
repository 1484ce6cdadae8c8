extension Lexer {
  /// What is open while a string is scanned: a string, or the parenthesis of a value in one.
  struct OpenString {
    var delimiter: UInt8
    var isMultiline: Bool
    var pounds: Int

    var isString: Bool { delimiter != UInt8(ascii: "(") }
  }

  /// A string of any kind, with all the values and strings within it.
  ///
  /// The values are not divided into tokens: strings, parentheses and comments are all that
  /// matters for finding their end. The compiler does the same.
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

  /// Moves over the opening quotes.
  private mutating func openString(_ pounds: Int, _ open: inout [OpenString]) {
    let delimiter = bytes[offset]
    let isMultiline = opensMultiline(delimiter, pounds)
    open.append(OpenString(delimiter: delimiter, isMultiline: isMultiline, pounds: pounds))
    offset += isMultiline ? 3 : 1
  }

  /// Whether three quotes open several lines; in `#"""#` they do not.
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

  /// Scans the next piece of text; false where a line ends before the string does.
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

  /// What follows a backslash.
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

  /// Scans the next piece of a value in a string; false where a line ends before its string.
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
