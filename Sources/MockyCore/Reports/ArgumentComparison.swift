import Foundation

/// How one argument of a call fares against what was expected of it. It is put into words only
/// where somebody asks: many are made for a failure, and few are shown.
package struct ArgumentComparison {
  let matches: Bool
  private let matcher: ArgumentMatcher
  private let argument: Any

  init(matcher: ArgumentMatcher, argument: Any) {
    self.matcher = matcher
    self.argument = argument
    matches = matcher.matches(argument)
  }

  /// What was expected, in words.
  var expected: String { matcher.expected }

  /// What came, in words.
  var actual: String { matches ? ValueText.of(argument) : matcher.mismatch(of: argument) }

  /// Where the texts begin to differ, where a plain value was expected.
  private var difference: Difference? {
    matcher.plain.flatMap { Difference(between: $0.value, and: argument) }
  }

  /// The lines that show it, under the given label.
  func lines(label: String) -> [String] {
    guard !matches else { return ["\(label)✓ \(actual)"] }
    let indent = String(repeating: " ", count: label.count)
    guard let difference else {
      return ["\(label)✗ expected \(expected)", "\(indent)       got \(actual)"]
    }
    return [
      "\(label)✗ expected \(difference.expected)",
      "\(indent)       got \(difference.actual)",
      "\(indent)           \(difference.caret)",
    ]
  }

  /// The part of the texts before and behind the difference, from 0 to 1; of long ones at their
  /// beginning.
  var agreement: Double {
    guard !matches, let plain = matcher.plain else { return 0 }
    let limit = 5 * ValueText.limit
    let expected = ValueText.made(of: plain.value, upTo: limit).text
    let actual = ValueText.made(of: argument, upTo: limit).text
    guard expected != actual else { return 0 }
    let lengths = (expected.utf8.count, actual.utf8.count)
    let before = expected.commonUTF8Prefix(with: actual)
    let behind = min(
      expected.commonUTF8Suffix(with: actual), min(lengths.0, lengths.1) - before)
    return Double(before + behind) / Double(max(lengths.0, lengths.1))
  }
}

extension [ArgumentComparison] {
  /// "argument 1 differs", "arguments 1 and 'urgent' differ"; nil where none does.
  func differing(_ labels: [String?]) -> String? {
    let names = indices.filter { !self[$0].matches }.map { index in
      // The arguments of a parameter pack have one label between them. A label is in quotes, as
      // "argument of differs" would read like a sentence.
      let label = labels.indices.contains(index) ? labels[index] : nil
      return label.map { "'\($0)'" } ?? "\(index + 1)"
    }
    guard !names.isEmpty else { return nil }
    return names.count == 1
      ? "argument \(names[0]) differs" : "arguments \(Counts.list(names)) differ"
  }
}

/// Where two texts begin to differ; of long ones only the neighbourhood is kept.
struct Difference {
  /// Texts up to this length are shown whole.
  private static let wholeLength: Int = 70
  /// What is kept of a long text before and after the first difference.
  private static let context = (before: 20, after: 40)

  let expected: String
  let actual: String
  /// A caret under the first character that differs.
  let caret: String

  /// Compares two texts; nil if they are the same.
  init?(_ expected: String, _ actual: String) {
    self.init(Excerpt(text: expected), Excerpt(text: actual))
  }

  /// Compares two texts that may go on before and behind; nil if they are the same.
  init?(_ expected: Excerpt, _ actual: Excerpt) {
    let texts = (expected.text, actual.text)
    guard texts.0 != texts.1 else { return nil }
    let common = zip(texts.0, texts.1).prefix { $0 == $1 }.count
    let isLong =
      expected.isPart || actual.isPart || max(texts.0.count, texts.1.count) > Self.wholeLength
    let start = isLong ? max(0, common - Self.context.before) : 0
    let end = isLong ? common + Self.context.after : .max
    self.expected = expected.cut(from: start, to: end)
    self.actual = actual.cut(from: start, to: end)
    let hasMark = start > 0 || expected.beginsLater
    caret = String(repeating: " ", count: common - start + (hasMark ? 1 : 0)) + "^"
  }
}

struct Excerpt {
  let text: String
  /// The whole text has something before it.
  var beginsLater: Bool = false
  /// The whole text has something behind it.
  var endsEarlier: Bool = false

  var isPart: Bool { beginsLater || endsEarlier }

  /// A part of it, with marks where something is left out.
  fileprivate func cut(from start: Int, to end: Int) -> String {
    let kept = text.dropFirst(start).prefix(end == .max ? .max : end - start)
    let isCutBefore = start > 0 || beginsLater
    let isCutBehind = endsEarlier || start + kept.count < text.count
    return "\(isCutBefore ? "…" : "")\(kept)\(isCutBehind ? "…" : "")"
  }
}

