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

  /// The text behind the last "/" or ".": the name of a file, of a member.
  func lastPart(after separator: Character) -> String {
    guard let place = lastIndex(of: separator) else { return self }
    return String(self[index(after: place)...])
  }

  /// True if it is a name that needs no backticks.
  var isIdentifier: Bool {
    first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension Sequence {
  /// Returns the elements, without those of which an earlier one has the key.
  func withoutDuplicates<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }
}
