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
    guard !isShort(text, width - following), columns(text) + following > width else {
      return [text]
    }
    let scanned = ScannedText(text)
    return afterLabel(scanned, form, width, following)
      ?? atArrow(scanned, form, width, following)
      ?? inGroup(scanned, form, width, following)
      ?? atPeriod(scanned, form, width, following)
      ?? atOperator(scanned, form, width, following)
      ?? [text]
  }

  /// Whether a text fits without being looked at: no array can make it too long.
  private static func isShort(_ text: String, _ width: Int) -> Bool { text.utf8.count * 2 <= width }

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

extension LineBreaking {
  /// The type of a function: broken before its effects or its arrow if that is enough, else at its
  /// parameters.
  static func atArrow(
    _ text: ScannedText, _ form: Form, _ width: Int, _ following: Int, indentation: String = "  "
  ) -> [String]? {
    guard form == .type, let arrow = text.first(" -> "),
      let parameters = text.groups.last(where: { $0.closing < arrow })
    else { return nil }
    let indentation = text.text().hasPrefix("->") ? "" : indentation
    let result = text.text(from: arrow + 1)
    let effects = text.text(from: parameters.closing + 1, to: arrow).trimmed
    let head = text.text(to: parameters.closing + 1)
    let rests =
      effects.isEmpty
      ? [(head, result)]
      : [
        ("\(head) \(effects)", result), (head, "\(effects) \(result)"),
      ]
    for (first, rest) in rests
    where first.count <= width && rest.count + 2 + following <= width {
      return [first, indentation + rest]
    }
    return atParameters(text, form, width, following, from: parameters)
      ?? (head.count > width
        ? nil : [head] + type(rests[rests.count - 1].1, width: width - 2).map { indentation + $0 })
  }

  /// The type of a function with its parameters on lines of their own.
  static func atParameters(
    _ text: ScannedText, _ form: Form, _ width: Int, _ following: Int,
    from parameters: (opening: Int, closing: Int)
  ) -> [String]? {
    let inside = text.text(from: parameters.opening + 1, to: parameters.closing)
    guard !inside.isEmpty, parameters.opening < width else { return nil }
    let rest = text.text(from: parameters.closing)
    return [text.text(to: parameters.opening + 1)]
      + filled(ScannedText(inside).parts, .type, width: width - 2).indented
      + broken(rest, .type, width: width, before: following)
  }
}

extension LineBreaking {
  /// A group with what is in it on lines of its own: the last for whose beginning there is room.
  static func inGroup(
    _ text: ScannedText, _ form: Form, _ width: Int, _ following: Int
  ) -> [String]? {
    let groups = text.groups.filter { group in
      group.closing > group.opening + 1 && group.opening < width
    }
    if form == .expression, let last = groups.last, text.isSubscript(at: last.opening),
      let chain = text.last(".", upTo: width), chain > last.closing
    {
      return nil
    }
    guard let group = groups.last else { return nil }
    let start = text.text(to: group.opening + 1)
    let inside = text.text(from: group.opening + 1, to: group.closing)
    let end = text.text(from: group.closing)
    if text[group.opening] == "{" { return closure(start, inside, end, width) }
    let hasOnePart = ScannedText(inside).parts.count == 1
    if form == .type ? text[group.opening] == "[" : hasOnePart && text.isTuple(at: group.opening) {
      return unbroken(start, inside, end, width, following)
    }
    var lines = filled(ScannedText(inside).parts, form, width: width - 2)
    let isLiteral = text[group.opening] == "[" && !text.isSubscript(at: group.opening)
    if form == .expression, isLiteral, ScannedText(inside).parts.count > 1 {
      lines = lines.ending(with: ",")
    }
    let isCall = form == .expression && text.isCall(at: group.opening)
    if isCall, (lines.last?.count ?? 0) + 2 + end.count + following <= width {
      return [start] + lines.indented.ending(with: end)
    }
    return [start] + lines.indented + broken(end, form, width: width, before: following)
  }

  /// One type in parentheses or brackets, which are not broken themselves:
  /// `(@Sendable (Int) -> Void).self`.
  private static func unbroken(
    _ start: String, _ inside: String, _ end: String, _ width: Int, _ following: Int
  ) -> [String]? {
    let whole = start + inside + end.prefix(1)
    if columns(whole) <= width, end.hasPrefix(").") { return [whole, "  \(end.dropFirst(1))"] }
    let text = ScannedText(inside)
    var lines: [String]?
    if let arrow = text.first(" -> "),
      let parameters = text.groups.last(where: { $0.closing < arrow })
    {
      let taken = text.text(from: parameters.opening + 1, to: parameters.closing)
      lines =
        ScannedText(taken).parts.count > 1
        ? atParameters(text, .type, width, end.count + following, from: parameters)
        : text.last(" -> ", upTo: width - start.count)
          .map { [text.text(to: $0), "  \(text.text(from: $0 + 1))"] }
    } else {
      lines = inGroup(text, .type, width - start.count, end.count + following)
    }
    guard var lines else { return nil }
    lines[0] = start + lines[0]
    return lines.ending(with: end)
  }

