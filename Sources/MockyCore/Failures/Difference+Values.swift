import Foundation

extension Difference {
  /// What is kept of a large value before and behind the first difference, to be worded.
  private static let window = (bytes: 200, elements: 3)

  /// Where the texts of two values begin to differ; nil if that cannot be seen.
  ///
  /// Of large values only the part that differs is ever put into words.
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
  /// The index of the first element that differs; nil if the other one is of another type, or equal.
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
