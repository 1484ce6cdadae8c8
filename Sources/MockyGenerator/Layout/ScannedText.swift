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

  /// How many arrays of several elements a text has, at any depth.
  static func arrays(in text: String) -> Int {
    let scanned = ScannedText(text)
    return scanned.groups.reduce(0) { count, group in
      let inside = scanned.text(from: group.opening + 1, to: group.closing)
      let isArray =
        scanned[group.opening] == "["
        && (group.opening == 0 || " (".contains(scanned[group.opening - 1]))
      return count + arrays(in: inside)
        + (isArray && ScannedText(inside).parts.count > 1 ? 1 : 0)
    }
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
