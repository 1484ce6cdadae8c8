/// Texts as a person sees them: what cannot be seen is written as in Swift's source.
enum VisibleText {
  /// A string in quotes: `"a \"b\"\n"`.
  static func quoted(_ text: String) -> String { "\"\(escaped(text, quotes: true))\"" }

  /// A string with what cannot be seen escaped: line ends, controls, blanks that look like others.
  ///
  /// - Parameter quotes: whether also quotes and backslashes are escaped.
  static func escaped(_ text: String, quotes: Bool) -> String {
    var result = ""
    for character in text {
      let scalars = character.unicodeScalars
      let isEmoji =
        scalars.count > 1 && scalars.contains { $0.value > 0x2100 && $0.properties.isEmoji }
      for scalar in scalars {
        if !isEmoji, let escape = escape(scalar, quotes: quotes) {
          result += escape
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  private static func escape(_ scalar: Unicode.Scalar, quotes: Bool) -> String? {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    case "\"" where quotes: "\\\""
    case "\\" where quotes: "\\\\"
    case " "..."~": nil
    default: isInvisible(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : nil
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// How many columns of a terminal a text takes: two for wide characters and emoji.
  static func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first, first.value >= 0x300 else { return 1 }
    let isEmoji =
      first.properties.isEmojiPresentation
      || character.unicodeScalars.contains { $0.value == 0xFE0F }
    return isEmoji || isWide(first.value) ? 2 : 1
  }

  /// Unicode's East Asian wide characters.
  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

/// Texts that are cut where there is enough of them.
enum ShortText {
  /// About so many characters of a value are shown where it stands among others.
  static let limit: Int = 40

  /// The text of a value in a line: its beginning, closed where it was open.
  static func of(_ value: Any, upTo limit: Int = limit) -> String {
    shown(value, upTo: limit).text
  }

  /// The same, and whether it says what an object is like.
  static func shown(
    _ value: Any, upTo limit: Int = limit
  ) -> (text: String, showsObject: Bool) {
    let made = ValueText.made(of: value, upTo: 8 * limit)
    guard !made.isWhole || made.text.count > limit else { return (made.text, made.showsObject) }
    return ("\(cut(made.text, to: limit))\(size(of: value))", made.showsObject)
  }

  /// Cuts a text that values were written in: `Order(id: 42, …)`.
  ///
  /// What ends short of the limit was cut before.
  static func cut(_ text: String, to limit: Int) -> String {
    var (closing, isQuoted, isEscaped) = ([Character](), false, false)
    var (kept, separated) = ("", (end: "", closing: [Character]()))
    for character in text.prefix(limit) {
      kept.append(character)
      if isQuoted {
        if !isEscaped, character == "\"" { isQuoted = false }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "\"": isQuoted = true
      case "(": closing.append(")")
      case "[": closing.append("]")
      case ")", "]": _ = closing.popLast()
      case " " where kept.hasSuffix(", "): separated = (kept, closing)
      default: break
      }
    }
    if separated.end.count > limit / 3 { return closed("\(separated.end)…", separated.closing) }
    return closed(isQuoted ? "\(kept.withoutBrokenEscape)…\"" : "\(kept)…", closing)
  }

  private static func closed(_ text: String, _ closing: [Character]) -> String {
    text + String(closing.reversed())
  }

  /// " (215 characters)", " (39 elements)"; nothing of what has no size.
  static func size(of value: Any) -> String {
    guard let value = Optionals.unwrapped(value) else { return "" }
    if let text = ValueText.string(value) {
      let isShort = text.utf8.count <= MadeText.limit
      return isShort ? " (\(text.count) characters)" : " (\(text.utf8.count) bytes)"
    }
    let isCollection = [.collection, .set, .dictionary].contains(
      Mirror(reflecting: value).displayStyle)
    guard isCollection, let count = (value as? any Collection)?.count else { return "" }
    return " (\(Counts.of(count, "element")))"
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
