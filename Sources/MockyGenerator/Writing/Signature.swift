/// The head of a function, on one line where it fits and on several where it does not.
struct Signature {
  /// What stands before the parenthesis: `public func forward<T>`.
  let head: String
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
    let whole = "\(head)(\(parameters.joined(separator: ", ")))\(tail) {"
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
    if parameters.isEmpty { return writeResult(after: "\(head)()", to: &lines) }
    lines.add("\(head)(")
    lines.indented { $0.add(LineBreaking.filled(parameters, width: $0.width)) }
    writeResult(after: ")", to: &lines)
  }

  private func writeResult(after end: String, to lines: inout SourceLines) {
    if "\(end)\(tail) {".count <= lines.width { return lines.add("\(end)\(tail) {") }
    lines.add(end + effects)
    var hasClause = clause.isEmpty
    if let result {
      lines.indented { lines in
        var broken = LineBreaking.type("-> \(result)", width: lines.width)
        if broken[broken.count - 1].count + clause.count <= lines.width {
          broken[broken.count - 1] += clause
          hasClause = true
        }
        lines.add(broken)
      }
    }
    guard hasClause else { return lines.add("\(clause.dropFirst()) {") }
    lines.add("{")
  }
}
