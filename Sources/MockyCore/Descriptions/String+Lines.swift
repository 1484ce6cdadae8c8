extension String {
  /// The text up to the first line break.
  var firstLine: String { String(prefix { $0 != "\n" }) }

  /// Returns itself, with further lines aligned under the first.
  func indentedLines(by count: Int) -> String {
    guard contains("\n") else { return self }
    let blanks = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n\(blanks)")
  }

  /// Returns it with blanks up to a width, after it or before it.
  func padded(to width: Int, atStart: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - count))
    return atStart ? blanks + self : self + blanks
  }
}
