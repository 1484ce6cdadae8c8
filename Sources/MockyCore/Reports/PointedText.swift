/// A string that should begin with, end with or contain another one, with a caret at the first
/// mistake.
struct PointedText {
  /// The longest string to search for the closest part.
  private static let searched: Int = 2_000

  let text: String
  /// The indentation and the caret.
  let caret: String

  /// Makes the text; nil if there is no place for a caret.
  init?(_ part: TextPart, in argument: Any) {
    guard let actual = ValueText.string(argument), !part.text.isEmpty,
      let text = Self.alignment(part, actual)
    else { return nil }
    // The whole text, with the expected part in its place.
    let difference = TextDifference(text, actual)
    self.text = difference.actual
    caret = difference.caret
  }

  /// Returns the string with the part in its place.
  private static func alignment(_ part: TextPart, _ actual: String) -> String? {
    let text = part.text
    switch part.place {
    case .start: return actual.first == text.first ? text + actual.dropFirst(text.count) : nil
    case .end: return actual.last == text.last ? actual.dropLast(text.count) + text : nil
    case .somewhere:
      guard actual.utf8.count <= searched else { return nil }
      return closest(Array(text), Array(actual)).map { place in
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
