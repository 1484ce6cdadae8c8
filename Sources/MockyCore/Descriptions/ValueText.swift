import Foundation

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
  static func rendered(
    _ value: Any, upTo limit: Int = RenderedText.limit, namingStructs: Bool = true
  ) -> RenderedText {
    Rendering.run {
      var writer = ValueWriter(limit: limit, namingStructs: namingStructs)
      writer.write(value)
      return writer.rendered
    }
  }

  /// Returns a value's text with its type, unless the text shows the type: `1 as UInt8`.
  static func typed(_ text: String, _ value: Any) -> String {
    let type = type(of: value)
    let isLiteral = text.first.map { $0.isNumber || "-\".[".contains($0) } ?? false
    let isEvident = [Int.self, Double.self, String.self].contains { $0 == type }
    guard isLiteral || text == "nil", !isEvident else { return text }
    let name = "\(type)"
    let isOptional = name.hasPrefix("Optional<")
    return "\(text) as \(isOptional ? "\(name.dropFirst(9).dropLast())?" : name)"
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
    let end = text[text.scalarIndex(before: text.utf8.count - RenderedText.limit)...]
    let head = String(text.utf8Prefix(RenderedText.limit).prefix(half))
    let tail = String(end.suffix(half))
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

  /// The index of the last whole scalar at or before an offset in UTF-8.
  func scalarIndex(before offset: Int) -> Index {
    var index = utf8.index(startIndex, offsetBy: offset)
    while index.samePosition(in: unicodeScalars).isNil { index = utf8.index(before: index) }
    return index
  }
}

/// The text of a value, as far as it was written.
struct RenderedText {
  /// The maximum length of a value's text, in bytes of UTF-8.
  static let limit: Int = 4_000

  var text: String = ""
  /// Nothing was left out at its end.
  var isWhole: Bool = true
  /// True if the text describes an object, which may change.
  var showsObject: Bool = false

  /// The text as messages show it: a long one without its middle.
  var short: String {
    let limit = ValueText.limit
    if !isWhole { return "\(text.prefix(limit)) … (more than \(text.count) characters)" }
    guard text.utf8.count > limit, text.count > limit else { return text }
    return "\(text.prefix(limit / 2)) … \(text.suffix(limit / 2)) (\(text.count) characters)"
  }
}

/// Texts that are cut at a limit.
enum ShortText {
  /// The number of characters, about, of a value that is shown among others.
  static let limit: Int = 80
  /// The number of characters, about, of a part of a value in a headline.
  static let ofPart: Int = 40

  /// Returns the text of a value in a line: its beginning, with closed brackets and quotes.
  static func of(_ value: Any, upTo limit: Int = limit) -> String {
    rendered(value, upTo: limit).text
  }

  /// The text of a value in a line, as it was rendered. A long one leaves out the names of structs,
  /// and is then whole with some more characters.
  static func rendered(_ value: Any, upTo limit: Int = limit) -> RenderedText {
    let whole = line(value, upTo: limit)
    if whole.isWhole, whole.text.count <= limit { return whole }
    let unnamed = line(value, upTo: limit, namingStructs: false)
    let isShorter = unnamed.text != whole.text
    if isShorter, unnamed.isWhole, unnamed.text.count <= limit + 15 { return unnamed }
    let texts = [whole, unnamed].map { cut($0.text, to: limit, elements(of: value)) }
    let hasMore = isShorter && !texts[0].contains(", ") && texts[1].contains(", ")
    return RenderedText(
      text: texts[hasMore ? 1 : 0] + size(of: value), isWhole: false,
      showsObject: whole.showsObject)
  }

  private static func line(
    _ value: Any, upTo limit: Int, namingStructs: Bool = true
  ) -> RenderedText {
    var line = ValueText.rendered(value, upTo: 8 * limit, namingStructs: namingStructs)
    line.text = line.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line
  }

  /// Returns the kind of a value in place of a longer text: `"…"`, `[…]`, `.arrived(…)`.
  static func outline(of value: Any) -> String {
    let text = line(value, upTo: limit).text
    switch text.first {
    case "\"", "#": return "\"…\""
    case "[": return "[…]"
    default:
      let name = text.prefix { $0.isLetter || $0.isNumber || "._<>".contains($0) }
      return text.dropFirst(name.count).first == "(" ? "\(name)(…)" : "…"
    }
  }

