extension String {
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
