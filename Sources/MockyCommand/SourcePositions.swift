import MockyGenerator

/// The lines of a source, which turn an offset into a line and a column.
struct SourcePositions: Sendable {
  /// The beginnings of the lines.
  private let starts: [Int]
  private let end: Int

  /// - Parameter bytes: the source's UTF-8. Lines end with a line feed, a carriage return, or
  ///   both.
  init(of bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 10 || byte == 13 {
      let isBoth = byte == 13 && index + 1 < bytes.count && bytes[index + 1] == 10
      if !isBoth { starts.append(index + 1) }
    }
    self.starts = starts
    end = bytes.count
  }

  /// The line and the column of an offset, in time logarithmic in the number of lines.
  ///
  /// - Parameter offset: the offset; one outside the source counts as its nearest end.
  /// - Returns: both counted from 1, the column in bytes.
  subscript(offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), end)
    let line = starts.countOfFirst { $0 <= offset }
    return SourcePosition(line: line, column: offset - starts[line - 1] + 1)
  }
}

extension Array {
  /// Returns the number of elements at the beginning that satisfy a condition, as no later ones do, in logarithmic time.
  func countOfFirst(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
