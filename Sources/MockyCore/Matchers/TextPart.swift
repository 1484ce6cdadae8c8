/// The expected beginning or end of a string, or a part somewhere in it.
struct TextPart {
  /// The place of the part, in the words of messages.
  enum Place: String {
    case start = "starting with"
    case end = "ending with"
    case somewhere = "containing"
  }

  let place: Place
  let text: String
}

extension TextPart {
  /// The longest string to search for the closest part.
  private static let searched: Int = 2_000

  /// Returns the first mistake in a string that should have the part; nil if there is no place for a
  /// caret.
  func difference(in argument: Any) -> TextDifference? {
    guard let actual = ValueText.string(argument), !text.isEmpty,
      let expected = placed(in: actual)
    else { return nil }
    return TextDifference(expected, actual)
  }

  /// Returns a string with the part in its place.
  private func placed(in actual: String) -> String? {
    switch place {
    case .start: return actual.first == text.first ? text + actual.dropFirst(text.count) : nil
    case .end: return actual.last == text.last ? actual.dropLast(text.count) + text : nil
    case .somewhere:
      guard actual.utf8.count <= Self.searched else { return nil }
      return Self.closest(Array(text), Array(actual)).map { place in
        actual.prefix(place) + text + actual.dropFirst(place + text.count)
      }
    }
  }

  /// Returns the place that shares most of a part's beginning; nil if no place has half of it.
  private static func closest(_ part: [Character], _ text: [Character]) -> Int? {
    var (best, place) = (part.count / 2, Int?.none)
    for start in text.indices where text[start] == part.first {
      let common = zip(part, text[start...]).prefix { $0 == $1 }.count
      if common > best { (best, place) = (common, start) }
    }
    return place
  }
}
