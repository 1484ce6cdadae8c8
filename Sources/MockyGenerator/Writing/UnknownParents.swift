/// The parents of a protocol that a macro does not see.
struct UnknownParents {
  let names: [String]

  /// Writes a remedy for parents without a mock, directly above the class. The compiler shows these
  /// lines with its message that the class does not conform to such a parent.
  func write(to lines: inout SourceLines) {
    guard !names.isEmpty else { return }
    let quoted = names.map { "'\($0)'" }
    let list = ([quoted.dropLast().joined(separator: ", ")] + [quoted[quoted.count - 1]])
      .filter { !$0.isEmpty }.joined(separator: " and ")
    let members = names.count == 1 ? "its members" : "their members"
    let source = "// Write @Mockable before \(list), so that this mock inherits \(members)."
    let long = "// Write @Mockable before its parents, so that this mock inherits their members."
    lines.add(source.count <= lines.width ? source : long)
    lines.add(
      "// If that isn't possible, or a parent is a class, use MockyPlugin instead of @Mockable.")
  }
}
