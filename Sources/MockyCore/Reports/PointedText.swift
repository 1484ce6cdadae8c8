/// A string that should begin or end with another one, or have it in it: with a caret where it fails
/// to.
struct PointedText {
  /// The longest string that is searched for the closest part.
  private static let searched: Int = 2_000

  let text: String
  /// The blanks before a caret, and the caret.
  let caret: String

  /// Nil where nothing can be pointed at.
  init?(_ part: TextPart, in argument: Any) {
    guard let actual = ValueText.string(argument), !part.text.isEmpty,
      let text = Self.alignment(part, actual)
    else { return nil }
    // The whole, with the expected part in the place where it would be.
    let difference = TextDifference(text, actual)
    self.text = difference.actual
    caret = difference.caret
  }

  /// The string as it would be with the part in it.
  private static func alignment(_ part: TextPart, _ actual: String) -> String? {
    switch part {
    case .start(let start):
      let rest = actual.dropFirst(start.count)
      return actual.first == start.first ? start + rest : nil
    case .end(let end):
      return actual.last == end.last ? actual.dropLast(end.count) + end : nil
    case .somewhere(let part):
      guard actual.utf8.count <= searched else { return nil }
      return closest(Array(part), Array(actual)).map { place in
        actual.prefix(place) + part + actual.dropFirst(place + part.count)
      }
    }
  }

  /// The place that has most of the beginning of a part; nil if less than half of it is anywhere.
  private static func closest(_ part: [Character], _ text: [Character]) -> Int? {
    var (best, place) = (part.count / 2, Int?.none)
    for start in text.indices where text[start] == part.first {
      let common = zip(part, text[start...]).prefix { $0 == $1 }.count
      if common > best { (best, place) = (common, start) }
    }
    return place
  }
}