extension Difference {
  /// What is kept of a large value before and behind the first difference, to be worded.
  private static let window = (bytes: 200, elements: 3)

  /// Where the texts of two values begin to differ; nil if that cannot be seen. Of large values
  /// only the part that differs is ever put into words.
  init?(between expected: Any, and actual: Any) {
    let texts = (ValueText.made(of: expected), ValueText.made(of: actual))
    if texts.0.isWhole, texts.1.isWhole {
      self.init(texts.0.text, texts.1.text)
    } else if let strings = Self.strings(expected, actual) {
      self.init(
        Self.excerpt(strings.0, at: strings.offset), Self.excerpt(strings.1, at: strings.offset))
    } else if let lists = Self.lists(expected, actual) {
      self.init(lists.0, lists.1)
    } else {
      self.init(Self.beginning(texts.0), Self.beginning(texts.1))
    }
  }

  private static func beginning(_ text: MadeText) -> Excerpt {
    Excerpt(text: text.text, endsEarlier: !text.isWhole)
  }

  /// Two strings, and the offset in UTF-8 at which they begin to differ.
  private static func strings(
    _ expected: Any, _ actual: Any
  ) -> (String, String, offset: Int)? {
    guard let expected = ValueText.string(expected), let actual = ValueText.string(actual) else {
      return nil
    }
    return (expected, actual, expected.commonUTF8Prefix(with: actual))
  }

  /// The neighbourhood of an offset in UTF-8, quoted.
  private static func excerpt(_ text: String, at offset: Int) -> Excerpt {
    let start = text.scalarIndex(before: max(0, offset - window.bytes))
    let end = text.scalarIndex(before: min(text.utf8.count, offset + 2 * window.bytes))
    var quoted = String(text[start..<end]).debugDescription[...]
    let (beginsLater, endsEarlier) = (start > text.startIndex, end < text.endIndex)
    if beginsLater { quoted = quoted.dropFirst() }
    if endsEarlier { quoted = quoted.dropLast() }
    return Excerpt(text: String(quoted), beginsLater: beginsLater, endsEarlier: endsEarlier)
  }

  /// The neighbourhood of the first elements that differ, of two arrays.
  private static func lists(_ expected: Any, _ actual: Any) -> (Excerpt, Excerpt)? {
    guard let expected = Optionals.unwrapped(expected) as? any ComparableList,
      let actual = Optionals.unwrapped(actual) as? any ComparableList,
      let index = expected.firstDifference(from: actual)
    else { return nil }
    let start = max(0, index - window.elements)
    return (excerpt(expected.rest(from: start), start), excerpt(actual.rest(from: start), start))
  }

  private static func excerpt(_ elements: Any, _ start: Int) -> Excerpt {
    let made = ValueText.made(of: elements)
    return Excerpt(
      text: start > 0 ? String(made.text.dropFirst()) : made.text, beginsLater: start > 0,
      endsEarlier: !made.isWhole)
  }
}

/// An array whose elements can be compared.
private protocol ComparableList {
  /// The index of the first element that differs; nil if the other one is of another type, or
  /// equal.
  func firstDifference(from other: Any) -> Int?
  /// The elements from an index on.
  func rest(from index: Int) -> Any
}

extension Array: ComparableList where Element: Equatable {
  fileprivate func firstDifference(from other: Any) -> Int? {
    guard let other = other as? [Element] else { return nil }
    let common = Swift.min(count, other.count)
    var index = 0
    while index < common, self[index] == other[index] { index += 1 }
    return index == count && index == other.count ? nil : index
  }

  fileprivate func rest(from index: Int) -> Any { dropFirst(index) }
}

extension String {
  /// How many bytes of UTF-8 two strings have in common at their beginning.
  func commonUTF8Prefix(with other: String) -> Int {
    var (left, right) = (self, other)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        Self.commonLength(of: min(left.count, right.count)) { offset, length in
          memcmp(left.baseAddress! + offset, right.baseAddress! + offset, length) == 0
        }
      }
    }
  }

  /// How many bytes of UTF-8 two strings have in common at their end.
  func commonUTF8Suffix(with other: String) -> Int {
    var (left, right) = (self, other)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        Self.commonLength(of: min(left.count, right.count)) { offset, length in
          memcmp(
            left.baseAddress! + left.count - offset - length,
            right.baseAddress! + right.count - offset - length, length) == 0
        }
      }
    }
  }

  /// Finds the end of what is common by halves, so that the C library compares the bytes.
  private static func commonLength(
    of length: Int, _ isSame: (_ offset: Int, _ length: Int) -> Bool
  ) -> Int {
    var (common, rest) = (0, length)
    while rest > 0 {
      let half = (rest + 1) / 2
      if isSame(common, half) {
        common += half
        rest -= half
      } else if half == 1 {
        return common
      } else {
        rest = half
      }
    }
    return common
  }
}
