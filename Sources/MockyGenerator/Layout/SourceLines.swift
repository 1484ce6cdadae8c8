/// Source as it is written, line by line.
package struct SourceLines {
  package private(set) var lines: [String] = []

  package init() {}
  private var depth = 0

  /// How many columns are left on a line.
  var width: Int { 100 - 2 * depth }

  package var text: String { lines.joined(separator: "\n") + "\n" }

  package mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: " ", count: 2 * depth) + line)
  }

  /// Adds a type alias.
  package mutating func add(alias head: String, _ type: String) {
    add(LineBreaking.type("\(head) = \(type)", width: width))
  }

  /// Adds attributes, each on a line of its own, or on several.
  package mutating func add(attributes: [Attribute]) {
    for attribute in attributes { add(LineBreaking.type(attribute.onOneLine, width: width)) }
  }

  package mutating func add(_ lines: [String]) {
    for line in lines { add(line) }
  }

  /// A head with a type and what stands in its braces: `var name: Type {`.
  package mutating func block(
    _ head: String, _ type: String, _ body: (inout SourceLines) -> Void
  ) {
    let whole = "\(head) \(type)"
    if whole.count + 2 <= width { return block("\(whole) {", body) }
    if whole.count <= width {
      add(whole)
    } else {
      add(head)
      indented { $0.add(LineBreaking.type(type, width: $0.width)) }
    }
    block("{", body)
  }

  /// A line that opens a brace, what stands in it, and the brace that closes it.
  package mutating func block(_ opening: String, _ body: (inout SourceLines) -> Void) {
    add(opening)
    indented(body)
    add("}")
  }

  mutating func indented(_ body: (inout SourceLines) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// The members in their order, with the conditions around them.
  mutating func each(
    _ items: [PlanItem], _ write: (inout SourceLines, MemberPlan) -> Void
  ) {
    for item in items {
      switch item {
      case .member(let member): write(&self, member)
      case .conditional(let clauses):
        for clause in clauses {
          add(clause.directive)
          indented { $0.each(clause.items, write) }
        }
        add("#endif")
      }
    }
  }
}

/// The head of a type, up to its brace.
struct TypeHead {
  /// What stands before the generic parameters: `nonisolated final class MockStore`.
  let name: String
  var genericParameters: [String] = []
  let parents: [String]
  /// ` where T: P`, or nothing.
  var clause = ""

  func write(to lines: inout SourceLines) {
    let generics = genericParameters.isEmpty ? "" : "<\(genericParameters.joined(separator: ", "))>"
    let inheritance = parents.joined(separator: ", ")
    let whole = "\(name)\(generics): \(inheritance)\(clause) {"
    if whole.count <= lines.width { return lines.add(whole) }
    var start = name + generics
    if start.count >= lines.width || parents.count == 1 && !genericParameters.isEmpty {
      lines.add("\(name)<")
      lines.indented {
        $0.add(LineBreaking.filled(genericParameters, .type, width: $0.width))
      }
      start = ">"
    }
    let end = clause.isEmpty ? " {" : ""
    if start == ">", "\(start): \(inheritance)\(end)".count <= lines.width {
      lines.add("\(start): \(inheritance)\(end)")
    } else {
      lines.add("\(start):")
      lines.indented { $0.add(LineBreaking.filled(parents, .type, width: $0.width)) }
      if clause.isEmpty { lines.add("{") }
    }
    if !clause.isEmpty { lines.add(clause: clause, " {") }
  }
}

extension SourceLines {
  /// Adds a `where` clause that stands on lines of its own, and what is behind it.
  ///
  /// - Parameters:
  ///   - clause: with the word.
  ///   - end: ` {`, which stands alone where the clause needs several lines.
  package mutating func add(clause: String, _ end: String) {
    let whole = clause.trimmed + end
    if whole.count <= width { return add(whole) }
    let terms = ScannedText(String(clause.trimmed.dropFirst("where ".count))).parts
    add("where")
    indented { $0.add(LineBreaking.filled(terms, .type, width: $0.width)) }
    add(end.trimmed)
  }
}

/// The head of a function, on one line where it fits and on several where it does not.
struct Signature {
  /// What stands before the generic parameters: `public func forward`.
  let head: String
  /// `<T: P>`, or nothing.
  var generics = ""
  let parameters: [String]
  /// ` async throws`, or nothing.
  var effects = ""
  var result: String?
  /// ` where T: P`, or nothing.
  var clause = ""

  /// What stands after the parameters: ` async throws -> Int`.
  private var tail: String { effects + (result.map { " -> \($0)" } ?? "") + clause }

  /// Writes the function with its body.
  ///
  /// - Parameters:
  ///   - lines: where to.
  ///   - body: its lines.
  func write(to lines: inout SourceLines, body: [String]) {
    let whole = "\(head)\(generics)(\(parameters.joined(separator: ", ")))\(tail) {"
    if body.count == 1, whole.count + body[0].count + 3 <= lines.width {
      return lines.add("\(whole) \(body[0]) }")
    }
    if whole.count <= lines.width {
      lines.add(whole)
    } else {
      writeBroken(to: &lines)
    }
    lines.indented { lines in lines.add(body) }
    lines.add("}")
  }

  private func writeBroken(to lines: inout SourceLines) {
    let start = writeGenerics(to: &lines)
    if parameters.isEmpty { return writeResult(after: "\(start)()", to: &lines) }
    lines.add("\(start)(")
    lines.indented { $0.add(LineBreaking.filled(parameters, .type, width: $0.width)) }
    writeResult(after: ")", to: &lines)
  }

  /// - Returns: what stands before the parenthesis, on its line.
  private func writeGenerics(to lines: inout SourceLines) -> String {
    guard !generics.isEmpty, head.count + generics.count + 1 > lines.width else {
      return head + generics
    }
    lines.add("\(head)<")
    let inside = String(generics.dropFirst().dropLast())
    lines.indented {
      $0.add(LineBreaking.filled(ScannedText(inside).parts, .type, width: $0.width))
    }
    return ">"
  }

  private func writeResult(after end: String, to lines: inout SourceLines) {
    if "\(end)\(tail) {".count <= lines.width { return lines.add("\(end)\(tail) {") }
    let short = end + effects + (result.map { " -> \($0)" } ?? "")
    if !clause.isEmpty, short.count <= lines.width {
      lines.add(short)
      return lines.add(clause: clause, " {")
    }
    lines.add(end + effects)
    if let result {
      lines.indented { $0.add(LineBreaking.type("-> \(result)", width: $0.width)) }
    }
    if clause.isEmpty { lines.add("{") } else { lines.add(clause: clause, " {") }
  }
}
