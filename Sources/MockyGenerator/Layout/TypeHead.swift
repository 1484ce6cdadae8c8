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
