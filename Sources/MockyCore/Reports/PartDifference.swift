import Foundation

/// A different part of an expected and an actual value, in words.
struct PartDifference {
  /// The number of columns into which two texts beside each other must fit.
  private static let lineWidth: Int = 72

  /// The part: "items[1].sku"; empty for the whole value.
  var place: String = ""
  /// The place in the part: "line 5 of 9".
  var detail: String = ""
  /// The texts of the expected value and of the actual one; nil if there is none.
  let expected: String?
  let actual: String?
  /// The words in place of both texts, in a line, if there are any, and in a headline: "missing,
  /// expected 3", "is missing, expected 3".
  var words: (line: String?, headline: String)?
  /// The line under both texts, if they are below each other: a caret under the first different
  /// character, or a note in parentheses.
  var below: String?
  /// True if that line would say more than both texts in a line.
  var needsBelow: Bool = true
  /// The words after the actual text: ", which differs by 0.25".
  var remark: String = ""
  /// The number of the different line, in texts with several lines.
  var line: Int?
  /// Both texts around the first different character, if a headline has no room for more.
  var neighborhoods: (expected: String, actual: String)?
  /// True if a matcher gives the words.
  var isInWords: Bool = false
}

extension PartDifference {
  private init(_ texts: TextDifference, needsCaret: Bool = true) {
    self.init(
      expected: texts.expected, actual: texts.actual, below: Self.below(texts.caret),
      needsBelow: needsCaret, neighborhoods: texts.neighborhoods)
  }

  /// Returns the difference of a value from what a matcher expects in its own words.
  /// - Parameter caret: the indentation and the caret under the first different character.
  static func words(
    _ expected: String, got actual: String, at caret: String? = nil
  ) -> PartDifference {
    PartDifference(expected: expected, actual: actual, below: below(caret), isInWords: true)
  }

  private static func below(_ caret: String?) -> String? { caret.map { "         \($0)" } }

  /// Returns the same difference with a headline that is clearer than both texts, and a note.
  func summed(up headline: String, _ note: String) -> PartDifference {
    var difference = self
    (difference.words, difference.below) = ((nil, headline), "(\(note))")
    difference.needsBelow = true
    return difference
  }

  /// Returns the difference of two arrays with the same elements at different places.
  static func reordered(
    _ line: String, _ headline: String, _ parts: [PartDifference]
  ) -> PartDifference {
    let listed = parts.prefix(Layout.parts)
    let width = listed.map(\.path.count).max() ?? 0
    let lines =
      [line] + listed.flatMap { $0.lines(pathWidth: width) }
      + Counts.rest(parts.count - listed.count)
    return PartDifference(
      expected: nil, actual: nil, words: (lines.joined(separator: "\n"), headline))
  }

  /// Returns the same difference in a part of a larger value.
  func below(_ path: String) -> PartDifference {
    var difference = self
    let isNamed = !place.isEmpty && place.first != "[" && !path.isEmpty
    difference.place = "\(path)\(isNamed ? "." : "")\(place)"
    return difference
  }

  /// Returns the difference of a value that only one side has, at a place or in a set.
  static func alone(_ pair: ElementPair) -> PartDifference {
    let value = pair.expected ?? pair.actual ?? ()
    let (text, short) = (text(value), ShortText.of(value))
    let isExpected = pair.actual.isNil
    guard pair.place.isNil else { return alone(text, isExpected) }
    let verb = isExpected ? "lacks" : "also has"
    return alone(text, isExpected, ("\(verb) \(text)", "\(verb) \(short)"))
  }

  private static func alone(
    _ text: String, _ isExpected: Bool, _ words: (String, String)? = nil
  ) -> PartDifference {
    let missing = ("missing, expected \(text)", "is missing, expected \(cut(text))")
    let additional = ("not expected, got \(text)", "is not expected: \(cut(text))")
    return PartDifference(
      expected: isExpected ? text : nil, actual: isExpected ? nil : text,
      words: words ?? (isExpected ? missing : additional))
  }

  /// Returns the difference of values with equal texts.
  static func alike(_ value: Any, _ contrast: String) -> PartDifference {
    let text = text(value)
    return PartDifference(
      expected: text, actual: "\(contrast): \(text)", words: (nil, "is \(contrast)"))
  }

  /// Returns the difference of a line of a text, without its line break.
  static func line(_ number: Int, _ expected: String?, _ actual: String?) -> PartDifference {
    var difference: PartDifference
    if let left = expected, let right = actual {
      difference = PartDifference(TextDifference(left, right, quotes: false))
    } else {
      let own = expected ?? actual ?? ""
      let text = TextDifference(own, own, quotes: false).expected
      difference = alone(text, actual.isNil)
    }
    difference.line = number
    return difference
  }

