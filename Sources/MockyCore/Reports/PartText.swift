import Foundation

/// A part in which a value differs, in words.
struct PartText {
  /// Texts are shown beside each other as far as they fit into so many columns.
  private static let lineWidth: Int = 72

  /// What is said of a part.
  indirect enum Words {
    /// In one line, and in a headline: "missing, expected 3", "is missing, expected 3".
    case one(String, headline: String, expected: String? = nil, actual: String? = nil)
    case both(expected: String, actual: String)
  }

  /// Where it is: "items[1].sku", "line 5 of 9"; empty for the whole value.
  let path: String
  let words: Words
  /// The blanks before a caret under the first character that differs, and the caret.
  private(set) var caret: String?
  /// What is said after what is there: ", which differs by 0.25".
  private(set) var remark: String = ""
  /// Its texts are long, and shown under each other; a headline has room for the place only.
  private var isLong: Bool = false
  /// Where it is in the whole, as a headline that has no room for the texts says it.
  private(set) var place: String

  init(_ difference: PartDifference) {
    path = [difference.path, difference.place].filter { !$0.isEmpty }.joined(separator: ", ")
    place = path.isEmpty ? "" : " in \(path)"
    switch difference.what {
    case .missing(let value): words = Self.missing(Self.text(value))
    case .additional(let value): words = Self.additional(Self.text(value))
    case .lacking(let value):
      let text = Self.text(value)
      words = .one("lacks \(text)", headline: "lacks \(ShortText.of(value))", expected: text)
    case .having(let value):
      let text = Self.text(value)
      words = .one("has \(text), too", headline: "has \(ShortText.of(value)), too", actual: text)
    case .bytes(let left, let right): words = .both(expected: left, actual: right)
    case .alike(let value, let name):
      words = .both(expected: Self.text(value), actual: "\(name): \(Self.text(value))")
    case .lines(let left, let right):
      (words, caret) = Self.lines(left, right)
      isLong = true
      place = " in \(path.components(separatedBy: " of ")[0])"
    case .values(let left, let right):
      (words, caret, remark) = Self.texts(left, right)
      if path.isEmpty, let start = Self.start(left, right) { place = " from character \(start) on" }
    }
  }

  private static func text(_ value: Any) -> String { ShortText.of(value, upTo: lineWidth) }

  private static func missing(_ text: String) -> Words {
    .one(
      "missing, expected \(text)", headline: "is missing, expected \(cut(text))", expected: text)
  }

  private static func additional(_ text: String) -> Words {
    .one("not expected, got \(text)", headline: "is not expected: \(cut(text))", actual: text)
  }

  private static func cut(_ text: String) -> String {
    ShortText.cut(text, besides: ShortText.limit)
  }

  /// The number of the first character that differs in two strings of one line.
  private static func start(_ expected: Any, _ actual: Any) -> Int? {
    guard let left = ValueText.string(expected), let right = ValueText.string(actual),
      min(left.utf8.count, right.utf8.count) <= MadeText.limit
    else { return nil }
    return zip(left, right).prefix { $0 == $1 }.count + 1
  }

  private static func lines(
    _ expected: String?, _ actual: String?
  ) -> (Words, caret: String?) {
    guard let expected, let actual else {
      let line = expected ?? actual ?? ""
      let text = TextDifference(line, line, quotes: false).expected
      return (expected.isNil ? additional(text) : missing(text), nil)
    }
    let difference = TextDifference(expected, actual, quotes: false)
    return (.both(expected: difference.expected, actual: difference.actual), difference.caret)
  }

  private static func texts(
    _ expected: Any, _ actual: Any
  ) -> (Words, caret: String?, remark: String) {
    if let left = ValueText.string(expected), let right = ValueText.string(actual) {
      let difference = TextDifference(left, right)
      // Nobody needs to be shown where short words differ.
      let length = max(left.utf8.count, right.utf8.count)
      let isClear = length < 6 || (difference.agreement < 0.5 && length <= 40)
      let words = Words.both(expected: difference.expected, actual: difference.actual)
      return (words, isClear ? nil : difference.caret, "")
    }
    if let left = Optionals.unwrapped(expected) as? Date,
      let right = Optionals.unwrapped(actual) as? Date
    {
      let texts = DateText.of(left, right)
      return (.both(expected: texts.0, actual: texts.1), nil, texts.remark)
    }
    let remark = distance(expected, actual).map { ", which differs by \($0)" } ?? ""
    let (left, right) = (ShortText.of(expected, upTo: 100), ShortText.of(actual, upTo: 100))
    guard left == right else { return (.both(expected: left, actual: right), nil, remark) }
    let words = Words.both(
      expected: typed(left, expected, besides: actual),
      actual: typed(right, actual, besides: expected))
    return (words, nil, remark)
  }

