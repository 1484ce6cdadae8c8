/// The text of a value, as far as it was written.
struct RenderedText {
  /// The most text that is made of a value, in bytes of UTF-8: what nobody reads must cost nothing.
  static let limit: Int = 4_000

  let text: String
  /// Nothing was left out at its end.
  let isWhole: Bool
  /// It says what an object is like, which may change.
  let showsObject: Bool

  /// The text as messages show it: a long one without its middle.
  var short: String {
    let limit = ValueText.limit
    if !isWhole { return "\(text.prefix(limit)) … (more than \(text.count) characters)" }
    guard text.utf8.count > limit, text.count > limit else { return text }
    return "\(text.prefix(limit / 2)) … \(text.suffix(limit / 2)) (\(text.count) characters)"
  }
}
