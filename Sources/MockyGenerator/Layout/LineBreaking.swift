/// Breaks what is too long for a line, where Swift's formatter would.
enum LineBreaking {
  /// What a text is: it decides where what closes a group stands.
  enum Form { case expression, type }

  /// An expression, such as a call, with its arguments on lines of their own.
  static func expression(_ text: String, width: Int) -> [String] {
    broken(text, .expression, width: width)
  }

  /// A type with its generic arguments on lines of their own.
  static func type(_ text: String, width: Int) -> [String] { broken(text, .type, width: width) }

  /// As many parts on each line as there is room for, with commas between them.
  ///
  /// - Parameters:
  ///   - parts: the parts; one that is too long is broken itself, and stands on lines of its own.
  ///   - form: what the parts are.
  ///   - width: how many columns there are.
  static func filled(_ parts: [String], _ form: Form, width: Int) -> [String] {
    var lines: [String] = []
    var isOpen = false
    for (index, part) in parts.enumerated() {
      let comma = index + 1 < parts.count ? "," : ""
      var pieces = broken(part, form, width: width, before: comma.count)
      pieces[pieces.count - 1] += comma
      if isOpen, pieces.count == 1, let last = lines.last,
        columns(last) + 1 + columns(pieces[0]) <= width
      {
        lines[lines.count - 1] = "\(last) \(pieces[0])"
      } else {
        lines += pieces
        isOpen = pieces.count == 1
      }
    }
    return lines
  }

  /// - Parameter following: how many columns what stands behind it needs.
  static func broken(
    _ text: String, _ form: Form, width: Int, before following: Int = 0
  ) -> [String] {
    guard columns(text) + following > width else { return [text] }
    let scanned = ScannedText(text)
    return afterLabel(scanned, form, width, following)
      ?? atArrow(scanned, form, width, following)
      ?? inGroup(scanned, form, width, following)
      ?? atPeriod(scanned, form, width, following)
      ?? atOperator(scanned, form, width, following)
      ?? [text]
  }

  /// How many columns a text takes for the formatter, which leaves room for a comma after the last of
  /// several elements of an array.
  static func columns(_ text: String) -> Int {
    text.contains("[") ? text.count + ScannedText.arrays(in: text) : text.count
  }

  /// `name:`, and what has to stand whole on the next line.
  private static func afterLabel(
    _ text: ScannedText, _ form: Form, _ width: Int, _ following: Int
  ) -> [String]? {
    guard let colon = text.first(": ") else { return nil }
    let value = text.text(from: colon + 2)
    let isKey = text[0].isUppercase && value.hasPrefix("((")
    let isMarked = form == .type && marks.contains { value.hasPrefix($0) }
    guard value.hasPrefix("\"") || isKey || isMarked else { return nil }
    let isShort = columns(value) + following <= width - 2
    let lines =
      (isShort ? nil : atArrow(ScannedText(value), form, width - 2, following, indentation: ""))
      ?? broken(value, form, width: width - 2, before: following)
    return [text.text(to: colon + 1)] + lines.indented
  }

  /// What stands before a type, and keeps to it.
  private static let marks = [
    "@", "inout ", "borrowing ", "consuming ", "sending ", "isolated ", "__owned ", "__shared ",
  ]

  /// A long name before its last period: `NIOCore.Strategies` and `.HighLowWatermark?`.
  private static func atPeriod(
    _ text: ScannedText, _ form: Form, _ width: Int, _ following: Int
  ) -> [String]? {
    guard let period = text.last(".", upTo: width), period > 0 else { return nil }
    return [text.text(to: period)]
      + broken(text.text(from: period), form, width: width - 2, before: following).indented
  }

  /// After an equals sign, before an ampersand.
  private static func atOperator(
    _ text: ScannedText, _ form: Form, _ width: Int, _ following: Int
  ) -> [String]? {
    let place = text.last(" & ", upTo: width) ?? text.first(" = ").map { $0 + 2 }
    guard let place else { return nil }
    return [text.text(to: place)]
      + broken(text.text(from: place + 1), form, width: width - 2, before: following).indented
  }
}

extension [String] {
  /// The lines, two columns further to the right.
  var indented: [String] { map { "  \($0)" } }

  /// The lines with something more at the end of the last.
  func ending(with text: String) -> [String] {
    guard let last else { return self }
    return dropLast() + [last + text]
  }
}