  /// A text with the type of its value, where that alone tells it from another.
  private static func typed(_ text: String, _ value: Any, besides other: Any) -> String {
    guard let inner = Optionals.unwrapped(value) else { return text }
    let isTold = Optionals.unwrapped(other).map { type(of: $0) != type(of: inner) } ?? true
    return "\(text) (\(isTold ? type(of: inner) : type(of: value)))"
  }

  /// How far two floating-point numbers are from each other.
  private static func distance(_ left: Any, _ right: Any) -> String? {
    func number(_ value: Any) -> Double? {
      (Optionals.unwrapped(value) as? any BinaryFloatingPoint).map { Double($0) }
    }
    guard let left = number(left), let right = number(right), (left - right).isFinite else {
      return nil
    }
    return String(format: "%.3g", abs(left - right))
  }
}

extension PartText {
  /// What was expected; nil if nothing was.
  var expected: String? {
    switch words {
    case .one(_, _, let expected, _): expected
    case .both(let expected, _): expected
    }
  }

  /// What is there; nil if nothing is.
  var actual: String? {
    switch words {
    case .one(_, _, _, let actual): actual
    case .both(_, let actual): actual
    }
  }

  /// The lines that show it, its path padded to a width.
  func lines(pathWidth: Int) -> [String] {
    let lead = pathWidth == 0 ? "" : "\(path.padded(to: pathWidth))  "
    switch words {
    case .one(let words, _, _, _): return ["\(lead)\(words)"]
    case .both(let expected, let actual): return lines(expected, actual, lead)
    }
  }

  private func lines(_ expected: String, _ actual: String, _ lead: String) -> [String] {
    let line = "\(lead)expected \(expected), got \(actual)\(remark)"
    if !lead.isEmpty, caret.isNil, !isLong, line.count <= Self.lineWidth { return [line] }
    let marked = caret.map { ["           \($0)"] } ?? []
    let texts = ["  expected \(expected)", "       got \(actual)\(remark)"] + marked
    return lead.isEmpty ? texts.map { String($0.dropFirst(2)) } : [path] + texts
  }

  /// "is 10, expected 100", "is missing, expected "alpha""; nil if that is too long for a headline.
  var headline: String? {
    guard !isLong else { return nil }
    guard case .both(let expected, let actual) = words else {
      if case .one(_, let words, _, _) = words { return words }
      return nil
    }
    if let end = actual.range(of: ": \(expected)") { return "is \(actual[..<end.lowerBound])" }
    let length = max(expected.count, actual.count)
    guard caret.isNil || length <= ShortText.limit + 10 else { return nil }
    let texts = (Self.cut(actual), Self.cut(expected))
    return texts.0 == texts.1 ? nil : "is \(texts.0), expected \(texts.1)"
  }
}

extension ShortText {
  /// A text cut to a length, if it is longer than that.
  static func cut(_ text: String, besides limit: Int) -> String {
    text.count > limit + 10 ? cut(text, to: limit) : text
  }
}

/// Two moments as far as they have to be told apart.
private enum DateText {
  static func of(_ left: Date, _ right: Date) -> (String, String, remark: String) {
    for digits in [0, 3, 6] {
      let texts = (text(left, digits), text(right, digits))
      if texts.0 != texts.1, digits > 0 || !(hasFraction(left) || hasFraction(right)) {
        return (texts.0, texts.1, "")
      }
    }
    let distance = String(format: "%.3g", abs(left.timeIntervalSince(right)))
    return (text(left, 6), text(right, 6), ", which differs by \(distance) seconds")
  }

  private static func hasFraction(_ date: Date) -> Bool {
    abs(date.timeIntervalSinceReferenceDate.remainder(dividingBy: 1)) >= 0.0005
  }

  /// "2023-11-14 22:13:20.250 +0000".
  private static func text(_ date: Date, _ digits: Int) -> String {
    let scale = pow(10, Double(digits))
    let seconds = (date.timeIntervalSinceReferenceDate * scale).rounded() / scale
    let whole = seconds.rounded(.down)
    let text = "\(Date(timeIntervalSinceReferenceDate: whole))"
    guard digits > 0 else { return text }
    let fraction = String(format: "%.\(digits)f", seconds - whole).dropFirst()
    return text.replacingOccurrences(of: " +", with: "\(fraction) +")
  }
}
