/// Texts that are cut at a limit.
enum ShortText {
  /// The number of characters, about, of a value that is shown among others.
  static let limit: Int = 40

  /// Returns the text of a value in a line: its beginning, with closed brackets and quotes.
  static func of(_ value: Any, upTo limit: Int = limit) -> String {
    rendered(value, upTo: limit).text
  }

  /// The text of a value in a line, as it was rendered.
  static func rendered(_ value: Any, upTo limit: Int = limit) -> RenderedText {
    let whole = ValueText.rendered(value, upTo: 8 * limit)
    let text = whole.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let isShort = whole.isWhole && text.count <= limit
    return RenderedText(
      text: isShort ? text : cut(text, to: limit, elements(of: value)) + size(of: value),
      isWhole: isShort,
      showsObject: whole.showsObject)
  }

  /// A text that values were written in, cut if it is longer: `Order(id: 42, …)`.
  /// - Parameter slack: how much longer it may be.
  static func bounded(_ text: String, to limit: Int = limit, slack: Int = 0) -> String {
    text.count > limit + slack ? cut(text, to: limit) : text
  }

  /// A text that ends short of the limit was cut before.
  /// - Parameter elements: the number of elements, if it is a collection.
  private static func cut(_ text: String, to limit: Int, _ elements: Int? = nil) -> String {
    var (kept, closing, isEscaped) = ("", [Character](), false)
    var separated = (end: "", closing: closing)
    var begun = 1
    for character in text.prefix(limit) {
      let previous = kept.last
      kept.append(character)
      // A raw literal is open until its "#.
      let (isQuoted, isRaw) = (closing.last == "\"", closing.last == "#")
      switch character {
      case _ where isEscaped: break
      case "#" where isRaw && previous == "\"": closing.removeLast()
      case _ where isRaw: break
      case "\"" where !isQuoted && previous == "#": closing.append("#")
      case "\"" where isQuoted: closing.removeLast()
      case "\"": closing.append("\"")
      case _ where isQuoted: break
      case "(": closing.append(")")
      case "[": closing.append("]")
      case ")", "]": _ = closing.popLast()
      case " " where kept.hasSuffix(", "):
        separated = (kept, closing)
        if closing.count == 1 { begun += 1 }
      default: break
      }
      isEscaped = isQuoted && character == "\\" && !isEscaped
    }
    if separated.end.count > limit / 3 {
      (kept, closing) = separated
    } else if closing.last == "\"" {
      kept = kept.withoutBrokenEscape
    }
    var ends = closing.reversed().map { $0 == "#" ? "\"#" : "\($0)" }
    if ends.count > 1, begun < elements ?? 0 { ends.insert(", …", at: ends.count - 1) }
    return "\(kept)…\(ends.joined())"
  }

  /// " (215 characters)", " (39 elements)"; nothing of what has no size.
  static func size(of value: Any) -> String {
    if let text = ValueText.string(value) {
      let isShort = text.utf8.count <= RenderedText.limit
      return isShort ? " (\(text.count) characters)" : " (\(text.utf8.count) bytes)"
    }
    return elements(of: value).map { " (\(Counts.of($0, "element")))" } ?? ""
  }

  /// Returns the number of elements of a collection; nil for other values.
  private static func elements(of value: Any) -> Int? {
    guard let value = Optionals.unwrapped(value), let collection = value as? any Collection,
      [.collection, .set, .dictionary].contains(Mirror(reflecting: value).displayStyle)
    else { return nil }
    return collection.count
  }
}

extension String {
  /// Itself without an escape of which only the beginning is there: `\u{A`.
  fileprivate var withoutBrokenEscape: String {
    guard let start = lastIndex(of: "\\") else { return self }
    let tail = self[start...]
    let isBroken = tail == "\\" || (tail.hasPrefix("\\u") && !tail.contains("}"))
    // A backslash that is escaped itself is whole.
    let slashes = self[..<start].reversed().prefix { $0 == "\\" }.count
    return isBroken && slashes.isMultiple(of: 2) ? String(self[..<start]) : self
  }
}
