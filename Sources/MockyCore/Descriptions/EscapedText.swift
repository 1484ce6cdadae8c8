/// Texts as a person sees them. Invisible characters are escaped as in Swift's source.
enum EscapedText {
  /// The quotes around a text: those of a raw literal, if nothing but quotes would be escaped.
  enum Quotes: String {
    case none = ""
    case plain = "\""
    case raw = "#\""

    var open: String { rawValue }
    var close: String { String(rawValue.reversed()) }

    init(for text: String) {
      let isRaw =
        text.contains("\"") && !"\"\(text)".contains("\"#") && !text.contains("\\#")
        && escaped(text, in: .none) == text
      self = isRaw ? .raw : .plain
    }
  }

  /// A string in quotes: `"a\n"`, `#"a "b""#`.
  static func quoted(_ text: String) -> String {
    let quotes = Quotes(for: text)
    return "\(quotes.open)\(escaped(text, in: quotes))\(quotes.close)"
  }

  /// A string with what cannot be seen escaped: line ends, controls, blanks like others.
  /// In plain quotes, quotes and backslashes are escaped, too.
  /// - Parameter isRevealing: true to escape what is invisible in emoji, too.
  static func escaped(
    _ text: String, in quotes: Quotes, revealing isRevealing: Bool = false
  ) -> String {
    var result = ""
    for character in text {
      let scalars = character.unicodeScalars
      let isEmoji =
        !isRevealing && scalars.count > 1
        && scalars.contains { $0.value > 0x2100 && $0.properties.isEmoji }
      for scalar in scalars {
        if !isEmoji, let escape = escape(scalar, quotes: quotes == .plain) {
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

  /// The part of a character that can be seen.
  static func visible(_ character: Character) -> [Unicode.Scalar] {
    character.unicodeScalars.filter { !isInvisible($0) }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The number of columns that a text takes in a terminal: two for wide characters and emoji.
  static func width(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + width(of: $1) } }

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
