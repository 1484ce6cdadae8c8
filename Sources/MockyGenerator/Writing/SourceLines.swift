/// A text of source code, written line by line.
package struct SourceLines {
  package private(set) var lines: [String] = []

  package init() {}
  /// The blanks before each line.
  private var indentation = ""

  /// The number of columns that are left on a line.
  var width: Int { 100 - indentation.utf8.count }

  package var text: String { lines.joined(separator: "\n") + "\n" }

  package mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : indentation + line)
  }

  /// Adds attributes, each on a line of its own, or on several as it is written.
  package mutating func add(attributes: [Attribute]) { add(attributes.map(\.description)) }

  package mutating func add(_ lines: [String]) {
    for line in lines { add(line) }
  }

  /// Adds a line that opens a brace, the lines inside, and the brace that closes it.
  package mutating func block(
    _ opening: String, end: String = "}", _ body: (inout SourceLines) -> Void
  ) {
    add(opening)
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
  mutating func each(
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

/// Parts with commas between them and text around them: the arguments of a call, the generic
/// arguments of a type.
struct PartList {
  let opening: String
  let parts: [String]
  let closing: String
  let onOneLine: String

  init(_ opening: String, _ parts: [String], _ closing: String) {
    self.opening = opening
    self.parts = parts
    self.closing = closing
    onOneLine = opening + parts.joined(separator: ", ") + closing
  }

  /// Returns the list with more text before it.
  func after(_ text: String) -> PartList { PartList(text + opening, parts, closing) }

  /// Returns one line if there is room, and otherwise the parts on lines of their own.
  func lines(width: Int) -> [String] {
    onOneLine.utf8.count <= width ? [onOneLine] : broken(width: width)
  }

  /// Returns lines with as many parts on each as there is room for, apart from the text around
  /// them.
  func broken(width: Int) -> [String] {
    if parts.isEmpty { return [opening + closing] }
    var lines = parts.filling(width: width - 2).indented
    lines.insert(opening, at: 0)
    lines.append(closing)
    return lines
  }
}

extension [String] {
  /// Returns lines with as many parts on each as there is room for, with commas between them.
  func filling(width: Int) -> [String] {
    guard var line = first else { return [] }
    var lines: [String] = []
    for part in self[1...] {
      if line.utf8.count + part.utf8.count + 3 <= width {
        line += ", " + part
      } else {
        lines.append(line + ",")
        line = part
      }
    }
    lines.append(line)
    return lines
  }

  /// The lines, two columns further to the right.
  var indented: [String] { map { "  \($0)" } }

  /// Returns the lines with more text at the end of the last.
  func ending(with text: String) -> [String] {
    var lines = self
    if !isEmpty { lines[count - 1] += text }
    return lines
  }
}

/// The head of a type, up to its brace.
struct TypeHead {
  /// The text before the generic parameters: `nonisolated final class MockStore`.
  let name: String
  var genericParameters: [String] = []
  let parents: [String]
  /// ` where T: P`; empty without constraints.
  var clause = ""

  func write(to lines: inout SourceLines) {
    let generics = genericParameters.isEmpty ? "" : "<\(genericParameters.joined(separator: ", "))>"
    let whole = "\(name)\(generics): \(parents.joined(separator: ", "))\(clause) {"
    if whole.utf8.count <= lines.width { return lines.add(whole) }
    lines.add("\(name)\(generics):")
    lines.indented { $0.add(parents.filling(width: $0.width)) }
    lines.add(clause.isEmpty ? "{" : "\(clause.dropFirst()) {")
  }
}

/// The head of a function, on one line if it fits and otherwise on several.
struct Signature {
  /// The text before the parameters: `public func forward<T>`.
  let head: String
  let parameters: [String]
  /// ` async throws`; empty without effects.
  var effects = ""
  var result: PartList?
  /// ` where T: P`; empty without constraints.
  var clause = ""

  /// Writes the function with its body.
  ///
  /// - Parameters:
  ///   - lines: the lines that it is added to.
  ///   - body: the lines of its body.
  func write(to lines: inout SourceLines, body: [String]) {
    var tail = effects
    if let result { tail += " -> " + result.onOneLine }
    tail += clause
    let whole = "\(head)(\(parameters.joined(separator: ", ")))\(tail) {"
    if body.count == 1, whole.utf8.count + body[0].utf8.count + 3 <= lines.width {
      return lines.add("\(whole) \(body[0]) }")
    }
    if whole.utf8.count <= lines.width { lines.add(whole) } else { writeBroken(tail, to: &lines) }
    lines.indented { lines in lines.add(body) }
    lines.add("}")
  }

  /// Writes the parameters on lines of their own, and the result as well if it needs them.
  private func writeBroken(_ tail: String, to lines: inout SourceLines) {
    var last = ")"
    if parameters.isEmpty {
      last = "\(head)()"
    } else {
      lines.add("\(head)(")
      lines.indented { $0.add(parameters.filling(width: $0.width)) }
    }
    guard let result, last.utf8.count + tail.utf8.count + 2 > lines.width else {
      return lines.add("\(last)\(tail) {")
    }
    let types = result.after("\(last)\(effects) -> ")
    lines.add(types.lines(width: lines.width - 2).ending(with: "\(clause) {"))
  }
}

extension String {
  /// The text as a string literal.
  package var literal: String {
    let escapes: [Character: String] = ["\\": "\\\\", "\"": "\\\"", "\n": " "]
    return "\"\(map { escapes[$0] ?? String($0) }.joined())\""
  }
}
