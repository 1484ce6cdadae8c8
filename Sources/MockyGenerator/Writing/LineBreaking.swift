/// Breaks what is too long for a line, where Swift's formatter would.
enum LineBreaking {
  /// A call with its arguments on lines of their own.
  static func call(_ text: String, width: Int) -> [String] {
    broken(text, at: "(", width: width, closesOnOwnLine: false)
  }

  /// A type with its generic arguments on lines of their own.
  static func type(_ text: String, width: Int) -> [String] {
    broken(text, at: "<", width: width, closesOnOwnLine: true)
  }

  /// As many parts on each line as there is room for, with commas between them.
  static func filled(_ parts: [String], width: Int) -> [String] {
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      let text = part + (index + 1 < parts.count ? "," : "")
      if let last = lines.last, last.count + 1 + text.count <= width {
        lines[lines.count - 1] = "\(last) \(text)"
      } else {
        lines.append(text)
      }
    }
    return lines
  }

  /// Arguments of a call; an array that is too long has its elements on lines of their own.
  static func arguments(_ text: String, width: Int) -> [String] {
    let parts = parts(text[...])
    guard let long = parts.firstIndex(where: { $0.count > width && $0.hasPrefix("[") }) else {
      return filled(parts, width: width)
    }
    let before = filled(Array(parts[..<long]), width: width).joined(separator: "\n")
    let after = filled(Array(parts[(long + 1)...]), width: width)
    let elements = filled(self.parts(parts[long].dropFirst().dropLast()), width: width - 3)
    let array = elements.enumerated().map { index, line in
      "  \(line)" + (index + 1 == elements.count ? "," : "")
    }
    let lines = (before.isEmpty ? [] : before.split(separator: "\n").map(String.init))
    let opened = lines.dropLast() + (lines.last.map { ["\($0),"] } ?? []) + ["["] + array
    return opened + ["]" + (after.isEmpty ? "" : ",")] + after
  }

  /// What stands between the commas that stand in no parentheses, brackets or quotes.
  static func parts(_ text: Substring) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var isQuoted = false
    var last: Character = " "
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted {
        if "([{<".contains(character) { depth += 1 }
        if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
      }
      if character == ",", depth == 0, !isQuoted {
        parts.append(part)
        part = ""
      } else if !(part.isEmpty && character == " ") {
        part.append(character)
      }
      last = character
    }
    return parts + [part]
  }

  /// What closes the parenthesis or the angle bracket at a place.
  private static func closing(of start: String.Index, in text: String) -> String.Index? {
    var depth = 0
    var isQuoted = false
    var last: Character = " "
    for index in text[start...].indices {
      let character = text[index]
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted {
        if "([{<".contains(character) { depth += 1 }
        if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
      }
      if depth == 0 { return index }
      last = character
    }
    return nil
  }

  private static func broken(
    _ text: String, at opening: Character, width: Int, closesOnOwnLine: Bool
  ) -> [String] {
    guard text.count > width, let start = text.firstIndex(of: opening),
      let end = closing(of: start, in: text)
    else { return [text] }
    var lines = filled(parts(text[text.index(after: start)..<end]), width: width - 2)
      .map { "  \($0)" }
    let rest = String(text[end...])
    if closesOnOwnLine { lines.append(rest) } else { lines[lines.count - 1] += rest }
    return [String(text[...start])] + lines
  }
}
