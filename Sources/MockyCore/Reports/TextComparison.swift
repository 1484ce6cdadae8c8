import Foundation

/// The lines in which two long texts of several lines differ.
struct LineComparison {
  struct Line {
    /// Counted from 1.
    let number: Int
    let expected: String?
    let actual: String?
  }

  /// Texts up to this length are shown in one line.
  private static let shortLength: Int = 70
  /// How much of what differs is looked at, in bytes of UTF-8.
  private static let limit: Int = 8_000

  let differences: [Line]
  /// How many lines were expected.
  let count: Int

  /// Nil if both texts are short, or neither has a second line.
  init?(_ expected: String, _ actual: String) {
    guard max(expected.utf8.count, actual.utf8.count) > Self.shortLength else { return nil }
    count = LineCount.of(expected.utf8[...]) + 1
    guard count > 1 || LineCount.of(actual.utf8[...]) > 0 else { return nil }
    let prefix = expected.commonUTF8(with: actual)
    let shorter = min(expected.utf8.count, actual.utf8.count)
    let suffix = min(expected.commonUTF8(with: actual, atEnd: true), shorter - prefix)
    let first = LineCount.of(expected.utf8.prefix(prefix))
    let parts = [expected, actual].map { Self.lines(of: $0, from: prefix, besides: suffix) }
    let pairs = Alignment.pairs(parts[0].indices, parts[1].indices) {
      parts[0][$0] == parts[1][$1]
    }
    differences = pairs.map { left, right in
      Line(
        number: first + 1 + (left ?? right ?? 0), expected: left.map { parts[0][$0] },
        actual: right.map { parts[1][$0] })
    }
  }

  /// The lines between what is common at both ends.
  private static func lines(of text: String, from prefix: Int, besides suffix: Int) -> [String] {
    let utf8 = text.utf8
    let newline = UInt8(ascii: "\n")
    let begin = utf8.index(utf8.startIndex, offsetBy: prefix)
    let end = utf8.index(utf8.endIndex, offsetBy: -suffix)
    let before = utf8[..<begin].suffix(limit)
    let start = before.lastIndex(of: newline).map(utf8.index(after:)) ?? before.startIndex
    let behind = utf8[end...].prefix(limit)
    let stop = behind.firstIndex(of: newline) ?? behind.endIndex
    let lines = utf8[start..<stop].prefix(prefix + limit).split(
      separator: newline, omittingEmptySubsequences: false)
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}

private enum LineCount {
  /// How many lines end in a part of a text.
  static func of(_ text: Substring.UTF8View) -> Int {
    let count = text.withContiguousStorageIfAvailable { bytes in
      var (count, rest) = (0, UnsafeRawBufferPointer(bytes))
      while let start = rest.baseAddress, let end = memchr(start, 10, rest.count) {
        count += 1
        rest = UnsafeRawBufferPointer(rebasing: rest[(UnsafeRawPointer(end) - start + 1)...])
      }
      return count
    }
    return count ?? text.count { $0 == 10 }
  }
}

/// Two texts beside each other, and where they begin to differ; of long ones the neighborhood.
struct TextDifference {
  /// Texts up to this width are shown whole.
  private static let wholeWidth: Int = 70
  /// What is kept of a long text before and after the first difference, in characters.
  private static let context = (before: 20, after: 40)

  let expected: String
  let actual: String
  /// The blanks before a caret under the first character that differs, and the caret.
  let caret: String
  /// How much of both is the same, from 0 to 1.
  let agreement: Double
  /// Something was left out at their beginning.
  let beginsLater: Bool

  /// - Parameter quotes: whether the texts are shown in quotes.
  init(_ expected: String, _ actual: String, quotes: Bool = true) {
    let prefix = Self.commonPrefix(expected, actual)
    let shorter = min(expected.utf8.count, actual.utf8.count)
    let suffix = min(expected.commonUTF8(with: actual, atEnd: true), shorter - prefix)
    let longer = max(expected.utf8.count, actual.utf8.count)
    agreement = longer == 0 ? 1 : Double(prefix + suffix) / Double(longer)
    let texts = [expected, actual].map { Cut($0, at: prefix, quotes: quotes) }
    self.expected = texts[0].text
    self.actual = texts[1].text
    beginsLater = texts[1].beginsLater
    let blanks = String(repeating: " ", count: texts[1].column)
    caret = "\(blanks)^\(Self.names(expected, actual, prefix))"
  }