  /// Returns the difference of two option sets, of which only the bits are known.
  static func options(_ expected: any OptionSet, _ actual: any OptionSet) -> PartDifference? {
    guard let left = bits(expected), let right = bits(actual), left != right else { return nil }
    let parts = [("lacks", left & ~right), ("also has", right & ~left)].filter { $0.1 != 0 }
    let words = parts.map { "\($0) \($1)" }.joined(separator: ", ")
    return PartDifference(
      expected: "\(left)", actual: "\(right)",
      words: (
        "expected \(left), got \(right): \(words)", "is \(right), expected \(left): \(words)"
      ))
  }

  private static func bits<Options: OptionSet>(_ options: Options) -> UInt64? {
    (options.rawValue as? any FixedWidthInteger).map { UInt64(truncatingIfNeeded: $0) }
  }

  /// Returns the difference of two values that exist.
  static func values(_ expected: Any, _ actual: Any) -> PartDifference {
    if let left = ValueText.string(expected), let right = ValueText.string(actual) {
      return strings(left, right)
    }
    if let left = Optionals.unwrapped(expected) as? Date,
      let right = Optionals.unwrapped(actual) as? Date
    {
      return dates(left, right)
    }
    if isNaN(expected), isNaN(actual) {
      let words = "nan, which equals nothing, not even nan"
      return PartDifference(
        expected: nil, actual: nil,
        words: ("\(words): .matching(\"nan\") { $0.isNaN }", "is \(words)"))
    }
    if let difference = descriptions(expected, actual) { return difference }
    let remark = distance(expected, actual).map { ", which differs by \($0)" } ?? ""
    let (left, right) = (ShortText.of(expected, upTo: 100), ShortText.of(actual, upTo: 100))
    guard left == right else {
      return PartDifference(expected: left, actual: right, remark: remark)
    }
    let types = (type(of: expected, besides: actual), type(of: actual, besides: expected))
    guard types.0 == types.1 else {
      return PartDifference(expected: left + types.0, actual: right + types.1, remark: remark)
    }
    let words = "but the == of\(types.0.filter { !"()".contains($0) }) returns false"
    return PartDifference(expected: left, actual: right)
      .summed(up: "looks the same, \(words)", "no visible part differs, \(words)")
  }

  /// Returns the difference of two values that describe themselves, other than numbers, if their
  /// texts are similar.
  private static func descriptions(_ expected: Any, _ actual: Any) -> PartDifference? {
    let (left, right) = (ValueText.of(expected), ValueText.of(actual))
    guard left != right, ValueWriter.hasOwnText(expected), Double(left).isNil else { return nil }
    let texts = TextDifference(left, right, quotes: false, isString: false)
    return texts.agreement < 0.5 ? nil : PartDifference(texts, needsCaret: false)
  }