  /// A text that values were written in, cut if it is longer: `Order(id: 42, …)`.
  /// - Parameter slack: how much longer it may be.
  static func bounded(_ text: String, to limit: Int = ofPart, slack: Int = 0) -> String {
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
    guard let value = Optionals.unwrapped(value), let collection = value as? any Collection else {
      return nil
    }
    return ValueParts(of: value).isCollection ? collection.count : nil
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

/// A kind of type, by the first word of the runtime's description of the type.
enum TypeKind: Int {
  case structure = 0x200
  case enumeration = 0x201
  case tuple = 0x301
  case function = 0x302

  static func of(_ type: Any.Type) -> TypeKind? {
    TypeKind(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }
}

/// A type with a short name in Swift: "[String]" for "Array<String>".
protocol WrittenTypeName { static var writtenName: String { get } }

extension WrittenTypeName {
  static func name(of type: Any.Type) -> String {
    (type as? any WrittenTypeName.Type)?.writtenName ?? "\(type)"
  }
}

extension Array: WrittenTypeName {
  static var writtenName: String { "[\(name(of: Element.self))]" }
}

extension Dictionary: WrittenTypeName {
  static var writtenName: String { "[\(name(of: Key.self)): \(name(of: Value.self))]" }
}

/// The texts that types give their values for messages alone.
package enum CustomText {
  private typealias Functions = (
    text: @Sendable (Any) -> String?, mirror: @Sendable (Any) -> Mirror
  )
  private static let ofTests = Locked<Functions>(({ _ in nil }, { Mirror(reflecting: $0) }))

  /// Sets the functions that return the texts and the parts of the test framework's own protocols.
  package static func use(
    _ text: @escaping @Sendable (Any) -> String?,
    mirror: @escaping @Sendable (Any) -> Mirror = { Mirror(reflecting: $0) }
  ) {
    ofTests.withLock { $0 = (text, mirror) }
  }

  /// Returns a mirror with the parts of a value that messages show.
  static func mirror(of value: Any) -> Mirror { ofTests.value.mirror(value) }

  /// Returns the text of a value; nil if its type has none.
  static func of(_ value: Any) -> String? {
    if let value = value as? any CustomMockStringConvertible { return value.mockDescription }
    return value is any CustomStringConvertible ? nil : ofTests.value.text(value)
  }
}

/// A type whose values have a text of their own in Mocky's messages.
///
/// ```swift
/// extension Person: CustomMockStringConvertible {
///   var mockDescription: String { name }
/// }
/// ```
///
/// Failures, histories and transcripts show this text instead of the value's parts. A type that
/// conforms to Swift Testing's `CustomTestStringConvertible` has its text there, if it has no other.
/// Write the conformance in the tests, with `@retroactive` if the type belongs to another package.
///
/// From Swift Testing (`CustomTestStringConvertible`).
public protocol CustomMockStringConvertible {
  /// The text of the value in messages.
  var mockDescription: String { get }
}

/// Bytes as messages show them.
enum ByteText {
  private static let limit: Int = 16
  /// The maximum number of bytes to read as text.
  private static let textLimit: Int = 100_000
  /// The characters of a text that are shown.
  private static let shownText: Int = 80

  /// "8 bytes: 01 02 03 04 05 06 07 09"; of many only the first.
  static func of(_ data: Data) -> String {
    guard !data.isEmpty else { return "0 bytes" }
    let bytes = Counts.of(data.count, "byte")
    if let text = text(data) {
      let shown = EscapedText.quoted(String(text.prefix(shownText)))
      return "\(bytes): \(shown)\(text.count > shownText ? " …" : "")"
    }
    let end = data.count > limit ? " …" : ""
    return "\(bytes): \(hexadecimal(data.prefix(limit)))\(end)"
  }

  /// The text that bytes contain; nil if they are none that a person could read.
  static func text(_ data: Data) -> String? {
    let isReadable = data.allSatisfy { $0 >= 0x20 && $0 != 0x7f || 9...13 ~= $0 }
    guard !data.isEmpty, data.count <= textLimit, isReadable else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// "01 02 0F".
  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02X", $0) }.joined(separator: " ")
  }
}
