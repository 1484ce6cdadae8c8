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