  /// Returns the difference of two dates, with enough digits to distinguish them.
  private static func dates(_ left: Date, _ right: Date) -> PartDifference {
    let hasFraction = [left, right].contains {
      abs($0.timeIntervalSinceReferenceDate.remainder(dividingBy: 1)) >= 0.0005
    }
    let texts = (hasFraction ? [3, 6] : [0, 3, 6]).map { (text(left, $0), text(right, $0)) }
    let clear = texts.first { $0.0 != $0.1 }
    let distance = String(format: "%.3g", abs(left.timeIntervalSince(right)))
    let (expected, actual) = clear ?? texts[texts.count - 1]
    return PartDifference(
      expected: expected, actual: actual,
      remark: clear.isNil ? ", which differs by \(distance) seconds" : "")
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

  private static func text(_ value: Any) -> String { ShortText.of(value, upTo: lineWidth) }

  private static func cut(_ text: String) -> String { ShortText.bounded(text, slack: 10) }

  private static func strings(_ expected: String, _ actual: String) -> PartDifference {
    let texts = TextDifference(expected, actual)
    // Short words need no caret.
    let length = max(expected.utf8.count, actual.utf8.count)
    let isClear = length < 6 || (texts.agreement < 0.5 && length <= 40)
    return PartDifference(texts, needsCaret: !isClear)
  }

  /// Returns the type of a value, if only the type distinguishes it from another.
  private static func type(of value: Any, besides other: Any) -> String {
    guard let inner = Optionals.unwrapped(value) else { return "" }
    let isTold = Optionals.unwrapped(other).map { Swift.type(of: $0) != Swift.type(of: inner) }
    return " (\(isTold ?? true ? Swift.type(of: inner) : Swift.type(of: value)))"
  }

  private static func number(_ value: Any) -> Double? {
    (Optionals.unwrapped(value) as? any BinaryFloatingPoint).map { Double($0) }
  }

  private static func isNaN(_ value: Any) -> Bool { number(value)?.isNaN ?? false }

  /// Returns two different floating-point numbers that have a distance.
  private static func numbers(_ left: Any, _ right: Any) -> (Double, Double, distance: Double)? {
    guard let left = number(left), let right = number(right) else { return nil }
    let distance = abs(left - right)
    return distance > 0 && distance.isFinite ? (left, right, distance) : nil
  }

  /// Returns the distance of two floating-point numbers, if both are nearly equal or long.
  private static func distance(_ left: Any, _ right: Any) -> String? {
    guard let (left, right, distance) = numbers(left, right) else { return nil }
    let isLong = max("\(left)".count, "\(right)".count) > 8
    return isLong || distance < 0.01 * abs(left) ? String(format: "%.3g", distance) : nil
  }

  /// Returns the matcher `.close(to: 0.6, within: 1e-9)` for floating-point numbers that only
  /// rounding distinguishes.
  static func closeness(_ expected: Any, _ actual: Any) -> String? {
    guard let (left, right, distance) = numbers(expected, actual) else { return nil }
    let isFloat = (Optionals.unwrapped(expected) as? any BinaryFloatingPoint) is Float
    let digits = isFloat ? 5 : 9
    let exponent = Int(log10(max(abs(left), abs(right))).rounded(.up)) - digits
    guard distance <= pow(10, Double(exponent)) else { return nil }
    return ".close(to: \(ValueText.of(expected)), within: 1e\(exponent))"
  }

  /// The part and the place in it: "items[1].sku", "line 5 of 9"; empty for the whole value.
  var path: String { [place, detail].filter { !$0.isEmpty }.joined(separator: ", ") }

  /// Returns the words for the part of a named value: "'amount'", "line 5 of argument 1",
  /// "items[1].sku of 'order'".
  /// - Parameter isClear: true to leave out the name if there is a part.
  func subject(in name: String, isClear: Bool) -> String {
    let part = place.isEmpty ? line.map { "line \($0)" } ?? detail : path
    return part.isEmpty ? name : isClear ? part : "\(part) of \(name)"
  }

  /// Returns its lines, with the path padded to a width.
  func lines(pathWidth: Int) -> [String] {
    let lead = pathWidth == 0 ? "" : "\(path.padded(to: pathWidth))  "
    if let line = words?.line { return ["\(lead)\(line)"] }
    let left = "expected \((expected ?? "").indentedLines(by: 13))"
    let right = "got \((actual ?? "").indentedLines(by: 13))\(remark)"
    let both = "\(lead)\(left), \(right)"
    let isPlain = (below.isNil || !needsBelow) && line.isNil && !both.contains("\n")
    if !lead.isEmpty, isPlain, both.count <= Self.lineWidth { return [both] }
    let texts = [left, "     \(right)"] + [below].compactMap(\.self)
    return lead.isEmpty ? texts : [path] + texts.map { "  \($0)" }
  }

  /// Both texts in a headline; nil if they are too long, or words take their place. A long
  /// actual text is nil.
  private var headlineTexts: (actual: String?, expected: String)? {
    guard words.isNil, let expected, let actual, expected != actual else { return nil }
    if isInWords {
      guard expected.count <= 60, !expected.contains("\n") else { return nil }
      let isShort = actual.count <= Layout.text && !actual.contains("\n")
      return (isShort ? actual : nil, expected)
    }
    let isLong = max(expected.count, actual.count) > ShortText.ofPart + 10
    if let near = neighborhoods, isLong || line != nil { return (near.actual, near.expected) }
    let texts = (Self.cut(actual), Self.cut(expected))
    return texts.0 == texts.1 ? nil : texts
  }

  /// The words for a headline: "is 10, expected 100", "is missing, expected "alpha"", "is
  /// …"SKU-2O"…, expected …"SKU-20"…"; nil if they are too long.
  var headline: String? {
    guard let texts = headlineTexts else { return words?.headline }
    // The call has shown the beginning of a long value.
    return texts.actual.map { "is \($0), expected \(texts.expected)" }
      ?? "does not match \(texts.expected)"
  }

  /// True if the headline shows the different part of the actual value.
  var showsActual: Bool { path.isEmpty ? headlineTexts?.actual != nil : headline != nil }

  /// Returns the expected text of a headline, if the actual one is what the call shows.
  func expected(beside shown: [String]) -> String? {
    path.isEmpty && actual.map(shown.contains) ?? false ? headlineTexts?.expected : nil
  }
}
