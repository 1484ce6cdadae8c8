extension Lexer {
  /// As many bytes as make one operator, or a regex that begins in it.
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

  /// A scalar outside ASCII: an operator, a name, or nothing.
  mutating func scanUnicode() -> Token.Kind {
    guard let scalar = scalar(at: offset) else { return scanUnknown() }
    return scalar.value.isOperator ? scanOperator() : scanWord(of: scalar.length)
  }

  private mutating func scanWord(of length: Int) -> Token.Kind {
    offset += length
    skipWord()
    return .identifier
  }

  /// Where the operator that begins at an offset ends.
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
