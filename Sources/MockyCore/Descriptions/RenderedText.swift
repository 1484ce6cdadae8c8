/// The text of a value, as far as it was written.
struct RenderedText {
  /// The maximum length of a value's text, in bytes of UTF-8.
  static let limit: Int = 4_000

  let text: String
  /// Nothing was left out at its end.
  let isWhole: Bool
  /// True if the text describes an object, which may change.
  let showsObject: Bool

  /// The text as messages show it: a long one without its middle.
  var short: String {
    let limit = ValueText.limit
    if !isWhole { return "\(text.prefix(limit)) … (more than \(text.count) characters)" }
    guard text.utf8.count > limit, text.count > limit else { return text }
    return "\(text.prefix(limit / 2)) … \(text.suffix(limit / 2)) (\(text.count) characters)"
  }
}
