/// The texts of values in failure messages.
package enum ValueText {
  /// The longest text a single value is given; more is cut in the middle.
  package static let limit: Int = 400

  /// The text of a value, bounded in length.
  package static func of(_ value: Any) -> String {
    if let text = string(value), text.utf8.count > RenderedText.limit { return short(large: text) }
    return rendered(value).short
  }

  /// The text of a value for comparing two of them: whole, unless it is very long.
  static func rendered(_ value: Any, upTo limit: Int = RenderedText.limit) -> RenderedText {
    Rendering.run {
      var writer = ValueWriter(limit: limit)
      writer.write(value)
      return writer.rendered
    }
  }

  /// A value as a string, if it is one, perhaps in an optional.
  static func string(_ value: Any) -> String? {
    let value = Optionals.unwrapped(value)
    return value as? String ?? (value as? Substring).map(String.init)
  }

  /// Both ends of a string that is too long to be quoted whole, or to have its characters counted.
  private static func short(large text: String) -> String {
    let half = limit / 2 - 1
    // One character can be as long as the whole.
    let ends = (text.utf8Prefix(RenderedText.limit), text.utf8Suffix(RenderedText.limit))
    let (head, tail) = (String(ends.0.prefix(half)), String(ends.1.suffix(half)))
    let quotes = EscapedText.Quotes(for: head + tail)
    let shown = [head, tail].map { EscapedText.escaped($0, in: quotes) }.joined(separator: " … ")
    return "\(quotes.open)\(shown)\(quotes.close) (\(text.utf8.count) bytes)"
  }

  /// True for a function, including one inside an optional.
  static func isFunction(_ value: Any) -> Bool {
    Optionals.unwrapped(value).map { TypeKind.of(type(of: $0)) == .function } ?? false
  }
}

extension String {
  /// Its beginning, of so many bytes of UTF-8 at most; itself if it is not longer.
  func utf8Prefix(_ count: Int) -> String {
    guard utf8.count > count else { return self }
    return String(self[..<scalarIndex(before: count)])
  }

  /// Its end, of so many bytes of UTF-8 or a few more; itself if it is not longer.
  fileprivate func utf8Suffix(_ count: Int) -> String {
    guard utf8.count > count else { return self }
    return String(self[scalarIndex(before: utf8.count - count)...])
  }

  /// The index of the last whole scalar at or before an offset in UTF-8.
  func scalarIndex(before offset: Int) -> Index {
    var index = utf8.index(startIndex, offsetBy: offset)
    while index.samePosition(in: unicodeScalars).isNil { index = utf8.index(before: index) }
    return index
  }
}
