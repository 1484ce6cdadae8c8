import MockyGenerator

/// The lines of a source, which turn an offset into a line and a column.
struct SourcePositions: Sendable {
  /// The beginnings of the lines.
  private var starts = [0]

  /// - Parameter bytes: the source's UTF-8. Lines end with a line feed, a carriage return, or
  ///   both.
  init(of bytes: [UInt8]) {
    for (index, byte) in bytes.enumerated() where byte == 10 || byte == 13 {
      let isBoth = byte == 13 && index + 1 < bytes.count && bytes[index + 1] == 10
      if !isBoth { starts.append(index + 1) }
    }
  }

  /// The line and the column of an offset, in time logarithmic in the number of lines.
  ///
  /// - Returns: both counted from 1, the column in bytes.
  subscript(offset: Int) -> SourcePosition {
    var (line, end) = (0, starts.count)
    while end - line > 1 {
      let middle = (line + end) / 2
      if starts[middle] <= offset { line = middle } else { end = middle }
    }
    return SourcePosition(line: line + 1, column: offset - starts[line] + 1)
  }
}