  /// A closure, with what it takes on its first line.
  private static func closure(
    _ start: String, _ inside: String, _ end: String, _ width: Int
  ) -> [String] {
    let scanned = ScannedText(inside)
    let signature = scanned.first(" in ").map { scanned.text(to: $0 + 3) } ?? ""
    let body = String(inside.dropFirst(signature.count)).trimmed
    return [start + signature] + expression(body, width: width - 2).indented + [end]
  }
}

extension ScannedText {
  /// Whether a parenthesis opens the arguments of a call, and not a tuple.
  fileprivate func isCall(at opening: Int) -> Bool {
    self[opening] == "(" && opening > 0 && !" (".contains(self[opening - 1])
  }

  /// Whether a parenthesis opens a tuple, or a type in parentheses.
  fileprivate func isTuple(at opening: Int) -> Bool {
    self[opening] == "(" && !isCall(at: opening)
  }

  /// Whether a bracket opens the arguments of a subscript, and not an array.
  fileprivate func isSubscript(at opening: Int) -> Bool {
    self[opening] == "[" && opening > 0 && !" (".contains(self[opening - 1])
  }
}

/// A line of source, of which is known what stands in its parentheses, brackets, braces and quotes.
struct ScannedText {
  private let characters: [Character]
  /// How many groups are open before each character; those in quotes count as in a group.
  private var depths: [Int] = []
  /// Where the outermost groups open and close.
  private(set) var groups: [(opening: Int, closing: Int)] = []

  init(_ text: String) {
    characters = Array(text)
    var open: [Int] = []
    var isQuoted = false
    for (index, character) in characters.enumerated() {
      let isQuote = character == "\"" && (index == 0 || characters[index - 1] != "\\")
      let closesQuotes = isQuoted && isQuote
      if !isQuoted, closes(index) {
        let opening = open.popLast()
        if open.isEmpty, let opening { groups.append((opening, index)) }
      }
      depths.append(open.count + (isQuoted ? 1 : 0))
      if isQuote { isQuoted.toggle() }
      if !isQuoted, !closesQuotes, "([{<".contains(character) { open.append(index) }
    }
  }

  private func closes(_ index: Int) -> Bool {
    let character = characters[index]
    if character == ">" { return index == 0 || characters[index - 1] != "-" }
    return ")]}".contains(character)
  }

  subscript(index: Int) -> Character { characters[index] }

  func text(from start: Int = 0, to end: Int? = nil) -> String {
    String(characters[start..<(end ?? characters.count)])
  }

  /// The first place outside of all groups at which something stands.
  func first(_ text: String) -> Int? { places(of: text).first }

  /// The last such place that is not behind a column.
  func last(_ text: String, upTo width: Int) -> Int? { places(of: text).last { $0 <= width } }

  private func places(of text: String) -> [Int] {
    let wanted = Array(text)
    return characters.indices.filter { index in
      depths[index] == 0 && characters[index] == wanted[0]
        && characters[index...].starts(with: wanted)
    }
  }

  /// How many arrays of several elements a text has, at any depth; none in what is not closed in it.
  static func arrays(in text: String) -> Int {
    var open: [(isArray: Bool, hasComma: Bool, inside: Int)] = []
    var found = 0
    var isQuoted = false
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      defer { last = byte }
      if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isQuoted.toggle() }
      guard !isQuoted else { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
        let isFirst = last == UInt8(ascii: " ") || last == UInt8(ascii: "(")
        open.append((byte == UInt8(ascii: "[") && isFirst, false, 0))
      case UInt8(ascii: ">") where last == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
        guard let group = open.popLast() else { break }
        let count = group.inside + (group.isArray && group.hasComma ? 1 : 0)
        if open.isEmpty { found += count } else { open[open.count - 1].inside += count }
      case UInt8(ascii: ","):
        if !open.isEmpty { open[open.count - 1].hasComma = true }
      default: break
      }
    }
    return found
  }

  /// What stands between the commas that stand in no group.
  var parts: [String] {
    var parts: [String] = []
    var start = 0
    for comma in places(of: ",") {
      parts.append(text(from: start, to: comma).trimmed)
      start = comma + 1
    }
    return parts + [text(from: start).trimmed]
  }
}

extension String {
  /// The text without blanks around it.
  var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }
}
