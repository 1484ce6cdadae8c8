/// The text that a matcher, an action or a failure is described in.
///
/// ```swift
/// var description = Description()
/// description.append("a string starting with ")
/// description.append(value: "some")
/// print(description.text)  // a string starting with "some"
/// ```
///
/// From Hamcrest (`Description`).
public struct Description: Sendable {
  /// What has been appended so far.
  public private(set) var text: String = ""

  /// Makes an empty description.
  public init() {}

  /// Appends words as they are; from Hamcrest (`appendText`).
  public mutating func append(_ words: String) {
    text += words
  }

  /// Appends a value as failure messages show it: strings quoted, mocks by name, long ones cut;
  /// from Hamcrest (`appendValue`).
  public mutating func append(value: Any) {
    text += ValueText.of(value)
  }

  /// Appends what a part, such as a matcher or an action, says of itself; from Hamcrest
  /// (`appendDescriptionOf`).
  public mutating func append(describing part: some SelfDescribing) {
    part.describe(to: &self)
  }

  /// Appends several texts with a separator between them; from Hamcrest (`appendList`).
  public mutating func append(list texts: [String], separator: String = ", ") {
    text += texts.joined(separator: separator)
  }
}

/// A role for whatever can say in words what it is: matchers, actions, cardinalities.
///
/// ```swift
/// struct Percentage: SelfDescribing {
///   let value: Int
///   func describe(to description: inout Description) { description.append("\(value) percent") }
/// }
/// ```
///
/// Everything describes itself once, here; failure messages are put together from these parts.
/// Contract: describing must not change the object, and may happen on any thread.
///
/// From Hamcrest and jMock (`SelfDescribing`).
public protocol SelfDescribing: CustomStringConvertible {
  /// Appends what this is, without a capital letter at its start or a full stop at its end; from
  /// Hamcrest (`describeTo`).
  func describe(to description: inout Description)
}

extension SelfDescribing {
  /// What it is, as failure messages say it: `"\(readiness)"` is `readiness is "ready"`. From Hamcrest
  /// and jMock (`toString`).
  public var description: String { describedText }

  /// The text that ``describe(to:)`` gives on its own.
  package var describedText: String {
    Rendering.run {
      var description = Description()
      describe(to: &description)
      return description.text
    }
  }
}

/// Marks the time in which a thread turns values into text. A user's `description` may call a mock.
/// Such a call is not part of the test: it is answered with a default value and leaves no trace.
enum Rendering {
  private static let mark = ThreadMark()

  static var isInProgress: Bool { mark.isSet }

  /// Runs `body`, answering every mock it calls with default values.
  static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try mark.set(during: body)
  }
}

/// Counts in words. Plurals are written out, and every message takes them from here.
enum Counts {
  /// "never", "once", "3 times".
  static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    default: "\(count) times"
    }
  }

  /// "1st", "2nd", "3rd", "4th", "11th", "21st".
  static func ordinal(_ number: Int) -> String {
    switch (number % 100, number % 10) {
    case (11...13, _): "\(number)th"
    case (_, 1): "\(number)st"
    case (_, 2): "\(number)nd"
    case (_, 3): "\(number)rd"
    default: "\(number)th"
    }
  }

  /// "a 2nd", "an 8th", "an 11th", "an 18th", "an 80th".
  static func ordinalWithArticle(_ number: Int) -> String {
    let ordinal = ordinal(number)
    // What is said first of a number are its digits before the last groups of three.
    let groups = String(ordinal.prefix(while: \.isNumber)).count
    let leading = ordinal.prefix((groups - 1) % 3 + 1)
    let beginsWithVowel = leading.first == "8" || leading == "11" || leading == "18"
    return "\(beginsWithVowel ? "an" : "a") \(ordinal)"
  }

  /// "999", "1,000", "10,000,000".
  static func grouped(_ count: Int) -> String {
    let last = "\(1_000 + count % 1_000)".dropFirst()
    return count < 1_000 ? "\(count)" : "\(grouped(count / 1_000)),\(last)"
  }

  /// "1 call", "2 calls".
  static func of(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// "a", "a and b", "a, b and c".
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension String {
  /// What stands behind the last "/" or ".": the name of a file, of a member.
  func lastPart(after separator: Character) -> String {
    guard let place = lastIndex(of: separator) else { return self }
    return String(self[index(after: place)...])
  }
}

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
