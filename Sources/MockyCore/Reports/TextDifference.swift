import Foundation

/// Two texts with the place of their first difference. Long texts are cut around it.
struct TextDifference {
  /// The numbers of characters to keep of a long text, before and after the first difference.
  private typealias Window = (before: Int, after: Int, length: Int)
  private static let wide: Window = (20, 40, Layout.text)
  private static let narrow: Window = (10, 20, 30)

  let expected: String
  let actual: String
  /// Both texts in quotes. Long texts are cut around the first difference.
  let neighborhoods: (expected: String, actual: String)
  /// The indentation and the caret under the first different character; nil under two texts that
  /// share nothing.
  let caret: String?
  /// The equal share of both, from 0 to 1.
  let agreement: Double

  /// - Parameters:
  ///   - quotes: true to show the texts in quotes.
  ///   - isString: true if they are strings or lines, which a headline shows in quotes.
  init(_ expected: String, _ actual: String, quotes: Bool = true, isString: Bool = true) {
    let common = Array(expected.utf8).common(with: Array(actual.utf8), ==)
    // The number of equal bytes at the beginning, in whole characters.
    let prefix = [expected, actual].map { $0.characterOffset(before: common.prefix) }.min() ?? 0
    let longer = max(expected.utf8.count, actual.utf8.count)
    agreement = longer == 0 ? 1 : Double(prefix + common.suffix) / Double(longer)
    let places = Self.places(expected, actual, after: prefix)
    let windows = places.map { $0[$0.window(around: $1)] }
    let style = isString ? EscapedText.Quotes(for: windows.joined()) : .none
    let own = quotes ? style : .none
    let visible = places.map { $0[$0.index(at: $1)...].first.map(EscapedText.visible) }
    let looksAlike = visible[0] == visible[1]
    let texts = places.map { Self.cut($0, at: $1, Self.wide, own, revealing: looksAlike) }
    let near = places.map { Self.cut($0, at: $1, Self.narrow, style, revealing: looksAlike).text }
    neighborhoods = (near[0], near[1])
    let isLine = isString && !quotes
    self.expected = isLine ? texts[0].text.withVisibleEnd : texts[0].text
    self.actual = isLine ? texts[1].text.withVisibleEnd : texts[1].text
    let blanks = String(repeating: " ", count: texts[1].column)
    let names = Self.names(of: places)
    caret = prefix == 0 && agreement < 0.5 && names.isEmpty ? nil : "\(blanks)^\(names)"
  }

  /// Returns both texts, each with the offset of its first character that `==` finds different.
  /// - Parameter prefix: the number of equal bytes at the beginning.
  private static func places(
    _ expected: String, _ actual: String, after prefix: Int
  ) -> [(text: String, offset: Int)] {
    let rests = [expected, actual].map { $0[$0.index(at: prefix)...] }
    let common = zip(rests[0], rests[1]).prefix { $0 == $1 }
    let lengths = common.reduce((0, 0)) { ($0.0 + $1.0.utf8.count, $0.1 + $1.1.utf8.count) }
    return [(expected, prefix + lengths.0), (actual, prefix + lengths.1)]
  }

  /// Returns the names of characters that may look equal: " U+0430, expected U+0061".
  private static func names(of places: [(text: String, offset: Int)]) -> String {
    let scalars = places.reversed().map { text, offset in
      text[text.index(at: offset)...].unicodeScalars.first
    }
    guard let left = scalars[0], let right = scalars[1], left.isASCII != right.isASCII,
      max(left, right).value >= 0x370,
      left.properties.isAlphabetic, right.properties.isAlphabetic
    else { return "" }
    return String(format: " U+%04X, expected U+%04X", left.value, right.value)
  }

  /// Returns a text around a place, and the number of columns before the place.
  /// - Parameter isRevealing: true to escape what is invisible in the character at the place.
  private static func cut(
    _ whole: String, at offset: Int, _ window: Window, _ quotes: EscapedText.Quotes,
    revealing isRevealing: Bool
  ) -> (text: String, column: Int) {
    let place = whole.index(at: offset)
    let range = whole.window(around: offset)
    let next = isRevealing && place < range.upperBound ? whole.index(after: place) : place
    let parts = [range.lowerBound..<place, place..<next, next..<range.upperBound].map {
      let isAtPlace = $0.lowerBound == place
      return EscapedText.escaped(
        String(whole[$0]), in: quotes, revealing: isRevealing && isAtPlace)
    }
    let escaped = [parts[0], parts[1] + parts[2]]
    let isWhole = range == whole.startIndex..<whole.endIndex
    let isShort = isWhole && escaped.joined().count <= window.length
    let before = escaped[0].suffix(isShort ? window.length : window.before)
    let behind = escaped[1].prefix(isShort ? window.length : window.after)
    let isLater = range.lowerBound > whole.startIndex || before.count < escaped[0].count
    let lead = isLater ? "…" : quotes.open
    let isCut = range.upperBound < whole.endIndex || behind.count < escaped[1].count
    let text = "\(lead)\(before)\(behind)\(isCut ? "…" : quotes.close)"
    let column = EscapedText.width(of: lead) + EscapedText.width(of: before)
    return (text, column)
  }
}

extension String {
  /// The string with escaped blanks at its end, which would be invisible.
  fileprivate var withVisibleEnd: String {
    let blanks = reversed().prefix { $0 == " " }.count
    return String(dropLast(blanks)) + String(repeating: "\\u{20}", count: blanks)
  }

  /// Returns the index at an offset in UTF-8.
  fileprivate func index(at offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }

  /// Returns the part around an offset in UTF-8 that a message may show.
  fileprivate func window(around offset: Int) -> Range<Index> {
    let end = Swift.min(utf8.count, offset + 400)
    return scalarIndex(before: Swift.max(0, offset - 400))..<scalarIndex(before: end)
  }

  /// Returns the offset in UTF-8 of the last whole character at or before another offset.
  fileprivate func characterOffset(before bytes: Int) -> Int {
    let start = scalarIndex(before: Swift.max(0, bytes - 64))
    // One character can be as long as the whole string.
    let end = scalarIndex(before: Swift.min(utf8.count, bytes + 64))
    var offset = utf8.distance(from: startIndex, to: start)
    for character in self[start..<end] {
      guard offset + character.utf8.count <= bytes else { break }
      offset += character.utf8.count
    }
    return offset
  }
}
