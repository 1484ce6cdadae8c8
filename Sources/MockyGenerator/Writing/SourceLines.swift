/// A text of source code, written line by line.
package struct SourceLines {
  package private(set) var lines: [String] = []

  package init() {}
  /// The blanks before each line.
  private var indentation = ""

  package var text: String { lines.joined(separator: "\n") + "\n" }

  /// Returns whether a text fits on a line.
  func hasRoom(for text: String) -> Bool { indentation.utf8.count + text.utf8.count <= 100 }

  /// Adds a line as it is.
  package mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : indentation + line)
  }

  /// Adds attributes, each on a line of its own, or on several as it is written.
  package mutating func add(attributes: [Attribute]) { add(attributes.map(\.description)) }

  package mutating func add(_ lines: [String]) {
    for line in lines { add(line) }
  }

  /// Adds a line of code, which is broken at its outermost commas if it is too long.
  mutating func add(code line: String) {
    let blanks = String(line.prefix { $0 == " " })
    let code = String(line.dropFirst(blanks.count))
    for part in code.broken(width: 100 - indentation.utf8.count - blanks.count) {
      add(blanks + part)
    }
  }

  /// Adds a function or an accessor, on one line if it fits.
  mutating func add(_ head: String, body: [String]) {
    let whole = "\(head) { \(body.first ?? "") }"
    if body.count == 1, hasRoom(for: whole) { return add(whole) }
    block("\(head) {") { lines in for line in body { lines.add(code: line) } }
  }

  /// Adds a line that opens a brace, the lines inside, and the brace that closes it.
  package mutating func block(
    _ opening: String, end: String = "}", _ body: (inout SourceLines) -> Void
  ) {
    add(code: opening)
    indented(body)
    add(end)
  }

  mutating func indented(_ body: (inout SourceLines) -> Void) {
    let outer = indentation
    indentation += "  "
    body(&self)
    indentation = outer
  }

  /// Adds the members in their order, with the conditions around them.
  ///
  /// - Parameter withErrors: whether the compiler reports the members that the mock lacks.
  package mutating func each(
    _ items: [PlanItem], withErrors: Bool = false,
    _ write: (inout SourceLines, MemberPlan) -> Void
  ) {
    for item in items {
      switch item {
      case .member(let member): write(&self, member)
      case .error(let message):
        if withErrors { add("#error(\(message.literal))") }
      case .conditional(let clauses):
        for clause in clauses {
          add(clause.directive)
          indented { $0.each(clause.items, withErrors: withErrors, write) }
        }
        add("#endif")
      }
    }
  }
}

extension String {
  /// Returns lines of at most so many columns, as far as the outermost commas allow.
  fileprivate func broken(width: Int) -> [String] {
    let bytes = Array(utf8)
    guard bytes.count > width, let group = CommaGroup(bytes) else { return [self] }
    let ends = group.commas + [group.end]
    let starts = [group.start] + group.commas.map { $0 + 1 }
    var (lines, line) = ([String](), "")
    for (start, end) in zip(starts, ends) {
      let bytes = bytes[start..<end].drop { $0 == UInt8(ascii: " ") }
      let part = String(decoding: bytes, as: UTF8.self)
      if !line.isEmpty, line.utf8.count + part.utf8.count + 5 > width {
        lines += line.broken(width: width - 2).ending(with: ",")
        line = ""
      }
      line += (line.isEmpty ? "" : ", ") + part
    }
    lines = (lines + line.broken(width: width - 2)).map { "  \($0)" }
    if group.start == 0 { lines[0] = String(lines[0].dropFirst(2)) }
    let head = String(decoding: bytes[..<group.start], as: UTF8.self)
    let tail = String(decoding: bytes[group.end...], as: UTF8.self)
    if !head.isEmpty { lines.insert(head, at: 0) }
    return tail.contains(" ") ? lines + tail.broken(width: width) : lines.ending(with: tail)
  }

  /// The text as a string literal.
  package var literal: String {
    let escapes: [Character: String] = ["\\": "\\\\", "\"": "\\\"", "\n": " "]
    return "\"\(map { escapes[$0] ?? String($0) }.joined())\""
  }
}

/// The outermost commas of a line of code, and the brackets around them.
private struct CommaGroup {
  private(set) var start = 0
  private(set) var end: Int
  private(set) var commas: [Int] = []

  init?(_ bytes: [UInt8]) {
    var open: [Int] = []
    var depth = Int.max
    var (isInString, offset) = (false, 0)
    end = bytes.count
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      // Most are letters and blanks.
      if byte > 0x3E && byte & 0x5F < 0x5B || byte == 0x20 { continue }
      if byte == UInt8(ascii: "\""), offset < 2 || bytes[offset - 2] != UInt8(ascii: "\\") {
        isInString.toggle()
      }
      if isInString { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
        open.append(offset)
      case UInt8(ascii: ">") where offset > 1 && bytes[offset - 2] == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
        if open.popLast() == start, end == bytes.count { end = offset - 1 }
      // Systems stay together.
      case UInt8(ascii: ",") where bytes[..<(open.last ?? 0)].ends(in: "#available("): break
      // Those outside of brackets come last: they separate parents and constraints.
      case UInt8(ascii: ",") where (open.isEmpty ? Int.max - 1 : open.count) < depth:
        depth = open.isEmpty ? Int.max - 1 : open.count
        (commas, end, start) = ([offset - 1], bytes.count, open.last ?? 0)
      case UInt8(ascii: ",") where open.last ?? 0 == start && end == bytes.count:
        commas.append(offset - 1)
      default: break
      }
    }
    if commas.isEmpty { return nil }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(in text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}

extension [String] {
  /// The lines, two columns further to the right.
  var indented: [String] { map { "  \($0)" } }

  /// Returns the lines with more text at the end of the last.
  func ending(with text: String) -> [String] { dropLast() + suffix(1).map { $0 + text } }
}