  /// How many bytes of whole characters both begin with.
  private static func commonPrefix(_ left: String, _ right: String) -> Int {
    let bytes = left.commonUTF8(with: right)
    return min(left.characterOffset(before: bytes), right.characterOffset(before: bytes))
  }

  /// The names of characters that may look the same: " U+0430, expected U+0061".
  private static func names(_ expected: String, _ actual: String, _ prefix: Int) -> String {
    let scalars = [actual, expected].map { text in
      let index = text.utf8.index(text.startIndex, offsetBy: prefix)
      return text[index...].unicodeScalars.first
    }
    guard let left = scalars[0], let right = scalars[1], left.isASCII != right.isASCII,
      max(left, right).value >= 0x370,
      left.properties.isAlphabetic, right.properties.isAlphabetic
    else { return "" }
    let names = [left, right].map { scalar -> String in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
    }
    return " \(names[0]), expected \(names[1])"
  }

  /// A text around a place.
  private struct Cut {
    private(set) var text: String
    /// How many columns stand before the place.
    let column: Int
    let beginsLater: Bool

    init(_ whole: String, at offset: Int, quotes: Bool) {
      let place = whole.utf8.index(whole.startIndex, offsetBy: offset)
      let window = (
        whole.scalarIndex(before: max(0, offset - 400)),
        whole.scalarIndex(before: min(whole.utf8.count, offset + 400))
      )
      let isWhole =
        window.0 == whole.startIndex && window.1 == whole.endIndex
        && VisibleText.escaped(whole, quotes: quotes).count <= TextDifference.wholeWidth
      let before = VisibleText.escaped(String(whole[window.0..<place]), quotes: quotes)
      let behind = VisibleText.escaped(String(whole[place..<window.1]), quotes: quotes)
      let context = TextDifference.context
      let kept = (
        isWhole ? before[...] : before.suffix(context.before),
        isWhole ? behind[...] : behind.prefix(context.after)
      )
      beginsLater = window.0 > whole.startIndex || kept.0.count < before.count
      let endsEarlier = window.1 < whole.endIndex || kept.1.count < behind.count
      let quote = quotes ? "\"" : ""
      let lead = beginsLater ? "…" : quote
      text = "\(lead)\(kept.0)\(kept.1)\(endsEarlier ? "…" : quote)"
      column = VisibleText.width(of: lead) + VisibleText.width(of: kept.0)
      if !quotes, !endsEarlier { text = text.withVisibleEnd }
    }
  }
}

/// A string that should begin or end with another one, or have it in it: with a caret where it fails
/// to.
struct PointedText {
  /// How much of a string is searched for what comes closest.
  private static let searched: Int = 2_000

  let text: String
  /// The blanks before a caret, and the caret.
  let caret: String

  /// Nil where nothing can be pointed at.
  init?(_ part: TextPart, in argument: Any) {
    guard let actual = ValueText.string(argument), !part.text.isEmpty,
      let text = Self.alignment(part, actual)
    else { return nil }
    // The whole, but for the expected part, which stands where it would be.
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

  /// Where most of the beginning of a part is found; nil if less than half of it is anywhere.
  private static func closest(_ part: [Character], _ text: [Character]) -> Int? {
    var (best, place) = (part.count / 2, Int?.none)
    for start in text.indices where text[start] == part.first {
      let common = zip(part, text[start...]).prefix { $0 == $1 }.count
      if common > best { (best, place) = (common, start) }
    }
    return place
  }
}

extension String {
  /// Itself with blanks at its end escaped, which nobody would see.
  fileprivate var withVisibleEnd: String {
    let blanks = reversed().prefix { $0 == " " }.count
    return String(dropLast(blanks)) + String(repeating: "\\u{20}", count: blanks)
  }

  /// The offset in UTF-8 of the last whole character at or before another one.
  fileprivate func characterOffset(before bytes: Int) -> Int {
    let start = scalarIndex(before: Swift.max(0, bytes - 64))
    // One character can be as long as the whole.
    let end = scalarIndex(before: Swift.min(utf8.count, bytes + 64))
    var offset = utf8.distance(from: startIndex, to: start)
    for character in self[start..<end] {
      guard offset + character.utf8.count <= bytes else { break }
      offset += character.utf8.count
    }
    return offset
  }

  /// How many bytes of UTF-8 two strings have in common at their beginning, or at their end.
  fileprivate func commonUTF8(with other: String, atEnd: Bool = false) -> Int {
    var (left, right) = (self, other)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        CommonLength.ofBytes(
          UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right), atEnd: atEnd)
      }
    }
  }
}
